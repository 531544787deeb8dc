/** Bytes; 50,000 rows of sales are about 5 MB. */
export const LARGEST_SPREADSHEET = 30_000_000;
export const MOST_ROWS = 200_000;
export const SPREADSHEET_ENDINGS = ['.csv', '.tsv', '.txt', '.xlsx', '.xls', '.ods', '.html', '.htm'] as const;
