package parlour.cli.sheets;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.Iterator;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/** A picture that came with a card set, from its data URI. */
final class CardPicture {

    /** A small file may hold a very large picture. */
    private static final int MAX_SIDE = 4_096;

    private CardPicture() {}

    /** Empty if it cannot be read here (WebP cannot), or is too large. */
    static Optional<BufferedImage> read(String uri) {
        byte[] bytes = Base64.getDecoder().decode(uri.substring(uri.indexOf(',') + 1));
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes))) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
            if (!readers.hasNext()) {
                return Optional.empty();
            }
            ImageReader reader = readers.next();
            try {
                reader.setInput(in);
                boolean isSmall = reader.getWidth(0) <= MAX_SIDE && reader.getHeight(0) <= MAX_SIDE;
                return isSmall ? Optional.of(reader.read(0)) : Optional.empty();
            } finally {
                reader.dispose();
            }
        } catch (IOException | RuntimeException unreadable) {
            // Damaged pictures fail in many ways; the card is then printed with a sign.
            return Optional.empty();
        }
    }
}
