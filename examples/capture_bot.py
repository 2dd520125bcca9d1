"""A bot for Parlour in Python, with the standard library only: takes what it can, otherwise plays at random.

    ./parlour arena conquest --bots "exec:python3 examples/capture_bot.py,1" --games 10 --time 100ms

It speaks docs/bot-protocol.md and plays every game, since it only reads the list of legal moves.
"""

import random
import sys


def say(line):
    """Lines must not wait in a buffer: Parlour waits for the answer."""
    print(line, flush=True)


def choose(moves, chance):
    """In Conquest an x in a move is a capture; elsewhere there is none, and any move will do."""
    captures = [move for move in moves if "x" in move] if game in ("conquest", "sixfaces") else []
    return chance.choice(captures or moves)


game = ""
moves = []
chance = random.Random()

for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "parlour":
        say("ready")
    elif word == "game":
        game = rest.split(" ")[0]
    elif word == "seed":
        # The same seed gives the same games.
        chance = random.Random(int(rest))
    elif word == "moves":
        moves = rest.split(" ")
    elif word == "go":
        say("move " + choose(moves, chance))
    elif word == "quit":
        break
    # Other lines, among them those of later versions, are ignored.
