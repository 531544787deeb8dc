import * as z from 'zod/mini';
import { plainText } from './plain-text.ts';
import { isBlank } from './text.ts';

/** A name of up to 200 characters on one line: its outer spaces dropped, inner runs of them one, never blank. */
export function nameText(most = 200) {
  return z.pipe(
    plainText(most).check(z.refine((text) => !isBlank(text), { error: 'blank' })),
    z.transform((text) => text.trim().replace(/\s+/g, ' ').normalize('NFC')),
  );
}
