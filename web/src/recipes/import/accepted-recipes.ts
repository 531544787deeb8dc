/** Bytes: an export of thousands of recipes with their pictures. */
export const LARGEST_ARCHIVE = 200_000_000;
export const IMPORT_ENDINGS = ['.txt', '.md', '.html', '.htm', '.json', '.jsonld', '.csv', '.tsv', '.xlsx', '.zip'] as const;
