import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../shared/src/kernel/language.ts';

/** A sign that French sets apart by a space, where none stands before it, or one at which a line could break. */
const FRENCH_SIGN = /(?<![\u{a0}\u{202f}])[:;!?»](?=[\s.,)\]»…<}]|$)|«(?![\u{a0}\u{202f}])/u;

/** Whoever reads Dutch is said “u” to, everywhere. */
const DUTCH_FAMILIAR = /(?<![\p{L}\p{M}])(?:je|jij|jou|jouw|jullie|jezelf)(?![\p{L}\p{M}])/iu;

/** What a text does against the customs of its language; null: nothing. */
export function againstCustom(language: Language, text: string): string | null {
  // An argument of a plural or a moment keeps its own signs: `{count, plural, one {…}}`, `HH:mm`.
  if (language === 'fr') {
    const sign = FRENCH_SIGN.exec(text)?.[0];
    return sign ? `“${sign}” needs a space that does not break` : null;
  }
  const word = language === 'nl' ? DUTCH_FAMILIAR.exec(text)?.[0] : undefined;
  return word ? `“${word}” is familiar where “u” is said` : null;
}

/** Texts outside of the areas’ own: mails, and what the live pages say. */
const ELSEWHERE = ['server/src/mail/texts', 'shared/src/menus/live/words'];

/** What such files say against the customs, one sentence each. */
export function customProblemsElsewhere(root: string): string[] {
  return ELSEWHERE.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file === 'fr.ts' || file === 'nl.ts')
      .flatMap((file) => {
        const source = readFileSync(join(root, folder, file), 'utf8');
        return [...source.matchAll(/(?<=[\s[(])'((?:[^'\\\n]|\\.)*)'(?!:)/gu)].flatMap(([, text = '']) => {
          const fault = againstCustom(file === 'fr.ts' ? 'fr' : 'nl', text);
          return fault ? [`${folder}/${file}: ${fault}: ${text}`] : [];
        });
      }),
  );
}
