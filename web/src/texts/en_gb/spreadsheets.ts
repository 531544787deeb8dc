const texts = {
  reading: 'Reading the file …',
  begins: 'The table starts in',
  beginning: 'Row {row, number}: {words}',
  hasHeader: 'The first row contains column names',
  preview: 'First rows of the file',
  column: 'Column {number, number}',
  holds: 'Contents of “{column}”',
  numbersOf: 'Number format of “{column}”',
  leftOut: 'Left out',
  comma: '1.234,50',
  point: '1,234.50',
  unsure: 'Please check: this column can be read both ways.',
  rows: '{rows, plural, one {# row} other {# rows}}, the first {shown, number} shown.',
  columnsLeft: 'The first {read, number} columns are read, {left, plural, one {one more is} other {# more are}} ignored.',
  sheet: 'Sheet',
  delimiter: {
    label: 'Separator',
    comma: 'Commas',
    semicolon: 'Semicolons',
    tab: 'Tabs',
  },
  problem: {
    too_large: 'This file is too large. The limit is 30 MB.',
    unpacks_too_large: 'This archive unpacks to more than 200 MB and cannot be opened.',
    too_many_files: 'This archive contains too many files.',
    unreadable: 'This file is damaged, or its type does not match its name.',
    old_excel: 'This is the old Excel format (.xls). Please save it as .xlsx or CSV.',
    empty: 'This file is empty.',
    too_many_rows: 'This file has more than 200,000 rows. Please split it.',
    wrong_format: 'Upload failed: File format is not supported.',
    nothing_found: 'No recipe was found in this file.',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    spreadsheets: typeof texts;
  }
}
