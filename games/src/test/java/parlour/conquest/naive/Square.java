package parlour.conquest.naive;

/** A square by file and rank, both from 1; it may lie off the board. */
record Square(int file, int rank) {

    Square next(Heading heading) {
        return new Square(file + heading.files, rank + heading.ranks);
    }

    boolean isOnBoard() {
        return file >= 1 && file <= 9 && rank >= 1 && rank <= 8;
    }

    @Override
    public String toString() {
        return "?abcdefghi".charAt(file) + "" + rank;
    }
}
