import type { Selectable } from 'kysely';
import type { SearchWords } from './column-types.ts';
import type { Tables } from './tables.ts';

/** How a typed column stands in the database. */
type Kind<T> = unknown extends T
  ? 'jsonb'
  : T extends string
    ? 'text'
    : T extends number
      ? 'integer' | 'bigint' | 'double precision'
      : T extends boolean
        ? 'boolean'
        : T extends Date
          ? 'timestamp with time zone' | 'date'
          : T extends Buffer
            ? 'bytea'
            : T extends string[]
              ? 'text[]'
              : T extends number[]
                ? 'float8[]'
                : T extends SearchWords
                  ? 'tsvector'
                  : never;
/** `or null` exactly where the type has null; of JSON the type cannot tell. */
type Written<T> = unknown extends T ? 'jsonb' | 'jsonb or null' : null extends T ? `${Kind<NonNullable<T>>} or null` : Kind<T>;
/** Every column as the database writes its type: what `tables.test.ts` compares with a migrated database. */
export type Columns = { [T in keyof Tables]: { [C in keyof Selectable<Tables[T]>]: Written<Selectable<Tables[T]>[C]> } };

export const moment = 'timestamp with time zone';
