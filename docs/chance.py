#!/usr/bin/env python3
"""Computes draws of Parlour again, sharing nothing with it: docs/chance.md says what is computed.

    python3 docs/chance.py SECRET "SEATBYTES" DRAW BOUND [COUNT]    numbers below BOUND, COUNT of them (1)
    python3 docs/chance.py SECRET "SEATBYTES" DRAW TEXT=WEIGHT...   the outcome among these
"""
import hashlib
import hmac
import struct
import sys


def numbers(secret, seats, draw):
    """Unsigned 64-bit numbers without end."""
    message = b"parlour/1"
    for seat in seats:
        message += bytes([len(seat)]) + seat
    message += struct.pack(">Q", draw)
    block = 0
    while True:
        digest = hmac.new(secret, message + struct.pack(">I", block), hashlib.sha256).digest()
        yield from struct.unpack(">4Q", digest)
        block += 1


def below(bound, source):
    limit = 2**64 // bound * bound
    return next(number for number in source if number < limit) % bound


def outcome(weights, source):
    """One of the texts; weights says how often each lies in the bag."""
    left = below(sum(weights.values()), source)
    for text in sorted(weights, key=lambda text: text.encode()):
        if left < weights[text]:
            return text
        left -= weights[text]


def main(secret, seats, draw, *rest):
    secret = bytes.fromhex(secret)
    seats = [b"" if word == "-" else bytes.fromhex(word) for word in seats.split(" ")]
    print("commitment", hashlib.sha256(secret).hexdigest())
    source = numbers(secret, seats, int(draw))
    if "=" in rest[0]:
        weights = {text: int(weight) for text, weight in (word.rsplit("=", 1) for word in rest)}
        print("outcome", outcome(weights, source))
    else:
        count = int(rest[1]) if len(rest) > 1 else 1
        print("below", *[below(int(rest[0]), source) for _ in range(count)])


if __name__ == "__main__":
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    main(*sys.argv[1:])
