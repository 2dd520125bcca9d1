package parlour.cli.charts;

/** What a sheet can be written as. */
public enum SheetFormat {
    SVG,
    PDF
}
