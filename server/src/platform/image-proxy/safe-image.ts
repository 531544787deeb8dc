import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { TooEarly } from '../http/too-early.ts';
import { turnsOf } from '../turns.ts';

/** More pixels than a page at 300 dpi has; decoded they are 160 MB. */
const MOST_PIXELS = 40_000_000;
const SIGNATURES: readonly { kind: 'jpeg' | 'png' | 'webp' | 'gif'; starts: string; at?: readonly [number, string] }[] = [
  { kind: 'jpeg', starts: '\xff\xd8\xff' },
  { kind: 'png', starts: '\x89PNG\r\n\x1a\n' },
  { kind: 'gif', starts: 'GIF8' },
  { kind: 'webp', starts: 'RIFF', at: [8, 'WEBP'] },
];

export interface SafeImage {
  type: 'image/jpeg' | 'image/png';
  content: Buffer;
}

/** Two are decoded at a time, of two organizations: a small file may be a large picture. A browser asks for six at once. */
const inTurn = turnsOf({ atOnce: 2, waitingEach: 24, waitingAll: 60 }, () => new TooEarly(10, 'picture_queue_full'));

/**
 * A picture made anew from a foreign file: what it is tells its content, never its header or name; nothing of the file
 * itself goes out. SVG and pages are refused.
 * @throws not_found, picture_queue_full
 */
export async function safeImage(file: Buffer, organizationId: string): Promise<SafeImage> {
  const beginning = file.subarray(0, 16).toString('latin1');
  const found = SIGNATURES.find(
    ({ starts, at }) => beginning.startsWith(starts) && (!at || beginning.slice(at[0]).startsWith(at[1])),
  );
  if (!found) throw new AppError('not_found');
  return inTurn(organizationId, async () => {
    const { default: sharp } = await import('sharp');
    try {
      const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
        .timeout({ seconds: 15 })
        .rotate();
      return found.kind === 'jpeg'
        ? { type: 'image/jpeg' as const, content: await picture.jpeg({ quality: 88 }).toBuffer() }
        : { type: 'image/png' as const, content: await picture.png().toBuffer() };
    } catch {
      throw new AppError('not_found');
    }
  });
}
