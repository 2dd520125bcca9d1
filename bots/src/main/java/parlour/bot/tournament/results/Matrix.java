package parlour.bot.tournament.results;

/** The linear algebra needed for ratings of a few contenders. */
final class Matrix {

    private Matrix() {}

    static double[] times(double[][] matrix, double[] vector) {
        double[] product = new double[vector.length];
        for (int row = 0; row < vector.length; row++) {
            for (int column = 0; column < vector.length; column++) {
                product[row] += matrix[row][column] * vector[column];
            }
        }
        return product;
    }

    /** By Gauss-Jordan elimination with partial pivoting. */
    static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        double[][] left = new double[size][];
        double[][] right = new double[size][size];
        for (int row = 0; row < size; row++) {
            left[row] = matrix[row].clone();
            right[row][row] = 1;
        }
        for (int column = 0; column < size; column++) {
            int pivot = column;
            for (int row = column + 1; row < size; row++) {
                if (Math.abs(left[row][column]) > Math.abs(left[pivot][column])) {
                    pivot = row;
                }
            }
            swap(left, pivot, column);
            swap(right, pivot, column);
            double head = left[column][column];
            for (int k = 0; k < size; k++) {
                left[column][k] /= head;
                right[column][k] /= head;
            }
            for (int row = 0; row < size; row++) {
                double factor = left[row][column];
                if (row != column && factor != 0) {
                    for (int k = 0; k < size; k++) {
                        left[row][k] -= factor * left[column][k];
                        right[row][k] -= factor * right[column][k];
                    }
                }
            }
        }
        return right;
    }

    private static void swap(double[][] rows, int one, int other) {
        double[] row = rows[one];
        rows[one] = rows[other];
        rows[other] = row;
    }
}
