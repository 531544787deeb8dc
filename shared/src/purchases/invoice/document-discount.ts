import type { Language } from '../../kernel/language.ts';
import type { DocumentAllowance, SetAsideReason, WrittenInvoiceLine } from './invoice.ts';
import { setAsideByWords } from './set-aside.ts';

type Priced = Pick<WrittenInvoiceLine, 'net' | 'vat'> & { setAside: SetAsideReason | null };

interface Discounted<Line> {
  /** Goods with their part of the discounts off. */
  lines: Line[];
  /** What was taken off in all. */
  discount: number;
}

/** What a discount on a whole document is off: goods, no deposit and no freight. */
const isGoods = ({ setAside, net }: Priced): boolean => net !== null && (setAside === null || setAside === 'not_food');

/**
 * Spreads the discounts on a whole document over its goods, by their net amounts and to the cent: what a food cost is less by them. One that names a
 * rate of VAT is off the goods at that rate, else off those that name none. Charges are no goods and stay off the lines, and so does what comes back
 * for a deposit or freight.
 */
export function withDiscounts<Line extends Priced>(
  lines: readonly Line[],
  { allowances, language }: { allowances: readonly DocumentAllowance[]; language: Language },
): Discounted<Line> {
  let left = [...lines];
  let discount = 0;
  for (const { kind, amount, reason, vat } of allowances) {
    if (kind !== 'allowance' || isOffNoGoods(reason, language)) continue;
    const meant = new Set(meantGoods(left.filter(isGoods), vat));
    // Nobody takes off more than there is: then the amount says something else. Below zero both give back.
    const part = amount / sumOf([...meant]);
    if (!(part > 0 && part <= 1)) continue;
    left = spread(left, meant, amount);
    discount += amount;
  }
  return { lines: left, discount: cents(discount) };
}

function isOffNoGoods(reason: string, language: Language): boolean {
  const said = setAsideByWords(reason, language);
  return said === 'deposit' || said === 'freight';
}

function meantGoods<Line extends Priced>(goods: readonly Line[], rate: number | null): readonly Line[] {
  if (rate === null) return goods;
  const atRate = goods.filter(({ vat }) => vat === rate);
  return sumOf(atRate) === 0 ? goods.filter(({ vat }) => vat === null) : atRate;
}

/** Each line's part is what the rounded sum up to it grows by: no part is off by a cent, and together they come to the amount. */
function spread<Line extends Priced>(lines: readonly Line[], meant: ReadonlySet<Line>, amount: number): Line[] {
  const factor = amount / sumOf([...meant]);
  let net = 0;
  let taken = 0;
  return lines.map((line) => {
    if (!meant.has(line)) return line;
    net += line.net ?? 0;
    const part = cents(net * factor) - taken;
    taken += part;
    return { ...line, net: cents((line.net ?? 0) - part) };
  });
}

const sumOf = (lines: readonly Priced[]): number => lines.reduce((sum, { net }) => sum + (net ?? 0), 0);
const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** What rounding may make of each line, where a document's sum is of amounts that it did not round. */
const ROUNDING = 0.005;

interface Summed {
  sum: number;
  lines: number;
  lineTotal: number | null;
}

/** Whether a sum of lines is another than the document says (EN 16931, BR-CO-10): a line may be missing, or misread. */
export function differs({ sum, lines, lineTotal }: Summed): boolean {
  return lineTotal !== null && lines > 0 && Math.abs(sum - lineTotal) > ROUNDING * (lines + 1);
}

export function sumDiffers({
  lines,
  lineTotal,
}: {
  lines: readonly Pick<WrittenInvoiceLine, 'net'>[];
  lineTotal: number | null;
}): boolean {
  return differs({ sum: lines.reduce((all, { net }) => all + (net ?? 0), 0), lines: lines.length, lineTotal });
}
