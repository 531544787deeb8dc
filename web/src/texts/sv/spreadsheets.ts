import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/spreadsheets.ts';

export default {
  reading: 'Läser filen …',
  begins: 'Tabellen börjar på',
  beginning: 'Rad {row, number}: {words}',
  hasHeader: 'Första raden innehåller kolumnrubriker',
  preview: 'Filens första rader',
  column: 'Kolumn {number, number}',
  holds: 'Innehållet i ”{column}”',
  numbersOf: 'Talformat i ”{column}”',
  leftOut: 'Utelämnad',
  comma: '1.234,50',
  point: '1,234.50',
  unsure: 'Kontrollera gärna: kolumnen kan läsas på båda sätten.',
  rows: '{rows, plural, one {# rad} other {# rader}}, de första {shown, number} visas.',
  columnsLeft: 'De första {read, number} kolumnerna läses, {left, plural, one {en till} other {# till}} hoppas över.',
  sheet: 'Blad',
  delimiter: {
    label: 'Avgränsare',
    comma: 'Komma',
    semicolon: 'Semikolon',
    tab: 'Tabb',
  },
  problem: {
    too_large: 'Filen är för stor. Högst 30 MB tas emot.',
    unpacks_too_large: 'Arkivet packas upp till mer än 200 MB och öppnas därför inte.',
    too_many_files: 'Arkivet innehåller för många filer.',
    unreadable: 'Filen är skadad eller av en annan typ än namnet anger.',
    old_excel: 'Det här är det gamla Excel-formatet (.xls). Spara filen som .xlsx eller CSV.',
    empty: 'Filen är tom.',
    too_many_rows: 'Filen har fler än 200 000 rader. Dela upp den.',
    wrong_format: 'Uppladdningen misslyckades: filformatet stöds inte.',
    nothing_found: 'Inget recept hittades i filen.',
  },
} satisfies Texts<typeof enGb>;
