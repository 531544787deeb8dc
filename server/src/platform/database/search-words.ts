import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** A `tsquery` that finds the beginnings of all words of a search: `kat vog` finds Katharina Vogel; null for one without a word. */
export function wordsQuery(search: string | undefined): string | null {
  const words = (search ?? '').normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
}

/** Whether a table's `words` hold the beginnings of all words of the search; every row for a search without a word. */
export function hasWords(table: 'person' | 'organization', search: string | undefined): RawBuilder<SqlBool> {
  const query = wordsQuery(search);
  if (query === null) return sql<SqlBool>`true`;
  return sql<SqlBool>`${sql.ref(`${table}.words`)} @@ to_tsquery('simple', ${query})`;
}
