import { fold } from '../../ingredients/search/fold.ts';

/** Marks of quality and sustainability that the rules of public kitchens count. */
export const PURCHASE_MARKS = [
  'organic',
  'krav',
  'msc',
  'asc',
  'fairtrade',
  'label_rouge',
  'aop',
  'igp',
  'stg',
  'hve',
  'fermier',
  'outermost_region',
  'swedish_game',
] as const;
export type PurchaseMark = (typeof PURCHASE_MARKS)[number];

/** Whole words of a folded name, separated by a bar; a mark that no word names is not on the article. */
const WORDS: readonly (readonly [mark: PurchaseMark, words: string])[] = [
  [
    'organic',
    'eko|ekologisk|ekologiska|ekologiskt|okologisk|okologiske|okologisch|oekologisch|oko|oeko|okomaerket|debio|bio|biologisch|biologische|biologisk|biologique|biologiques|organic|bioland|naturland|demeter|eg oko|eu bio|ab bio|kba',
  ],
  ['krav', 'krav|krav markt|kravmarkt|kravmarkta'],
  ['msc', 'msc|msc certified|msc zertifiziert|msc markt'],
  ['asc', 'asc|asc certified'],
  ['fairtrade', 'fairtrade|fair trade|max havelaar|commerce equitable'],
  ['label_rouge', 'label rouge|lbl rouge'],
  ['aop', 'aop|pdo|dop|aoc'],
  ['igp', 'igp|pgi'],
  ['stg', 'stg|tsg'],
  ['hve', 'hve|haute valeur environnementale'],
  ['fermier', 'fermier|fermiere|fermiers|fermieres'],
  ['outermost_region', 'rup|region ultraperipherique|regions ultraperipheriques'],
];

/** A mark that is one of the others as well: KRAV, Demeter and the like are organic. */
const ORGANIC_TOO: ReadonlySet<PurchaseMark> = new Set(['krav']);
/** KRAV's fish is certified, not organic. */
const FISHED = /\b(?:msc|fiskad|vildfangad|torsk|sej|sill|stromming|kolja|rodspatta)\b/u;

/** Wild game that KRAV's rules for kitchens count when it was shot in Sweden. */
const GAME = /\b(?:alg|algkott|algfars|vildsvin|vildsvinsfars|radjur|hjort|dovhjort|kronhjort|viltkott|viltfars|fasan|hare)\b/u;
const SWEDISH = /\b(?:svensk|svenskt|svenska|sverige|se)\b/u;

/** German writes them with full stops. */
const GERMAN: readonly (readonly [mark: PurchaseMark, abbreviation: RegExp])[] = [
  ['aop', /\bg\.\s?U\./u],
  ['igp', /\bg\.\s?g\.\s?A\./u],
  ['stg', /\bg\.\s?t\.\s?S\./u],
];

const PATTERNS = WORDS.map(([mark, words]) => [mark, new Set(words.toLowerCase().split('|'))] as const);
/** The longest of the word groups above. */
const MOST_WORDS = 3;

/**
 * The marks that an article's name tells. They are read, never guessed: "bio" inside another word is none. A lone Danish "Ø" is
 * the mark of organic goods.
 */
export function marksOfName(name: string, origin: string | null = null): ReadonlySet<PurchaseMark> {
  const folded = fold(name);
  const words = folded.match(/[a-z]+/gu) ?? [];
  const marks = new Set<PurchaseMark>();
  for (let from = 0; from < words.length; from += 1)
    for (let length = 1; length <= MOST_WORDS; length += 1) {
      const group = words.slice(from, from + length).join(' ');
      for (const [mark, known] of PATTERNS) if (known.has(group)) marks.add(mark);
    }
  if (/(?:^|[\s(,.;/-])Ø(?=$|[\s),.;/-])/u.test(name)) marks.add('organic');
  for (const [mark, abbreviation] of GERMAN) if (abbreviation.test(name)) marks.add(mark);
  for (const mark of marks) if (ORGANIC_TOO.has(mark) && !FISHED.test(folded)) marks.add('organic');
  if (GAME.test(folded) && (origin === 'SE' || SWEDISH.test(folded))) marks.add('swedish_game');
  return marks;
}
