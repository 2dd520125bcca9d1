package parlour.cli.club;

import io.nayuki.qrcodegen.QrCode;
import io.nayuki.qrcodegen.QrSegment;
import java.util.ArrayList;
import java.util.List;

/** A QR code in half blocks: two rows of modules in one line of text, with the light border that cameras need. */
final class TerminalQrCode {

    private static final int BORDER = 2;
    private static final String BLACK_ON_WHITE = "\u001b[30;107m";
    private static final String USUAL = "\u001b[0m";

    private final QrCode code;

    TerminalQrCode(String text) {
        code = QrCode.encodeSegments(
                QrSegment.makeSegments(text), QrCode.Ecc.MEDIUM, QrCode.MIN_VERSION, QrCode.MAX_VERSION, -1, false);
    }

    /**
     * The lines to print.
     *
     * @param colours whether the terminal knows colours; otherwise it is assumed to be light on dark
     */
    List<String> lines(boolean colours) {
        List<String> lines = new ArrayList<>();
        for (int y = -BORDER; y < code.size + BORDER; y += 2) {
            StringBuilder line = new StringBuilder(colours ? BLACK_ON_WHITE : "");
            for (int x = -BORDER; x < code.size + BORDER; x++) {
                line.append(block(code.getModule(x, y) == colours, code.getModule(x, y + 1) == colours));
            }
            lines.add(line + (colours ? USUAL : ""));
        }
        return lines;
    }

    private static char block(boolean isUpperDrawn, boolean isLowerDrawn) {
        if (isUpperDrawn) {
            return isLowerDrawn ? '█' : '▀';
        }
        return isLowerDrawn ? '▄' : ' ';
    }
}
