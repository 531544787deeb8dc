import { foldHeader } from '@plateprint/shared/kernel/spreadsheet/find-columns.ts';

/** Countries' ids by their folded names in all of the product's languages, and by their signs. */
export type OriginNames = ReadonlyMap<string, string>;

/** The country's id by its name or sign; null for what is none. */
export function originIn(names: OriginNames, written: string): string | null {
  return names.get(foldHeader(written)) ?? null;
}
