const texts = {
  reading: 'Reading the file …',
  begins: 'The table begins in',
  beginning: 'Row {row, number}: {words}',
  hasHeader: 'Its first row names the columns',
  preview: 'The first rows of the file',
  column: 'Column {number, number}',
  holds: 'What “{column}” holds',
  numbersOf: 'How the numbers of “{column}” are written',
  leftOut: 'Left out',
  comma: '1.234,50',
  point: '1,234.50',
  unsure: 'Please check: this column reads either way.',
  rows: '{rows, plural, one {# row} other {# rows}}, the first {shown, number} shown.',
  columnsLeft: 'The first {read, number} columns are read, {left, plural, one {one more is} other {# more are}} left out.',
  sheet: 'Sheet',
  delimiter: {
    label: 'Cells are parted by',
    comma: 'Commas',
    semicolon: 'Semicolons',
    tab: 'Tabs',
  },
  problem: {
    too_large: 'This file is too large. Up to 30 MB are taken.',
    unpacks_too_large: 'This archive unpacks to more than 200 MB, so it is not opened.',
    too_many_files: 'This archive holds too many files.',
    unreadable: 'This file is damaged, or not what its name says.',
    old_excel: 'This is the old Excel format (.xls). Save it as .xlsx or CSV, please.',
    empty: 'There is nothing in this file.',
    too_many_rows: 'This file has more than 200,000 rows. Please part it.',
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
