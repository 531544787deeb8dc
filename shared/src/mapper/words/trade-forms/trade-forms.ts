import { fold } from '../../../ingredients/search/fold.ts';

/** How lists of one language shorten words, folded, each with what it is short for; what is left out of a name is short for nothing. */
export interface TradeForms {
  /** "short: long", separated by commas. Several words are read as they stand; a form behind `^` at the front of a row alone. */
  anywhere: string;
  /** Forms that say so only in rows whose first word, written out, begins so: "sol" behind eggs is how hens are held. */
  behind: Readonly<Record<string, string>>;
}

export interface ReadForms {
  /** By the first word of the short form; the longest first. */
  anywhere: ReadonlyMap<string, readonly Form[]>;
  behind: readonly (readonly [heads: readonly string[], forms: ReadonlyMap<string, readonly Form[]>])[];
}

interface Form {
  short: readonly string[];
  long: readonly string[];
  /** Whether it stands at the front of a row alone. */
  isFirst: boolean;
}

function formsOf(table: string): ReadonlyMap<string, readonly Form[]> {
  const forms = new Map<string, Form[]>();
  for (const entry of table.split(',')) {
    const [written = '', meant = ''] = entry.split(':').map((part) => part.trim());
    const isFirst = written.startsWith('^');
    const short = (isFirst ? written.slice(1) : written).split(' ');
    const [first = ''] = short;
    if (first === '') continue;
    const form = { short, long: meant.split(' ').filter(Boolean), isFirst };
    forms.set(
      first,
      [...(forms.get(first) ?? []), form].toSorted((one, other) => other.short.length - one.short.length),
    );
  }
  return forms;
}

/** A table as it is looked up. */
export function readForms({ anywhere, behind }: TradeForms): ReadForms {
  return {
    anywhere: formsOf(anywhere),
    behind: Object.entries(behind).map(([heads, table]) => [heads.split(' '), formsOf(table)] as const),
  };
}

/** Tokens, folded and without the full stop that cuts them off, with every short form written out; each keeps its place where it is none. */
export function writtenOutBy(tokens: readonly string[], words: readonly string[], { anywhere, behind }: ReadForms): string[] {
  const { tokens: once, words: plain } = replaced({ tokens, words }, anywhere);
  const [head = ''] = plain;
  const own = behind.filter(([heads]) => heads.some((each) => head.startsWith(each)));
  return own.reduce((row, [, forms]) => replaced(row, forms), { tokens: once, words: plain }).tokens;
}

interface Row {
  tokens: readonly string[];
  words: readonly string[];
}

function replaced({ tokens, words }: Row, forms: ReadonlyMap<string, readonly Form[]>): { tokens: string[]; words: string[] } {
  const row: { tokens: string[]; words: string[] } = { tokens: [], words: [] };
  for (let at = 0; at < tokens.length; at++) {
    const form = forms.get(words[at] ?? '')?.find((each) => isAt(each, words, at));
    if (form) {
      row.tokens.push(...form.long);
      row.words.push(...form.long.map((word) => fold(word)));
      at += form.short.length - 1;
    } else {
      row.tokens.push(tokens[at] ?? '');
      row.words.push(words[at] ?? '');
    }
  }
  return row;
}

function isAt({ short, isFirst }: Form, words: readonly string[], at: number): boolean {
  return !(isFirst && at > 0) && short.every((word, place) => words[at + place] === word);
}
