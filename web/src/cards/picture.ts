/** Pictures for cards: small enough for a set's file. */

/** Twice what a card shows. */
const WIDTH = 480;
const HEIGHT = 320;
/** A data URI of at most this many characters. */
const MAX_LENGTH = 65_536;

/**
 * A picture as a JPEG data URI, cut to the shape of a card's window.
 *
 * @throws if it cannot be read
 */
export async function smallPicture(file: Blob): Promise<string> {
  const image = await createImageBitmap(file);
  for (const [scale, quality] of [[1, 0.85], [1, 0.7], [0.75, 0.7], [0.5, 0.6]] as const) {
    const uri = drawn(image, WIDTH * scale, HEIGHT * scale, quality);
    if (uri.length <= MAX_LENGTH) return uri;
  }
  throw new Error('too large');
}

function drawn(image: ImageBitmap, width: number, height: number, quality: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const scale = Math.max(width / image.width, height / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#efe3cb';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
  return canvas.toDataURL('image/jpeg', quality);
}
