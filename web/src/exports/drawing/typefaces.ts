import type { Font } from 'fontkit';
import { SIGN_FILES, TYPEFACE_FILES } from './typeface-files.ts';

/**
 * Letters that one file draws, in their order; `font` is null for what none has. `isForeign`: not of the typeface that was
 * asked for, so that the browser has taken another one than we have.
 */
export interface Stretch {
  text: string;
  font: Font | null;
  isForeign: boolean;
}

/** Fonts that were read, for all pages of a document and the next one. */
const read = new Map<string, Promise<Font>>();

/** The files of all typefaces of exported pages, at any weight. */
export class Typefaces {
  readonly #families: ReadonlyMap<string, readonly Font[]>;
  readonly #signs: { regular: Font; bold: Font };
  readonly #weights = new Map<string, readonly Font[]>();

  constructor(families: ReadonlyMap<string, readonly Font[]>, signs: { regular: Font; bold: Font }) {
    this.#families = families;
    this.#signs = signs;
  }

  /** `families` as a computed style has them: the first is what the page asks for. */
  stretches(text: string, { families, weight }: { families: string; weight: number }): Stretch[] {
    const fonts = this.#at(familyOf(families), weight);
    const signs = weight > SIGN_FILES.regularUpTo ? this.#signs.bold : this.#signs.regular;
    const stretches: Stretch[] = [];
    for (const letter of text) {
      const hasLetter = (font: Font): boolean => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
      const own = fonts.find(hasLetter);
      const font = own ?? [signs].find(hasLetter) ?? null;
      const last = stretches.at(-1);
      if (last?.font === font) last.text += letter;
      else stretches.push({ text: letter, font, isForeign: own === undefined });
    }
    return stretches;
  }

  #at(family: string, weight: number): readonly Font[] {
    const key = `${family} ${weight}`;
    const known = this.#weights.get(key) ?? (this.#families.get(family) ?? []).map((font) => font.getVariation({ wght: weight }));
    this.#weights.set(key, known);
    return known;
  }
}

function familyOf(families: string): string {
  return (families.split(',')[0] ?? '').trim().replaceAll(/^["']|["']$/g, '');
}

export async function loadTypefaces(): Promise<Typefaces> {
  const families = Array.from(TYPEFACE_FILES, async ([family, files]) => [family, await Promise.all(files.map(fontAt))] as const);
  const [regular, bold] = await Promise.all([fontAt(SIGN_FILES.regular), fontAt(SIGN_FILES.bold)]);
  return new Typefaces(new Map(await Promise.all(families)), { regular, bold });
}

function fontAt(address: string): Promise<Font> {
  const known = read.get(address) ?? fetched(address);
  read.set(address, known);
  known.catch(() => read.delete(address));
  return known;
}

async function fetched(address: string): Promise<Font> {
  const [{ create }, answer] = await Promise.all([import('fontkit'), fetch(address)]);
  if (!answer.ok) throw new Error(`A typeface is not to be had: ${answer.status}.`);
  const file = create(new Uint8Array(await answer.arrayBuffer()) as Buffer);
  if (file.type !== 'TTF') throw new Error('A typeface is no TrueType file.');
  return file;
}
