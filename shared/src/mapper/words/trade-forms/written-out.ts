import { fold } from '../../../ingredients/search/fold.ts';
import { withoutEnd } from '../../../kernel/reading/ends.ts';
import type { NameLanguage } from '../../../kernel/language.ts';
import { FRENCH_FORMS } from './fr.ts';
import { type ReadForms, readForms, writtenOutBy } from './trade-forms.ts';

const FORMS: Partial<Record<NameLanguage, ReadForms>> = { fr: readForms(FRENCH_FORMS) };

/**
 * A row with what its trade writes short written out: "CSSE PLT DEJOINTEE" is "CUISSE POULET DEJOINTEE". Only forms that mean one thing, alone, beside the
 * next word or behind the row's first; the same row where it has none.
 */
export function withTradeForms(name: string, language: NameLanguage): string {
  const forms = FORMS[language];
  if (!forms) return name;
  const tokens = name.split(/\s+/u).filter(Boolean);
  const written = writtenOutBy(
    tokens,
    tokens.map((token) => withoutEnd(fold(token), /[.,;:]/)),
    forms,
  );
  if (written.every((token, at) => token === tokens[at]) && written.length === tokens.length) return name;
  // Capitals tell that the row is an invoice's.
  return /\p{Ll}/u.test(name) ? written.join(' ') : written.join(' ').toUpperCase();
}
