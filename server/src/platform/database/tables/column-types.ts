import type { ColumnType } from 'kysely';

/** A JSON column: written as its text, read as a value whose shape its area's store knows. */
export type Json = ColumnType<unknown, string, string>;
export type Timestamp = ColumnType<Date, Date | undefined, Date>;
/** Made by the database of other columns; never written. */
export type Immutable<T> = ColumnType<T, never, never>;
/** The words of a text as the database searches them; never read. */
export interface SearchWords {
  readonly searchedOnly: true;
}
export type DeletedAt = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** A moment that has not come yet is null. */
export type Once = DeletedAt;
