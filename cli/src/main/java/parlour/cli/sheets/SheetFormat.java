package parlour.cli.sheets;

/** What a sheet can be written as. */
public enum SheetFormat {
    SVG,
    PDF
}
