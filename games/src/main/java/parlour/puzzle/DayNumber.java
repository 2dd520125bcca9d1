package parlour.puzzle;

/** Consecutive day numbers, without a clock or a time zone: the caller provides the date. */
final class DayNumber {

    private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    private static final int DAYS_BEFORE_1970 = 719_162;

    private DayNumber() {}

    /** Days since 1 January 1970 in the Gregorian calendar. */
    static int dayNumber(int year, int month, int day) {
        if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > length(year, month)) {
            throw new IllegalArgumentException("no day " + year + "-" + month + "-" + day);
        }
        int before = year - 1;
        int days = before * 365 + before / 4 - before / 100 + before / 400;
        for (int earlier = 1; earlier < month; earlier++) {
            days += length(year, earlier);
        }
        return days + day - 1 - DAYS_BEFORE_1970;
    }

    private static int length(int year, int month) {
        boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        return month == 2 && leap ? 29 : DAYS[month - 1];
    }
}
