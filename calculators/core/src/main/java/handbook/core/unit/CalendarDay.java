package handbook.core.unit;

/**
 * Dates as whole numbers, 20261201 for 1 December 2026, by the Gregorian calendar. Written by hand because
 * {@code java.time} is too large for the browser.
 *
 * <p>Source: ISO 8601-1:2019.
 */
public final class CalendarDay {

    private static final int FIRST_YEAR = 1970;

    private CalendarDay() {}

    /** Returns the date of a text such as {@code 2026-12-01}, −1 if it is none from 1970 on. */
    public static int parse(String text) {
        int date = 0;
        for (int i = 0; i < 10; i++) {
            char c = i < text.length() ? text.charAt(i) : ' ';
            boolean dash = i == 4 || i == 7;
            if (dash ? c != '-' : c < '0' || c > '9') {
                return -1;
            }
            date = dash ? date : date * 10 + c - '0';
        }
        boolean exists = date >= FIRST_YEAR * 10_000 && date % 100 > 0 && date % 100 <= daysOfMonth(date);
        return exists && text.length() == 10 ? date : -1;
    }

    /** Returns how many days the month of a date has, 0 if there is no such month. */
    private static int daysOfMonth(int date) {
        int year = date / 10_000;
        int month = date / 100 % 100;
        if (month == 2) {
            return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28;
        }
        boolean shorter = month == 4 || month == 6 || month == 9 || month == 11;
        return month < 1 || month > 12 ? 0 : shorter ? 30 : 31;
    }

    /**
     * Returns a later date.
     *
     * @param days 0 or more
     */
    public static int plus(int date, int days) {
        int later = date;
        for (int i = 0; i < days; i++) {
            if (later % 100 < daysOfMonth(later)) {
                later++;
            } else {
                later = later / 100 % 100 < 12 ? later / 100 * 100 + 101 : later / 10_000 * 10_000 + 10_101;
            }
        }
        return later;
    }
}
