package parlour.cli.sheets;

/** The file formats of a sheet. */
public enum SheetFormat {
    SVG,
    PDF
}
