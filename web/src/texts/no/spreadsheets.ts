import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/spreadsheets.ts';

export default {
  reading: 'Leser filen …',
  begins: 'Tabellen begynner på',
  beginning: 'Rad {row, number}: {words}',
  hasHeader: 'Første rad inneholder kolonneoverskrifter',
  preview: 'De første radene i filen',
  column: 'Kolonne {number, number}',
  holds: 'Innholdet i «{column}»',
  numbersOf: 'Tallformat i «{column}»',
  leftOut: 'Tas ikke med',
  comma: '1.234,50',
  point: '1,234.50',
  unsure: 'Kontroller gjerne: Kolonnen kan leses på begge måter.',
  rows: '{rows, plural, one {# rad} other {# rader}}, de første {shown, number} vises.',
  columnsLeft: 'De første {read, number} kolonnene leses, {left, plural, one {én til} other {# til}} blir utelatt.',
  sheet: 'Ark',
  delimiter: {
    label: 'Skilletegn',
    comma: 'Komma',
    semicolon: 'Semikolon',
    tab: 'Tabulator',
  },
  problem: {
    too_large: 'Filen er for stor. Grensen er 30 MB.',
    unpacks_too_large: 'Arkivet pakkes ut til mer enn 200 MB og åpnes derfor ikke.',
    too_many_files: 'Arkivet inneholder for mange filer.',
    unreadable: 'Filen er skadet eller av en annen type enn navnet angir.',
    old_excel: 'Dette er det gamle Excel-formatet (.xls). Lagre filen som .xlsx eller CSV.',
    empty: 'Filen er tom.',
    too_many_rows: 'Filen har mer enn 200 000 rader. Del den opp.',
    wrong_format: 'Opplastingen mislyktes: Filformatet støttes ikke.',
    nothing_found: 'Fant ingen oppskrift i denne filen.',
  },
} satisfies Texts<typeof enGb>;
