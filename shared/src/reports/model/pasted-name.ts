import { type Language, LANGUAGES } from '../../kernel/language.ts';
import type { ImportedFile } from './report.ts';

/** The name of a pasted list: it has no file whose name it could have. */
export const PASTED_NAMES: Record<Language, string> = {
  en_gb: 'Pasted list',
  en_us: 'Pasted list',
  sv: 'Inklistrad lista',
  no: 'Innlimt liste',
  da: 'Indsat liste',
  de: 'Eingefügte Liste',
  fr: 'Liste collée',
  nl: 'Geplakte lijst',
};

const ANY_PASTED: ReadonlySet<string> = new Set(LANGUAGES.map((language) => PASTED_NAMES[language]));

/**
 * What an imported file is called where it is read in a language: a file by its own name, a pasted list in the reader's words,
 * whichever language the report had when it was pasted. Files have endings, so none of them has the name of a pasted list.
 */
export function importedName({ name }: Pick<ImportedFile, 'name'>, language: Language): string {
  return ANY_PASTED.has(name) ? PASTED_NAMES[language] : name;
}
