import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage, type Language } from '../../shared/src/kernel/language.ts';
import { givenUpName } from './texts-given-up.ts';

/** A sign that French sets apart by a space, where none stands before it, or one at which a line could break. */
const FRENCH_SIGN = /(?<![\u{a0}\u{202f}])[:;!?»](?=[\s.,)\]»…<}]|$)|«(?![\u{a0}\u{202f}])/u;

/** A figure, or what stands for one, and its unit with a space between at which a line could break. */
const FRENCH_MEASURE = /[\d#}] (?:kg|g|t|km|m|cm|mm|h|kcal|kJ|kWh|Mo|Ko|ml|cl|l|mg|ms|min|s|ha|km\/h|%|€)(?![\p{L}\d/’])/u;

/** A percent sign that German and the languages of the north set apart, by a space at which a line could break. */
const APART_PERCENT = /[\d#}] %/u;
const SETS_PERCENT_APART: ReadonlySet<Language> = new Set(['de', 'sv', 'no', 'da']);

/** “de” and “que” before a month that may be called avril, août or octobre. */
const FRENCH_ELISION = /(?<!\p{L})(?:de|que) \{months?\}/iu;

/** Dutch texts say “u” to their reader, everywhere. */
const DUTCH_FAMILIAR = /(?<![\p{L}\p{M}])(?:je|jij|jou|jouw|jullie|jezelf)(?![\p{L}\p{M}])/iu;

/**
 * "Free of gluten" is a statement that the law keeps for food that was tested (Implementing Regulation (EU) No 828/2014); of none of
 * the fourteen allergens can a list of ingredients show it. We say "not among the ingredients".
 */
const FREE_OF: Readonly<Record<Language, RegExp>> = {
  en_gb: /\b(?:gluten|dairy|milk|lactose|nut|egg|allergen)[- ]free\b|\bfree (?:of|from)\b/iu,
  en_us: /\b(?:gluten|dairy|milk|lactose|nut|egg|allergen)[- ]free\b|\bfree (?:of|from)\b/iu,
  sv: /glutenfri|laktosfri|allergenfri|(?<!\p{L})fria? från(?!\p{L})/iu,
  no: /glutenfri|laktosefri|allergenfri|(?<!\p{L})frie? (?:for|fra)(?!\p{L})/iu,
  da: /glutenfri|laktosefri|allergenfri|(?<!\p{L})frie? for(?!\p{L})/iu,
  de: /glutenfrei|laktosefrei|allergenfrei|(?<!\p{L})frei (?:von|davon)(?!\p{L})/iu,
  fr: /sans gluten|sans lactose|sans allergène|(?<!\p{L})exempte?s? d/iu,
  nl: /glutenvrij|lactosevrij|allergeenvrij|(?<!\p{L})vrij van(?!\p{L})/iu,
};

/** Where a person signs that a dish is gluten-free by the measure of the law, and what such a dish is then called: nowhere else. */
const SIGNED_FOR = /^(?:recipes\/sign-off\.glutenFree\.|organizations\/audit\.actions\.gluten_free_)/u;
const WORD_FOR_SIGNED = /^\s*glutenFree: /u;

/** The custom of its language that a text breaks; null: none. `name` is the text's key, where it has one. */
export function againstCustom(language: Language, text: string, name = ''): string | null {
  const free = SIGNED_FOR.test(name) ? undefined : FREE_OF[language].exec(text)?.[0];
  if (free) return `“${free}” promises what nobody tested`;
  const givenUp = givenUpName(language, text);
  if (givenUp) return givenUp;
  const percent = SETS_PERCENT_APART.has(language) ? APART_PERCENT.exec(text)?.[0] : undefined;
  if (percent) return `“${percent}” needs a space that does not break`;
  // An argument of a plural or a moment keeps its own signs: `{count, plural, one {…}}`, `HH:mm`.
  if (language === 'fr') {
    const sign = FRENCH_SIGN.exec(text)?.[0] ?? FRENCH_MEASURE.exec(text)?.[0];
    if (sign) return `“${sign}” needs a space that does not break`;
    const elided = FRENCH_ELISION.exec(text)?.[0];
    return elided ? `“${elided}” would be elided before avril, août and octobre` : null;
  }
  const word = language === 'nl' ? DUTCH_FAMILIAR.exec(text)?.[0] : undefined;
  return word ? `“${word}” is familiar where “u” is said` : null;
}

/** Texts outside of the areas’ own: mails, what the live pages say, and what is said of allergens. */
const ELSEWHERE = ['server/src/platform/mail/texts', 'shared/src/menus/live/words', 'shared/src/ingredients/allergens/words'];

/** Broken customs in such files, one sentence each. */
export function customProblemsElsewhere(root: string): string[] {
  return ELSEWHERE.flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((file) => {
      const language = file.replace(/\.ts$/u, '');
      if (!isLanguage(language)) return [];
      const written = readFileSync(join(root, folder, file), 'utf8').split('\n');
      const source = written.filter((line) => !WORD_FOR_SIGNED.test(line)).join('\n');
      return [...source.matchAll(/(?<=[\s[(])'((?:[^'\\\n]|\\.)*)'(?!:)/gu)].flatMap(([, text = '']) => {
        const fault = againstCustom(language, text);
        return fault ? [`${folder}/${file}: ${fault}: ${text}`] : [];
      });
    }),
  );
}
