import type { WrittenUnit } from '../../units/unit.ts';
import type { PhraseTables } from './words/phrase-tables.ts';
import { type Amount, readAmount } from './read-amount.ts';
import type { Read } from './read-number.ts';

const METRIC: ReadonlySet<WrittenUnit | null> = new Set(['mg', 'g', 'hg', 'kg', 'ml', 'cl', 'dl', 'l']);
const IMPERIAL: ReadonlySet<WrittenUnit | null> = new Set(['oz', 'lb', 'fl_oz', 'pint', 'quart', 'gallon']);

/**
 * "200 g/7 oz butter" says one amount twice: the first counts. "2oz/50g" is the exception: books round the metric one to what is weighed, so
 * that counts, unless several are counted. The other is added to the notes.
 */
export function oneOfTwoMeasures(
  { value: first, rest }: Read<Amount>,
  notes: string[],
  tables: PhraseTables,
): { amount: Amount; text: string } {
  const slash = /^\s?\/\s?(?=[\d½¼¾⅓⅔])/u.exec(rest);
  const second = slash ? readAmount(rest.slice(slash[0].length), tables) : null;
  if (!slash || !second) return { amount: first, text: rest };
  const isCounted = first.aside?.includes('×') ?? false;
  if (!isCounted && IMPERIAL.has(first.unit) && METRIC.has(second.value.unit)) {
    notes.push(`${shown(first)} ${first.unitText ?? ''}`.trim());
    return { amount: second.value, text: second.rest };
  }
  notes.push(rest.slice(slash[0].length, rest.length - second.rest.length).trim());
  return { amount: first, text: second.rest };
}

function shown({ quantity }: Amount): string {
  return typeof quantity === 'number' ? String(quantity) : quantity.join('–');
}
