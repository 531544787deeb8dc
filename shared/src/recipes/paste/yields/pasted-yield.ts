import { onceFor } from '../../../kernel/reading/once-for.ts';
import { withoutEnd, withoutStart } from '../../../kernel/reading/ends.ts';
import { ABOUT, anyOf, positive, servingsIn, UNTIL, WORDS } from './pasted-servings.ts';
import { CONTAINERS, EATERS, HELPINGS, PIECES, ROLES, SIZES, WHOLES } from '../words/yield-words.ts';
import type { RecipeWords } from '../words/recipe-words.ts';

/** How many a text says, and how well that counts portions: persons before glasses and pieces, these before whole cakes. */
export interface Yield {
  count: number;
  rank: 1 | 2 | 3;
}

const ONE = 'one|en|ett|et|én|ein|eine|einen|einer|un|une|één|een';
const NUMBER = String.raw`${ABOUT}(\d{1,4}|(?:${WORDS})(?!\p{L}))${UNTIL}`;
const ARTICLE = '(?:a|an|en|ett|et|ein|eine|een|un|une|the)';
export const ROLE = anyOf(ROLES);
/** "als Beilage", "as a light lunch", "på julbordet", "tillbehör". */
const ASIDE = String.raw`(?:,?\s*(?:(?:as|als|som|comme|en|til|till|zum|zur|for|pour|för|für|voor)\s+(?:${ARTICLE}\s+)?(?:\p{L}+\s+)?)?(?:${ROLE})(?:\s+\p{L}+)?|\s+(?:on|på|op|auf|sur)\s+[\p{L} ]{2,30})`;
export const AS = String.raw`(?:as|als|som|comme|en|zum|zur)\s+(?:${ARTICLE}\s+)?`;
export const US = '(?:us|oss|os|uns|nous|ons|you|er|jer|dere|euch|vous|jullie)';
export const FOR = '(?:for|för|für|pour|voor|til|till|zu)';

/** "Oppskriften gir 12 stykker". */
const RECIPE =
  /^(?:(?:the|this) recipe|receptet|detta recept|oppskriften|opskriften|(?:das|dieses) rezept|(?:la|cette) recette|(?:het|dit) recept)\s+(?=\p{L}+\s)/iu;

interface Patterns {
  counted: RegExp;
  named: RegExp;
  /** The word over the ingredients. */
  heading: RegExp;
}

const patternsOf = onceFor((words: RecipeWords): Patterns => {
  const nouns = anyOf([...new Set([...words.servingsAfter, ...EATERS, ...HELPINGS, ...PIECES, ...WHOLES])]);
  const before = `(?:(?:${anyOf(words.servingsBefore)})\\s*(?:[:.=]\\s*)?)?`;
  return {
    counted: new RegExp(
      `^${before}(?:${NUMBER}|(${ONE}))\\s*(?:x\\s*)?(?:-\\s*)?(?:(?:${anyOf(SIZES)})\\s+)?(${nouns})\\.?(?:\\s+(?:${anyOf(SIZES)}))?${ASIDE}?$`,
      'iu',
    ),
    named: new RegExp(`^(?:(?:${AS})?(?:${ROLE})\\s+)?${FOR}\\s+(?:${US}\\s+)?(?:${NUMBER}|(${ONE}))(?:${ASIDE})?$`, 'iu'),
    heading: new RegExp(`^[^\\p{L}]*(?:${anyOf(words.ingredients)})(?!\\p{L})`, 'iu'),
  };
});

/** "til 17. mai" is a day. */
const IN_MONTH =
  /\d\.? (?:jan|feb|mar|mär|apr|avr|may|maj|mai|mei|jun|jul|juin|aug|août|sep|okt|oct|nov|dec|dez|des|déc)\p{L}*\.?$/iu;
export const DAY_OF_MONTH =
  /\d{1,2}\.? (?:jan|feb|mar|mär|apr|avr|may|maj|mai|mei|jun|jul|juin|aug|août|sep|okt|oct|nov|dec|dez|des|déc)\p{L}*/giu;
/** "Une quinzaine de crêpes", "een tiental", "ett tjugotal": about so many. */
const TENS = new Map([
  ...['dizaine', 'tiental', 'tiotal', 'dusintal'].map((word): [string, number] => [word, 10]),
  ...['douzaine', 'dozijn', 'dussin', 'dusin', 'dutzend'].map((word): [string, number] => [word, 12]),
  ...['quinzaine', 'vijftiental'].map((word): [string, number] => [word, 15]),
  ...['vingtaine', 'twintigtal', 'tjugotal', 'snes'].map((word): [string, number] => [word, 20]),
  ...['trentaine', 'dertigtal'].map((word): [string, number] => [word, 30]),
]);

