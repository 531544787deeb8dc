import { foldHeader, type WantedColumn } from '../kernel/spreadsheet/find-columns.ts';
import { type Mapping, mappedRows } from '../kernel/spreadsheet/mapping.ts';
import type { Sheet } from '../kernel/spreadsheet/sheet.ts';

export const MAPPING_FIELDS = ['name', 'externalId', 'ingredient', 'variation', 'noFood', 'organic', 'origin'] as const;
export type MappingField = (typeof MAPPING_FIELDS)[number];

const list = (words: string): string[] => words.split(', ');

/** Words above a column of a list of mapped names: those of people, in the product's languages, and those of our own export. */
const WORDS: Record<MappingField, string[]> = {
  name: list(
    'name, item, product, article, purchased name, description, namn, benämning, vara, artikel, navn, varenavn, varetekst, bezeichnung, artikelbezeichnung, nom, désignation, libellé, naam, omschrijving',
  ),
  externalId: list(
    'external id, article number, article no, item number, sku, code, artikelnummer, artikelnr, art nr, varenummer, varenr, référence, code article, artikelcode',
  ),
  ingredient: list(
    'ingredient id, slvid, ingredient, food, ingrediens, råvara, livsmedel, råvare, zutat, lebensmittel, ingrédient, aliment, ingrediënt',
  ),
  variation: list('variation id, variation'),
  noFood: list('no food, not food, ej mat, ikke mat, ikke mad, kein lebensmittel, pas un aliment, geen voedsel'),
  organic: list('organic, eko, ekologisk, ekologiskt, økologisk, øko, bio, biologisch, biologique, krav'),
  origin: list(
    'origin, country, country of origin, ursprung, ursprungsland, land, opprinnelse, opprinnelsesland, oprindelse, oprindelsesland, herkunft, herkunftsland, origine, pays, herkomst',
  ),
};

export const MAPPING_COLUMNS: readonly WantedColumn<MappingField>[] = MAPPING_FIELDS.map((field) => ({
  field,
  words: WORDS[field],
  kind: 'text',
}));

/** A row as the file has it; empty where it says nothing. */
export interface MappingSheetRow extends Record<MappingField, string> {
  /** As the spreadsheet counts, from 1. */
  row: number;
}

export function mappingRows(sheet: Sheet, mapping: Mapping<MappingField>): MappingSheetRow[] {
  return mappedRows(sheet, mapping).map(({ row, texts }) => {
    const text = (field: MappingField): string => texts[field]?.[0]?.trim() ?? '';
    return {
      row,
      name: text('name'),
      externalId: text('externalId'),
      ingredient: text('ingredient'),
      variation: text('variation'),
      noFood: text('noFood'),
      organic: text('organic'),
      origin: text('origin'),
    };
  });
}

const foldedList = (words: string): ReadonlySet<string> => new Set(list(words).map(foldHeader));
const YES = foldedList('yes, y, true, 1, x, ja, j, oui, o, vrai, wahr, sant, sand, waar, eko, krav, bio, öko, øko, organic');
const NO = foldedList('no, n, false, 0, nej, nei, nein, non, nee, falsch, faux, usant, falsk, onwaar');

/** The meaning of a cell of yes or no: null where it is empty, undefined where nobody can tell. */
export function saidYes(cell: string): boolean | null | undefined {
  const word = foldHeader(cell);
  if (cell.trim() === '' || cell.trim() === '–' || cell.trim() === '-') return null;
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}
