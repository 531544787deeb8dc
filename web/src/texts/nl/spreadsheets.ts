import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/spreadsheets.ts';

export default {
  reading: 'Bestand wordt gelezen …',
  begins: 'De tabel begint op',
  beginning: 'Rij {row, number}: {words}',
  hasHeader: 'De eerste rij bevat kolomnamen',
  preview: 'Eerste rijen van het bestand',
  column: 'Kolom {number, number}',
  holds: 'Inhoud van ‘{column}’',
  numbersOf: 'Getalnotatie van ‘{column}’',
  leftOut: 'Weggelaten',
  comma: '1.234,50',
  point: '1,234.50',
  unsure: 'Controleer dit: deze kolom is op twee manieren te lezen.',
  rows: '{rows, plural, one {# rij} other {# rijen}}, de eerste {shown, number} worden getoond.',
  columnsLeft:
    'De eerste {read, number} kolommen worden gelezen, {left, plural, one {nog één wordt} other {nog # worden}} genegeerd.',
  sheet: 'Blad',
  delimiter: {
    label: 'Scheidingsteken',
    comma: 'Komma’s',
    semicolon: 'Puntkomma’s',
    tab: 'Tabs',
  },
  problem: {
    too_large: 'Dit bestand is te groot. De limiet is 30 MB.',
    unpacks_too_large: 'Dit archief is uitgepakt groter dan 200 MB en kan niet worden geopend.',
    too_many_files: 'Dit archief bevat te veel bestanden.',
    unreadable: 'Dit bestand is beschadigd, of niet van het type dat de naam aangeeft.',
    old_excel: 'Dit is het oude Excel-formaat (.xls). Sla het op als .xlsx of CSV.',
    empty: 'Dit bestand is leeg.',
    too_many_rows: 'Dit bestand heeft meer dan 200.000 rijen. Splits het op.',
    wrong_format: 'Uploaden mislukt: het bestandsformaat wordt niet ondersteund.',
    nothing_found: 'Er is geen recept gevonden in dit bestand.',
  },
} satisfies Texts<typeof enGb>;
