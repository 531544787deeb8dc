const texts = {
  letGo: 'Drop the file to start a report',
  title: 'Report from a file',
  lead: 'What the file contains, which month it is for and how it is read. Correct anything that is wrong, then add the rows.',
  choose: 'File with sales or purchases',
  hint: 'Excel (.xlsx), ODS or CSV, up to 50,000 rows and 30 MB.',
  another: 'Choose another file',
  kind: 'The file contains',
  kitchen: 'Restaurant',
  noDates: 'The file has no dates: check the month.',
  columns: 'Read as: {columns}.',
  remembered: 'Read like the last file with these columns: {columns}.',
  from: '{field} from “{column}”',
  column: 'column {number, number}',
  changeColumns: 'Change columns',
  lost: 'These rows are not in a report yet. If you leave, you will have to choose the file again.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'reports/file': typeof texts;
  }
}
