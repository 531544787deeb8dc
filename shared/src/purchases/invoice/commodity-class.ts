import type { CommodityClass } from './invoice.ts';

/** A classification of goods, and the beginnings of its codes that say whether something is eaten; of every other code nothing is said. */
interface Classification {
  food: readonly string[];
  notFood: readonly string[];
  /** What a code may be in full: one that was kept as a number has lost the zero in front. */
  readings: (code: string) => readonly string[];
}

const digitsOf = (code: string): string => code.replaceAll(/[\s.-]/gu, '');

const codes = (words: string): readonly string[] => words.split(' ');

const asWritten = (code: string): readonly string[] => [digitsOf(code)];

/** Eight digits, and one behind a hyphen or none that checks them. */
function cpvReadings(code: string): readonly string[] {
  const digits = digitsOf(code);
  if (digits.startsWith('0')) return [digits];
  const whole = digitsOf(code.replace(/-\d$/u, ''));
  if (whole.length === 7) return [`0${digits}`];
  return digits.length === 9 ? [digits] : [digits, `0${digits}`];
}

const MOST_HARMONISED = 10;
/** No chapter before the tenth has more than fourteen headings. */
const EARLY_HEADING = /^0[1-9](?:0[1-9]|1[0-4])/u;

/** Four, six, eight or ten digits; what stands before a stop or space is even too. */
function harmonisedReadings(code: string): readonly string[] {
  const digits = digitsOf(code);
  const [heading = ''] = code.split(/[\s.-]/u);
  if (digits.startsWith('0') || heading.length % 2 === 0) return [digits];
  const whole = `0${digits}`;
  return EARLY_HEADING.test(whole) && heading.length < MOST_HARMONISED ? [whole] : [];
}

/**
 * Common Procurement Vocabulary (Regulation (EC) 213/2008): 15 food and beverages without feed (157) and tobacco; of 03 the seeds, crops, cereals,
 * animals and fish that are eaten, without flowers, seeds for sowing, straw, fibres, waxes, sponges.
 */
const CPV: Classification = {
  food: codes(
    '150 151 152 153 154 155 156 158 1591 1592 1593 1594 1595 1596 1598 031111 031112 031113 031115 031116 03113 031421 031422 031423 031425 0320 0321 0322 03310 03311 03312 033133',
  ),
  notFood: codes('157 18 19 22 24 30 31 337 34 35 37 38 39 42 43 44 45 48 50 51 55 60 63 64 66 71 72 79 90 98'),
  readings: cpvReadings,
};

/** UNSPSC: segment 50 food and beverages without tobacco (5021); 1012 feed, 14 paper, 24 packaging, 47 cleaning, 48 service equipment, 52 household, 53 care. */
const UNSPSC: Classification = {
  food: codes(
    '5010 5011 5012 5013 5015 5016 5017 5018 5019 5020 5022 5030 5031 5032 5033 5034 5035 5036 5037 5038 5039 504 505 506 507',
  ),
  notFood: codes('1012 14 24 27 31 39 40 41 42 43 44 46 47 48 52 53 54 55 56 60 72 76 78 80 81 82 84 90 91'),
  readings: asWritten,
};

/**
 * Harmonised System, and the Combined Nomenclature that begins alike: chapters 2–22 without plants, seeds for sowing, gums, straw, fodder, fats and
 * spirit of industry; of salt only what is for eating; feed of 2309; goods of plastic, paper, glass, metal.
 */
const HARMONISED: Classification = {
  food: codes(
    '02 03 04 07 08 09 10 11 1201 1202 1203 1204 1205 1206 1207 1208 1210 1211 1212 1501 1502 1503 1504 1506 1507 1508 1509 1510 1511 1512 1513 1514 1515 1516 1517 16 17 18 19 20 21 ' +
      '2201 2202 2203 2204 2205 2206 2208 2209 25010091',
  ),
  notFood: codes('2309 3304 3305 3306 3307 34 38 39 40 42 44 48 49 61 62 63 64 65 68 69 70 73 74 76 82 83 84 85 87 90 94 95 96'),
  readings: harmonisedReadings,
};

/** By the code that a document has for its list (UNTDID 7143), and as programs write it. */
const LISTS: ReadonlyMap<string, Classification> = new Map([
  ['STI', CPV],
  ['CPV', CPV],
  ['TST', UNSPSC],
  ['UNSPSC', UNSPSC],
  ['HS', HARMONISED],
  ['SRZ', HARMONISED],
  ['TSP', HARMONISED],
  ['CN', HARMONISED],
]);

/** Whether goods are eaten, by the classes that their seller gave them; null where these say nothing, or two things. */
export function isFoodByClass(classes: readonly CommodityClass[]): boolean | null {
  const said = new Set(classes.flatMap((each) => saidBy(each) ?? []));
  return said.size === 1 ? said.has(true) : null;
}

function saidBy({ list, code }: CommodityClass): boolean | null {
  const classification = LISTS.get(list.toUpperCase());
  const said = new Set(classification?.readings(code.trim()).flatMap((digits) => saidOf(digits, classification) ?? []));
  return said.size === 1 ? said.has(true) : null;
}

function saidOf(digits: string, { food, notFood }: Classification): boolean | null {
  if (!/^\d{4,}$/u.test(digits)) return null;
  if (food.some((beginning) => digits.startsWith(beginning))) return true;
  return notFood.some((beginning) => digits.startsWith(beginning)) ? false : null;
}