const TEN = new RegExp(`(?<!\\p{L})(?:(?:une|een|ett|et|ein) )?(${anyOf([...TENS.keys()])}) (?:de |d['’])?(?=\\p{L})`, 'iu');

/** "Une 15aine", "ett 20-tal", with or without what is counted. */
const TENS_IN_DIGITS = /(?<![\p{L}\d])(?:(?:une|een|ett|et) )?(\d{1,3})(?:aines?|-?tals?)(?: (?:de |d['’])?(\p{L}.*))?$/iu;
/** "Feeds a crowd of 60", "till ett gäng på 30", "pour une tablée de 8", "for a table of 8". */
export const GROUPS = anyOf(
  `crowd party group family army table team gang bunch gathering household class gäng sällskap grupp familj lag bord klass gjeng selskap selskab gruppe familie lag bord klasse flok flokk
  gruppe familie runde gesellschaft tisch mannschaft truppe horde tablée groupe famille bande équipe table classe tribu groep gezelschap gezin tafel ploeg klas club`.split(
    /\s+/u,
  ),
);
const CROWD = new RegExp(
  `(?<!\\p{L})((?:feeds|serves|\\p{L}+)) (?:a|an|the|ett|en|et|ei|eine|einen|eine[rm]|ein|une|een|de|het) (?:\\p{L}+ )?(?:${GROUPS}) (?:of|på|av|af|von|mit|med|met|de|van) (?=(?:ca\\.? ?|about |rund |environ |ongeveer )?(?:\\d|(?:${WORDS})(?!\\p{L})))`,
  'iu',
);

/** "Voor een man of 8", "zo'n 8 man". */
const MAN = /(?:(?:een )?(?:man|persoon|stuk) of |zo['’]n )(\d{1,3})(?: man)?$/iu;

const TEN_ALONE = new RegExp(
  `(?<!\\p{L})(?:une|een|ett|et|ein) (${anyOf([...TENS.keys()])})(?: (?:de |d['’]))?(?!\\p{L})`,
  'giu',
);

/** "On sera une quinzaine": 15. */
export function tensAsNumbers(text: string): string {
  return text.replace(TEN_ALONE, (_, word: string) => `${TENS.get(word.toLowerCase())} `);
}

function withTens(text: string): string {
  const digits = TENS_IN_DIGITS.exec(text);
  if (digits) return `${text.slice(0, digits.index)}${digits[1]} ${digits[2] ?? 'pers'}`;
  return text
    .replace(CROWD, '$1 ')
    .replace(MAN, '$1 personen')
    .replace(TEN, (_, word: string) => `${TENS.get(word.toLowerCase())} `);
}

/** "100 porties à 350 ml", "100 Port. zu 300 g": what one of them weighs. */
export const OF_SIZE =
  /\s(?:à|á|a|of|zu|van|på|de|je|av|af|@|x)\s?(?:ca\.?\s?)?\d{1,4}(?:[.,]\d{1,2})?\s?(?:g|gr|gram|kg|ml|cl|dl|l|oz)$/iu;
/** Nobody's portion is as many pieces. */
const FEWEST_SHAPED = 6;
/** "80 Kinderportionen", "60 elevportioner". */
const KIND_OF_PORTION = /(?<=\d )\p{L}{3,12}(?=(?:portionen|portioner|porsjoner|porties)$)/iu;
/** "6 stk mennesker", "8 st. vuxna". */
const PIECES_OF_PEOPLE = /(?<=\d )(?:stk|st|stück|stuks|pcs)\.? (?=\p{L}{4})/iu;
const ABOUT_BEHIND =
  /(?<=\p{L}\.?)\s(?:environ|env|ca|circa|cirka|approx|approximately|ungefähr|omtrent|ongeveer|or so|easy|easily|comfortably|generously|gott|lätt|locker|gut|facilement|largement|makkelijk|ruim|rikelig|rigeligt)$/iu;
/** "1 tin of 12 squares", "1 form ca 8 bitar": a whole and what it is cut into. */
const CUT_INTO = new RegExp(
  `^(?:\\p{L}+ )?(?:1|${ONE}) (?:${anyOf(WHOLES)}),? (?:(?:of|à|á|med|mit|avec|de|van|=) )?(?=(?:ca\\.? ?|± ?|about )?\\d)`,
  'iu',
);

/** "Klar på 20 min! Portioner: 2–3", "voor een grote pan, ± 8 borden": the best of the yields that a line under a title says. */
export function yieldSaid(text: string, words: RecipeWords): Yield | null {
  if (text.length > 160) return null;
  const parts = text
    .replace(DAY_OF_MONTH, ' ')
    .split(/[!?.;|·()[\]/]|,\s|\s[-–—]\s/u)
    .filter((part) => /\p{L}/u.test(part));
  return bestYield(
    parts.map((part) => yieldOf(part, words) ?? yieldWithMore(part.trim(), words)).filter((each) => each !== null),
  );
}

/** "Good for 6 people", "10 portions for the freezer", "2 pers + matlåda": a yield that more is said of. */
const LED_TO = new RegExp(`^(?:\\p{L}+ ){1,2}(?=${FOR} )`, 'iu');
const MORE =
  / (?:\+|&|oder|or|eller|ou|of|plus|and|och|og|und|et|en|with|med|mit|avec|met|for|till|til|für|pour|voor|depending|beroende|je nach|selon|afhankelijk|à|if|om|hvis|wenn|si|als|samt|per|on|in|of which|varav|hvorav|heraf|davon|dont|waarvan) /iu;

export function yieldWithMore(text: string, words: RecipeWords): Yield | null {
  const bare = text.replace(LED_TO, '');
  const [whole, led] = [text, bare].map((each) => each.slice(0, Math.max(0, each.search(MORE))));
  for (const said of [bare, whole, led]) {
    const found = said === undefined || said === text || said === '' ? null : yieldOf(said, words);
    // A bare number is of something else.
    if (found && found.rank >= 2 && /\p{L}\.?$/u.test(said ?? '')) return found;
  }
  return null;
}

const WHOLE = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{1,3}|${ONE}|${WORDS})(?: x)?(?: (?:${anyOf(SIZES)})){0,2} (?:${anyOf(CONTAINERS)})(?!\\p{L})`,
  'iu',
);
/** "4 small", "12 as a side". */
const BESIDE = new RegExp(
  `^(?:${NUMBER}|(?:${ONE}))(?:${ASIDE}|\\s+(?:${anyOf(SIZES)})|\\s*(?:env|environ|ca|circa|approx)\\.?)$`,
  'iu',
);

/** "ca. 10 Stück", "Cuts into 8 slices", "2 hungrige Personen", "4 als Beilage": a text that says a yield and nothing else. */
export function yieldOf(text: string, words: RecipeWords): Yield | null {
  if (text.length > 100) return null;
  const tidy = withoutStart(withoutEnd(text, /[\s)\].,:!;]/u), /[\s([]/u);
  const counted = tidy.replace(OF_SIZE, '');
  const found = yieldOfBare(counted, words);
  // "2 stk á 60 g" is what one portion is, "48 stk à 90 g" what is shaped.
  return counted === tidy || found?.rank === 3 || (found?.count ?? 0) >= FEWEST_SHAPED ? found : null;
}

function yieldOfBare(text: string, words: RecipeWords): Yield | null {
  if (IN_MONTH.test(text)) return null;
  const bare = withTens(text.replace(/^[x×]\s(?=\d)/iu, '').replace(/(?<=^|\s)f\.\s?(?=\d)/iu, 'für '))
    .replace(KIND_OF_PORTION, '')
    .replace(PIECES_OF_PEOPLE, '')
    .replace(/^[±≈~]\s*/u, '')
    .replace(RECIPE, '')
    .replace(ABOUT_BEHIND, '')
    .replace(CUT_INTO, '');
  if (bare === '' || bare.length > 80) return null;
  const { counted, named } = patternsOf(words);
  const found = counted.exec(bare);
  if (found) return ofCount(found[1] ?? '1', rankOf(found[3] ?? '', words));
  const people = named.exec(bare);
  if (people) return ofCount(people[1] ?? '1', 3);
  const beside = BESIDE.exec(bare);
  if (beside) return ofCount(beside[1] ?? '1', 2);
  const servings = servingsIn(bare, words);
  return servings === null ? null : { count: servings, rank: 3 };
}

/** "Makes 2 trays", "1 Kastenform, 30 cm": a recipe that says what it fills and for nobody how many. */
export function isOfContainers(text: string, words: RecipeWords): boolean {
  if (!WHOLE.test(text) || MEASURED_AND_COUNTED.test(text)) return false;
  const said = yieldSaid(text.replaceAll('=', ';'), words);
  return said === null || said.rank === 1;
}

/** "In 3 großen Schüsseln": what it fills, taken off what is said. */
export function withoutContainers(text: string): string {
  return text.replace(WHOLE, ' ');
}

export function ofCount(written: string | undefined, rank: Yield['rank']): Yield | null {
  const count = positive(written);
  return count === null ? null : { count, rank };
}

function rankOf(noun: string, words: RecipeWords): Yield['rank'] {
  const lower = noun.toLowerCase();
  if (PIECES.includes(lower) || HELPINGS.includes(lower)) return 2;
  return EATERS.includes(lower) || words.servingsAfter.includes(lower) ? 3 : 1;
}

/** "65 Kinder + 8 Erw.", "12 adults and 20 children": all who eat. */
const TOGETHER = /^(\d{1,4} \p{L}+\.?) ?(?:\+|&|and|und|och|og|et|en) ?(\d{1,4} \p{L}+\.?)$/iu;

function yieldOfBoth(text: string, words: RecipeWords): Yield | null {
  const [one, other] = (TOGETHER.exec(text.trim()) ?? []).slice(1).map((part) => yieldOf(part, words));
  return one?.rank === 3 && other?.rank === 3 ? { count: one.count + other.count, rank: 3 } : null;
}

/** The first of several things said in brackets that is a yield: "(side, serves 8)". */
export function yieldAmong(text: string, words: RecipeWords): Yield | null {
  const found = text.split(/[,;|·•]/u).map((part) => yieldOf(part, words));
  return yieldOfBoth(text, words) ?? yieldIn(text, words) ?? bestYield(found.filter((each) => each !== null));
}

/** "Form 24 cm", "13x18 half sheet", "3 l". */
const SIZE_OF_TIN =
  /\d\s?(?:cm|mm|inch|in|g|kg|ml|cl|dl|l)\.?\s*$|^\s*\d{1,3}\s?[x×]\s?\d{1,3}(?:\s?(?:cm|in|inch))?(?:\s\p{L}+){0,2}\s*$/iu;

/** "Yield: 2 1/2 gal / 40 (8 oz)": how much it is, and how many portions of which size that makes. */
const MEASURED_AND_COUNTED =
  /^(?:\p{L}{3,12}\s?[:=]?\s)?[\d½¼¾⅓⅔][\d ½¼¾⅓⅔.,/]{0,8}\s?(?:gal|gallons?|qts?|quarts?|l|lit(?:er|re)s?|dl|kg|lbs?)\.?\s?[/=,;]\s?(\d{1,4})\s?\((?:à\s|@\s?)?\d[\d.,]{0,4}\s?(?:fl\.? ?oz|oz|ml|cl|dl|g|l)[^()]{0,12}\)$/iu;

/** The same of a text that says several, "8 Stück (4 Personen)"; null when any part of it says something else. */
export function yieldIn(text: string, words: RecipeWords): Yield | null {
  if (text.length > 200) return null;
  const beside = MEASURED_AND_COUNTED.exec(text)?.[1];
  if (beside !== undefined) return ofCount(beside, 3);
  // "60 enfants (maternelle + élémentaire)": who they are.
  const named = /^(\d{1,4} [^()\d]{3,30}?)\s?\([^()]{2,60}\)\.?$/u.exec(text.trim())?.[1];
  const people = named === undefined ? null : yieldOf(named, words);
  if (people?.rank === 3) return people;
  const said = text.split(/[();|·•[\]]|,(?!\d)|\s[-–—/=]\s/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
  // "16 puntjes (vorm 24 cm)": the size of the tin is none.
  const parts = said.filter((part, at) => at === 0 || !SIZE_OF_TIN.test(part));
  if (parts.length === 1 && said.length > 1) return yieldOf(parts[0] ?? '', words);
  const found = parts.length > 1 && parts.length <= 4 ? parts.map((part) => yieldOf(part, words)) : [null];
  return found.every((each) => each !== null) ? bestYield(found) : yieldOf(text, words);
}

/** "50 børn", "180 elever (låg 80)": how many eat, and nothing else. */
export function peopleAlone(text: string, words: RecipeWords): number | null {
  if (!/^\d/u.test(text) || text.length > 60) return null;
  const said = yieldIn(text, words);
  return said?.rank === 3 ? said.count : null;
}

export function bestYield(found: readonly Yield[]): Yield | null {
  return found.toSorted((a, b) => b.rank - a.rank)[0] ?? null;
}

/** "Ingredients (makes 12)", "Zutaten für ca. 20 Stück": what a heading says behind its word. */
export function yieldInHeading(heading: string, words: RecipeWords): number | null {
  const rest = heading.replace(patternsOf(words).heading, '');
  return rest === heading ? null : ((yieldIn(rest, words) ?? yieldSaid(rest, words))?.count ?? null);
}

/** "8 moelleux individuels" under "Moelleux au chocolat": so many of what the title says. */
export function countOfItself(text: string, title: string): number | null {
  const [, count, noun = ''] = /^(?:ca\.? )?(\d{1,3}) (\p{L}{4,})(?: \p{L}+){0,2}(?:$|[.,;|·]\s)/iu.exec(text) ?? [];
  const stem = noun.toLowerCase().slice(0, 5);
  return count !== undefined && title.toLowerCase().includes(stem) ? Number(count) || null : null;
}

/** "Batch: 1 full gastro = 24 portions": persons and portions say it better than what they are cooked in. */
export function betterOf(text: string, found: number | null, words: RecipeWords): number | null {
  const said = text.includes('=') ? yieldSaid(text.replaceAll('=', ';'), words) : null;
  return said?.rank === 3 ? said.count : found;
}
