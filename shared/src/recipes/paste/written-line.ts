import { grammarOf, type Language } from '../../kernel/language.ts';

interface LineWords {
  quantity: number | null;
  unit: string;
  name: string;
  note?: string;
}

/** An ingredient line as a person of the language would write it, so that it is read like any other. */
export function writtenLine({ quantity, unit, name, note = '' }: LineWords, language: Language): string {
  const number = quantity === null || quantity <= 0 ? '' : numberIn(quantity, language);
  const measured = [number, number === '' ? '' : unit, name].filter((part) => part !== '').join(' ');
  const rest = number === '' ? [unit, note] : [note];
  return [measured, ...rest].filter((part) => part !== '').join(', ');
}

function numberIn(quantity: number, language: Language): string {
  const digits = String(Number(quantity.toFixed(4)));
  return digits.replace('.', grammarOf(language).decimalSign);
}
