import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/spreadsheets.ts';

export default {
  reading: 'Læser filen …',
  begins: 'Tabellen begynder i',
  beginning: 'Række {row, number}: {words}',
  hasHeader: 'Første række indeholder kolonneoverskrifter',
  preview: 'De første rækker i filen',
  column: 'Kolonne {number, number}',
  holds: 'Indholdet i »{column}«',
  numbersOf: 'Talformat i »{column}«',
  leftOut: 'Tages ikke med',
  comma: '1.234,50',
  point: '1,234.50',
  unsure: 'Kontrollér gerne: Kolonnen kan læses på begge måder.',
  rows: '{rows, plural, one {# række} other {# rækker}}, de første {shown, number} vises.',
  columnsLeft: 'De første {read, number} kolonner læses, {left, plural, one {én mere} other {# flere}} udelades.',
  sheet: 'Ark',
  delimiter: {
    label: 'Skilletegn',
    comma: 'Komma',
    semicolon: 'Semikolon',
    tab: 'Tabulator',
  },
  problem: {
    too_large: 'Filen er for stor. Grænsen er 30 MB.',
    unpacks_too_large: 'Arkivet fylder mere end 200 MB pakket ud og åbnes derfor ikke.',
    too_many_files: 'Arkivet indeholder for mange filer.',
    unreadable: 'Filen er beskadiget eller af en anden type, end navnet angiver.',
    old_excel: 'Det er det gamle Excel-format (.xls). Gem filen som .xlsx eller CSV.',
    empty: 'Filen er tom.',
    too_many_rows: 'Filen har mere end 200.000 rækker. Del den op.',
    wrong_format: 'Uploaden mislykkedes: Filformatet understøttes ikke.',
    nothing_found: 'Der blev ikke fundet nogen opskrift i filen.',
  },
} satisfies Texts<typeof enGb>;
