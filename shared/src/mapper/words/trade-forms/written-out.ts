import { fold } from '../../../ingredients/search/fold.ts';
import { withoutEnd } from '../../../kernel/reading/ends.ts';
import type { NameLanguage } from '../../../kernel/language.ts';
import { GERMAN_FORMS } from './de.ts';
import { ENGLISH_FORMS } from './en.ts';
import { FRENCH_FORMS } from './fr.ts';
import { DUTCH_FORMS } from './nl.ts';
import { DANISH_FORMS, NORWEGIAN_FORMS, SWEDISH_FORMS } from './nordic.ts';
import { type ReadForms, readForms, writtenOutBy } from './trade-forms.ts';

const FORMS: Record<NameLanguage, ReadForms> = {
  en: readForms(ENGLISH_FORMS),
  sv: readForms(SWEDISH_FORMS),
  no: readForms(NORWEGIAN_FORMS),
  da: readForms(DANISH_FORMS),
  de: readForms(GERMAN_FORMS),
  fr: readForms(FRENCH_FORMS),
  nl: readForms(DUTCH_FORMS),
};

/** Where a full stop cuts the first half of a word off its second ("Rd.Hack"): joined again where neither is a form. */
const INNER_STOP = /(?<=\p{L}{2}\.)(?=\p{L})/u;
const JOINED = '\u2060';

/**
 * A row with what its trade writes short written out: "CSSE PLT DEJOINTEE" is "CUISSE POULET DEJOINTEE". Only forms that mean one thing, alone, beside the
 * next word or behind the row's first; the same row where it has none.
 */
export function withTradeForms(name: string, language: NameLanguage): string {
  const tokens = name
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((token) => token.split(INNER_STOP).map((part, at, parts) => (at < parts.length - 1 ? `${part}${JOINED}` : part)));
  const written = writtenOutBy(
    tokens,
    tokens.map((token) => withoutEnd(fold(token.replace(JOINED, '')), /[.,;:]/)),
    FORMS[language],
  );
  if (written.length === tokens.length && written.every((token, at) => token === tokens[at])) return name;
  const row = written.join(' ').replaceAll(`${JOINED} `, '').replaceAll(JOINED, '');
  // Capitals tell that the row is an invoice's.
  return /\p{Ll}/u.test(name) ? row : row.toUpperCase();
}
