import sharp from 'sharp';

/** Pixels an inch at which a drawing has the size that it says of itself. */
const ITS_OWN = 72;
/** Of what is drawn before it is made smaller. */
const MOST_PIXELS = 50_000_000;

/** An SVG drawn as a PNG whose longer side has `within` pixels. @throws when it cannot be drawn */
export async function drawnAsPicture(file: Uint8Array, within: number): Promise<Uint8Array> {
  sharp.concurrency(1);
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  const density = Math.min(100_000, Math.max(1, (ITS_OWN * within) / Math.max(width, height)));
  return sharp(file, { density, limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .resize({ width: within, height: within, fit: 'inside' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
