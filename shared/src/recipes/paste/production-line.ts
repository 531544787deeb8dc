import { withoutEnds } from '../../kernel/reading/ends.ts';

/** How kitchens' systems shorten what can be weighed, with grams or millilitres; what is counted has none. */
const MEASURES: ReadonlyMap<string, { word: string; size: number; of: 'mass' | 'volume' }> = new Map([
  ['kg', { word: 'kg', size: 1000, of: 'mass' }],
  ['kilo', { word: 'kg', size: 1000, of: 'mass' }],
  ['g', { word: 'g', size: 1, of: 'mass' }],
  ['gr', { word: 'g', size: 1, of: 'mass' }],
  ['gram', { word: 'g', size: 1, of: 'mass' }],
  ['l', { word: 'l', size: 1000, of: 'volume' }],
  ['lt', { word: 'l', size: 1000, of: 'volume' }],
  ['ltr', { word: 'l', size: 1000, of: 'volume' }],
  ['liter', { word: 'l', size: 1000, of: 'volume' }],
  ['litre', { word: 'l', size: 1000, of: 'volume' }],
  ['dl', { word: 'dl', size: 100, of: 'volume' }],
  ['cl', { word: 'cl', size: 10, of: 'volume' }],
  ['ml', { word: 'ml', size: 1, of: 'volume' }],
]);
const COUNTED = new Set(
  'stk st stck stck stuk stuks pcs pc ea each pce pièce piece pk pkt pak pakke paket pack ps pos pose påse ds dåse dos dose boîte bk bakke btl fl flaska flaske fles flasche krt kart karton kt ks kasse låda doos spk spand hink eimer seau rl rulle sk sæk säck sac zak bdt bundt knippe bund botte bos glas can tin box case cs tray bag tub'.split(
    ' ',
  ),
);

/** A number as written, with how far it may be off by rounding. */
export interface Rounded {
  value: number;
  off: number;
}

/** A line of a production kitchen's list: what a portion takes and what all of them take. */
export interface ProductionLine {
  name: string;
  /** As the line has it, what a portion takes is in it. */
  unit: string;
  first: Rounded;
  second: Rounded;
  /** The unit of the second number, where it has one of its own. */
  secondUnit: string | null;
  /** The content of a package, in grams or millilitres, where the name says it: "Smør, 10 kg saltet". */
  packed: { size: number; of: 'mass' | 'volume' } | null;
}

const NUMBER = /^\d{1,7}(?:[.,]\d{3}){0,3}(?:[.,]\d{1,4})?$/u;
const PACKED = /(?<![\p{L}\d.,])(\d{1,4}(?:[.,]\d{1,3})?)\s?(kg|gr?|ltr|lt?|dl|cl|ml)(?![\p{L}\d])/iu;
const LONGEST_LINE = 200;

/** "KG R Smør, 10 kg saltet 0,156 PK 1,562" or "Kartofler 0,250 kg 25,000 kg"; null for a line without two numbers at its end. */
export function productionLine(line: string, decimal: ',' | '.'): ProductionLine | null {
  if (line.length > LONGEST_LINE) return null;
  const words = line
    .trim()
    .split(/[\s;|]+/u)
    .filter((word) => word !== '');
  const endUnit = takeUnit(words);
  const second = takeNumber(words, decimal);
  if (second === null) return null;
  const between = takeUnit(words);
  const first = takeNumber(words, decimal);
  if (first === null || first.value <= 0 || second.value <= 0) return null;
  const leading = isUnit(words[0]) ? (words.shift() ?? null) : null;
  // A letter by which a system marks an article: raw, frozen, part of a recipe.
  if (leading !== null && words.length > 1 && /^\p{Lu}{1,2}$/u.test(words[0] ?? '')) words.shift();
  const trailing = leading === null ? takeUnit(words) : null;
  const unit = leading ?? trailing ?? between ?? endUnit;
  const name = withoutEnds(words.join(' '), /[\s;|]/u);
  if (unit === null || !/\p{L}{2}/u.test(name)) return null;
  // "0,250 kg 25,000 kg": of the two units the last is the total's, and the one between the portion's.
  const secondUnit = (endUnit ?? leading ?? trailing) ? (endUnit ?? between) : null;
  return {
    name,
    unit: bare(unit),
    first,
    second,
    secondUnit: secondUnit === null ? null : bare(secondUnit),
    packed: packedIn(name),
  };
}

function packedIn(name: string): ProductionLine['packed'] {
  const found = PACKED.exec(name);
  const measure = MEASURES.get(found?.[2]?.toLowerCase() ?? '');
  const count = Number((found?.[1] ?? '').replace(',', '.'));
  return measure && count > 0 ? { size: count * measure.size, of: measure.of } : null;
}

/** The second number in the line's unit, in each way that it may be meant: as it is, by its own unit, or as packages of a size. */
export function totalsIn({ unit, second, secondUnit, packed }: ProductionLine): Rounded[] {
  const own = MEASURES.get(unit);
  const other = secondUnit === null ? null : MEASURES.get(secondUnit);
  if (own && other) return own.of === other.of ? [times(second, other.size / own.size)] : [];
  const packages = own && packed && own.of === packed.of && secondUnit !== null ? [times(second, packed.size / own.size)] : [];
  return [...packages, second];
}

/** A quantity of the line's unit as a cook would write it: packages of a known size by their weight. */
export function measured({ unit, packed }: ProductionLine, quantity: number): { quantity: number; unit: string } {
  const own = MEASURES.get(unit);
  if (own) return { quantity, unit: own.word };
  if (!packed || PIECES.has(unit)) return { quantity, unit };
  return { quantity: (quantity * packed.size) / 1000, unit: packed.of === 'mass' ? 'kg' : 'l' };
}

/** A total in a unit of its own as it is written there: "7,5 kg" of 100 g each. */
export function totalAsWritten({ secondUnit, second }: ProductionLine): { quantity: number; unit: string } | null {
  const own = secondUnit === null ? undefined : MEASURES.get(secondUnit);
  return own ? { quantity: second.value, unit: own.word } : null;
}

/** Of these a weight in the name is what one of them weighs, and the count says enough. */
const PIECES = new Set('stk st stck stuk stuks pcs pc ea each pce pièce piece'.split(' '));

function takeUnit(words: string[]): string | null {
  return isUnit(words.at(-1)) && words.length > 1 ? (words.pop() ?? null) : null;
}

function takeNumber(words: string[], decimal: ',' | '.'): Rounded | null {
  const written = words.at(-1) ?? '';
  if (!NUMBER.test(written)) return null;
  words.pop();
  const [whole, fraction] = parted(written, decimal);
  return { value: Number(`${whole.replaceAll(/[.,]/gu, '')}.${fraction || '0'}`), off: 0.5 * 10 ** -fraction.length };
}

function parted(written: string, decimal: ',' | '.'): [string, string] {
  const at = written.lastIndexOf(decimal);
  return at === -1 ? [written, ''] : [written.slice(0, at), written.slice(at + 1)];
}

function isUnit(word: string | undefined): boolean {
  const unit = bare(word ?? '');
  return MEASURES.has(unit) || COUNTED.has(unit);
}

function bare(word: string): string {
  return word.toLowerCase().replace(/\.$/u, '');
}

function times({ value, off }: Rounded, by: number): Rounded {
  return { value: value * by, off: off * by };
}
