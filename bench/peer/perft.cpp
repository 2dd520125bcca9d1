// Counts the move sequences from the start of Conquest, as a reference for ./parlour perft conquest: a plain
// table-driven counter of the kind a good chess programmer writes first, compiled to machine code. It shares nothing
// with the engine.
//
// Every route of every top face from every square is a row of a table: the squares it passes over and where it ends, as
// bits. A route is open if the squares it passes are empty and none of the side's own dice is where it ends. A die's
// orientation at the end of a route is looked up too. The last ply is counted, not played; no hash table, no threads.
//
//   g++ -O3 -std=c++17 -o perft perft.cpp && ./perft 6
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

constexpr int FILES = 9, RANKS = 8, SQUARES = FILES * RANKS;
constexpr int DICE = 9;  // a side; the first is the Key die
constexpr int KEY = 24;  // how the Key die lies; an ordinary die lies one of 24 ways
constexpr int GONE = -1, NONE = -1;
constexpr int NORTH = 0, EAST = 1, SOUTH = 2, WEST = 3;
constexpr int FILE_STEP[] = {0, 1, 0, -1}, RANK_STEP[] = {1, 0, -1, 0};

/// A set of squares; 72 do not fit one word.
struct Squares {
    uint64_t low = 0, high = 0;
    void flip(int square) { (square < 64 ? low : high) ^= uint64_t{1} << (square & 63); }
};

/// A route: what it passes over, where it ends, and by which tumbles.
struct Route {
    Squares passed, end;
    int to, tumbles;
};

int square(int file, int rank) { return rank * FILES + file; }

// ---- How dice lie: a way is a top face and the face to the south ----

int topOf[KEY + 1], southOf[KEY + 1], wayOf[7][7];

/// The face to the east of a right-handed die: with 1 up and 2 to the south, 3 is on the right.
int east(int top, int south) {
    int a = top > 3 ? 7 - top : top, b = south > 3 ? 7 - south : south;
    bool mirrored = (top > 3) != (south > 3);
    if (b != a % 3 + 1) mirrored = !mirrored;
    int third = 6 - a - b;
    return mirrored ? 7 - third : third;
}

int tumbled(int way, int direction) {
    if (way == KEY) return KEY;
    int top = topOf[way], south = southOf[way];
    switch (direction) {
        case NORTH: return wayOf[south][7 - top];
        case SOUTH: return wayOf[7 - south][top];
        case EAST: return wayOf[7 - east(top, south)][south];
        default: return wayOf[east(top, south)][south];
    }
}

// ---- The tables ----

std::vector<Route> routes[SQUARES][7];  // by square and length

/// By kind of tumbling (first way, first count, second way, second count) and way before: the way after.
uint8_t after[1 << 10][KEY + 1];

void addRoute(int from, int length, int first, int corner, int second) {
    Route route;
    int file = from % FILES, rank = from / FILES;
    for (int step = 1; step <= length; step++) {
        int direction = step <= corner ? first : second;
        file += FILE_STEP[direction];
        rank += RANK_STEP[direction];
        if (file < 0 || file >= FILES || rank < 0 || rank >= RANKS) return;
        if (step < length) route.passed.flip(square(file, rank));
    }
    route.to = square(file, rank);
    route.end.flip(route.to);
    route.tumbles = first << 8 | corner << 5 | second << 3 | (length - corner);
    for (int way = 0; way <= KEY; way++) {
        int lies = way;
        for (int step = 1; step <= length; step++) lies = tumbled(lies, step <= corner ? first : second);
        after[route.tumbles][way] = static_cast<uint8_t>(lies);
    }
    routes[from][length].push_back(route);
}

void fillTables() {
    int ways = 0;
    for (int top = 1; top <= 6; top++) {
        for (int south = 1; south <= 6; south++) {
            if (south == top || south + top == 7) continue;
            topOf[ways] = top;
            southOf[ways] = south;
            wayOf[top][south] = ways++;
        }
    }
    topOf[KEY] = 1;  // it goes one square
    for (int from = 0; from < SQUARES; from++) {
        for (int length = 1; length <= 6; length++) {
            for (int first = 0; first < 4; first++) {
                addRoute(from, length, first, 0, first);
                for (int corner = 1; corner < length; corner++) {
                    addRoute(from, length, first, corner, (first + 1) & 3);
                    addRoute(from, length, first, corner, (first + 3) & 3);
                }
            }
        }
    }
}

// ---- The position ----

int on[2][DICE], lies[2][DICE], dieAt[SQUARES];
Squares taken[2];

void start() {
    constexpr int TOPS[] = {5, 1, 2, 6, 0, 6, 2, 1, 5};
    for (int &die : dieAt) die = NONE;
    for (int side = 0; side < 2; side++) {
        int next = 1;
        for (int file = 0; file < FILES; file++) {
            int die = TOPS[file] == 0 ? 0 : next++;
            on[side][die] = square(file, side == 0 ? 0 : RANKS - 1);
            lies[side][die] = die == 0 ? KEY : wayOf[TOPS[file]][side == 0 ? 3 : 4];
            dieAt[on[side][die]] = die;
            taken[side].flip(on[side][die]);
        }
    }
}

long countRoutes(int side) {
    const Squares own = taken[side];
    const Squares all = {own.low | taken[1 - side].low, own.high | taken[1 - side].high};
    long total = 0;
    for (int die = 0; die < DICE; die++) {
        if (on[side][die] == GONE) continue;
        for (const Route &route : routes[on[side][die]][topOf[lies[side][die]]]) {
            total += ((all.low & route.passed.low) | (all.high & route.passed.high) | (own.low & route.end.low)
                      | (own.high & route.end.high)) == 0;
        }
    }
    return total;
}

long perft(int side, int depth) {
    if (depth == 1) return countRoutes(side);
    constexpr int GOALS[] = {4 + FILES * (RANKS - 1), 4};
    const int other = 1 - side;
    const Squares own = taken[side];
    const Squares all = {own.low | taken[other].low, own.high | taken[other].high};
    long total = 0;
    for (int die = 0; die < DICE; die++) {
        const int from = on[side][die], way = lies[side][die];
        if (from == GONE) continue;
        for (const Route &route : routes[from][topOf[way]]) {
            if ((all.low & route.passed.low) | (all.high & route.passed.high) | (own.low & route.end.low)
                | (own.high & route.end.high)) {
                continue;
            }
            const int to = route.to, victim = dieAt[to];
            // A win ends the game, so nothing can be played after it.
            if (victim == 0 || (die == 0 && to == GOALS[side])) continue;
            if (victim != NONE) {
                on[other][victim] = GONE;
                taken[other].flip(to);
            }
            dieAt[from] = NONE;
            dieAt[to] = die;
            on[side][die] = to;
            lies[side][die] = after[route.tumbles][way];
            taken[side].flip(from);
            taken[side].flip(to);
            total += perft(other, depth - 1);
            taken[side].flip(to);
            taken[side].flip(from);
            lies[side][die] = way;
            on[side][die] = from;
            dieAt[from] = die;
            dieAt[to] = victim;
            if (victim != NONE) {
                on[other][victim] = to;
                taken[other].flip(to);
            }
        }
    }
    return total;
}

}  // namespace

int main(int count, char **words) {
    fillTables();
    start();
    const int depth = count > 1 ? std::atoi(words[1]) : 5;
    for (int plies = 1; plies <= depth; plies++) std::printf("%d %ld\n", plies, perft(0, plies));
}
