import type { WrittenUnit } from '../../units/unit.ts';
import type { PhraseTables } from './words/phrase-tables.ts';
import { joined, readAmount, type Amount } from './read-amount.ts';
import { times } from './read-quantity.ts';
import { isContainer, isMass, isMeasure } from '../../units/kinds-of-unit.ts';

/** A loaf is sold by its weight: "4 loaves (800 g)" are four of them. */
const LOAF = /^(?:loaf|loaves|limp(?:a|or)|laibe?|brote?|pains?|miches?|broden|brood|brød)$/iu;

const BRACKETS = /[([]([^()[\]]*)[)\]]/gu;

export interface WithNotes {
  amount: Amount | null;
  text: string;
  notes: string[];
  /** "A few sprigs": a unit without a number. */
  uncounted?: { value: WrittenUnit; unitText: string };
}

/**
 * Takes brackets out of a text. A weight in them says more than "1 can" and becomes the amount, the can a note;
 * everything else in them is a note.
 */
export function readBrackets(parts: WithNotes, tables: PhraseTables): WithNotes {
  const { amount, text, notes } = parts;
  if (!/[([]/.test(text)) return parts;
  let known = amount;
  const inside: string[] = [];
  const without = text.replace(BRACKETS, (_, content: string) => {
    const better =
      drainedWeight(content, known, tables) ?? weightOf(content.trim(), known, tables) ?? weightAmong(content, known, tables);
    if (better) known = better;
    else if (content.trim() !== '') inside.push(content.trim());
    return ' ';
  });
  return { ...parts, amount: known, text: without.replace(/[()[\]]/g, ' '), notes: [...notes, ...inside] };
}

/** "1 can (400 g, drained weight 240 g)": what goes into the pot is the drained weight, of each can. */
function drainedWeight(content: string, amount: Amount | null, tables: PhraseTables): Amount | null {
  const part = content.split(/[,;/]\s/u).find((each) => tables.drained.test(each));
  if (part === undefined) return null;
  const packs = packsOf(amount, tables);
  if (packs) return drainedWeight(content, packs, tables);
  const whole = weightOf(part.replace(tables.drained, ' ').replace(':', ' ').trim(), amount, tables);
  // "150 g uitlekgewicht 140 g": both weights in one breath.
  const [said] = tables.drained.exec(part) ?? [''];
  return (
    whole ??
    weightOf(
      part
        .slice(part.indexOf(said) + said.length)
        .replace(':', ' ')
        .trim(),
      amount,
      tables,
    )
  );
}

/** "5 dåser à 340 g" were read as their weight: the packs it was read from. */
function packsOf(amount: Amount | null, { unitOf }: PhraseTables): Amount | null {
  const [, count = '', word = ''] = /^(\d{1,3}) (\p{L}+)/u.exec(amount?.aside ?? '') ?? [];
  const unit = unitOf.get(word.toLowerCase());
  if (!isMass(amount?.unit ?? null) || unit === undefined || !isContainer(unit)) return null;
  return { quantity: Number(count), unit, unitText: word, aside: null };
}

/** "1 pk wraps (8 stk, 320 g)": the weight beside how many there are. */
function weightAmong(content: string, amount: Amount | null, tables: PhraseTables): Amount | null {
  const parts = content.split(/,\s/u);
  if (parts.length !== 2 || !isContainer(amount?.unit ?? null)) return null;
  const weights = parts.map((part) => weightOf(part.trim(), amount, tables)).filter((each) => each !== null && isMass(each.unit));
  return weights.length === 1 ? (weights[0] ?? null) : null;
}

/** The amount that a bracket gives more exactly than the line does: "1 can (400 g)", "2 onions (300 g)". */
function weightOf(content: string, amount: Amount | null, tables: PhraseTables): Amount | null {
  if (isMass(amount?.unit ?? null)) return null;
  // "18 fl oz dressing (1.5 oz each)": a measure counts nothing, each is a portion of it.
  if (isMeasure(amount?.unit ?? null) && tables.each.test(content)) return null;
  const single = ofOneUnit(content, amount, tables);
  if (single) return single;
  const marked = (tables.starts.about.exec(content) ? content : content.replace(tables.each, ' '))
    .replace(tables.total, ' ')
    .trim();
  // "2 c. à soupe" is all of it a measure, and its "à" no "each".
  const whole = readAmount(content, tables);
  const read = whole?.rest.trim() === '' ? whole : (readAmount(marked, tables) ?? whole);
  if (!read || !onlyMarks(read.rest, tables)) return null;
  const { quantity, unit, unitText } = read.value;
  if (!amount) return unit ? { ...read.value, aside: null } : null;
  if (isContainer(amount.unit) && isContainer(unit) && typeof amount.quantity === 'number' && typeof quantity === 'number') {
    const aside = joined(amount.aside, [amount.quantity, amount.unitText, '×', content].join(' '));
    return quantity > 1 ? { ...read.value, quantity: amount.quantity * quantity, aside } : null;
  }
  const isBetter =
    isMass(unit) || (isMeasure(unit) && !isMeasure(amount.unit) && (amount.unit === null || isContainer(amount.unit)));
  if (!isBetter || typeof amount.quantity !== 'number') return null;
  const count = amount.quantity;
  // Half a packet (70 g) is 70 g.
  // "2 cans (2 x 140 g)" says the same count again.
  const isAll = tables.total.test(content) || Number(/^(\d{1,3}) ?[x×*]/iu.exec(content)?.[1]) === count;
  const ofOne = !isAll && (tables.each.test(content) || (isSoldByWeight(amount) && count >= 1));
  const isMarked = ofOne || isAll || isMeasure(amount.unit);
  const written = joined(
    amount.aside,
    [count, amount.unitText, ...(ofOne && count !== 1 ? ['×', content] : [])].filter((part) => part !== null).join(' '),
  );
  return {
    quantity: ofOne ? times(quantity, count) : quantity,
    unit,
    unitText,
    aside: amount.unit || count !== 1 ? written : amount.aside,
    ...(!isMarked && count > 1 && isMass(unit) && { counted: { quantity: count, unit: amount.unit } }),
  };
}

/** "250 g/påse", "250 g per bag", "150g/stk": of one, however many or how little of it there is. */
function ofOneUnit(content: string, amount: Amount | null, tables: PhraseTables): Amount | null {
  const per = /^([^/]{2,16}?) ?(?:\/ ?|(?:per|pr\.?|pro|je|par|la|le) )(\p{L}{1,14})\.?$/iu.exec(content);
  if (!per || amount === null || isMeasure(amount.unit) || typeof amount.quantity !== 'number') return null;
  const unit = tables.unitOf.get((per[2] ?? '').toLowerCase());
  const read = unit === undefined || isMeasure(unit) ? null : readAmount((per[1] ?? '').trim(), tables);
  if (!read || !isMeasure(read.value.unit) || read.rest.trim() !== '') return null;
  const { quantity, unitText } = amount;
  const written = joined(amount.aside, [quantity, unitText, '×', content].filter((part) => part !== null).join(' '));
  return { ...read.value, quantity: times(read.value.quantity, quantity), aside: written };
}

function isSoldByWeight({ unit, unitText }: Amount): boolean {
  return isContainer(unit) || LOAF.test(unitText ?? '');
}

/** Nothing but "each", "in total" or a second measure is left after the weight. */
function onlyMarks(rest: string, tables: PhraseTables): boolean {
  const left = withoutMarks(rest, tables);
  return left === '' || /^[/,;]\s*[\d½¼¾⅓⅔]/u.test(left) || /^\p{L}{1,12}\.?$/u.test(left);
}

/** A text without "each" and "in total". */
export function withoutMarks(text: string, tables: PhraseTables): string {
  return ` ${text}`.replace(tables.each, ' ').replace(tables.total, ' ').trim().replace(/\.$/u, '');
}
