import { csvFormOf, csvOf, type CsvCell } from '@plateprint/shared/kernel/csv.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { MappedIngredient } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { listMappedIngredients, listUnmappedIngredients } from '@plateprint/shared/mapper/mapper-api.ts';
import { call } from '../platform/api/call.ts';
import { saveFile } from '../exports/save-file.ts';
import { personOf } from './person.ts';

const A_PAGE = 200;
/** An import reads these by their heads; what it does not know it leaves. */
const HEAD = [
  'name',
  'external id',
  'status',
  'ingredient id',
  'variation id',
  'no food',
  'organic',
  'origin',
  'ingredient name',
  'variation name',
  'category id',
  'suggestion',
  'confidence',
  'language',
  'rows',
  'grams',
  'decided by',
  'decided at',
];

/** All names, decided and waiting, as a file that the import takes back. Throws a `ClientFailure`. */
export async function exportNames(language: Language): Promise<void> {
  const names = [...(await allOf(listMappedIngredients, language)), ...(await allOf(listUnmappedIngredients, language))];
  const content = new Blob([csvOf([HEAD, ...names.map(cellsOf)], csvFormOf(language))], { type: 'text/csv' });
  saveFile({ name: 'names.csv', content });
}

async function allOf(
  list: typeof listMappedIngredients | typeof listUnmappedIngredients,
  language: Language,
): Promise<MappedIngredient[]> {
  const names: MappedIngredient[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { language, limit: A_PAGE, ...(cursor === undefined ? {} : { cursor }) };
    const page: { items: MappedIngredient[]; next: string | null } = await call(
      list as typeof listUnmappedIngredients,
      { query },
      { timeout: 60_000 },
    );
    names.push(...page.items);
    cursor = page.next;
  }
  return names;
}

function cellsOf(name: MappedIngredient): CsvCell[] {
  const { suggestedIngredient: suggestion, decidedAt } = name;
  return [
    name.name,
    name.externalId,
    decidedAt === null ? 'waiting' : 'decided',
    name.ingredientId ?? name.categoryId,
    name.variationId,
    name.notFood ? 'yes' : '',
    name.organic === null ? '' : name.organic ? 'yes' : 'no',
    name.origin_iso,
    name.mapped_name,
    name.variationName,
    name.categoryId,
    decidedAt === null ? (suggestion?.ingredientName ?? null) : null,
    decidedAt === null ? (suggestion?.confidence ?? null) : null,
    name.language_iso,
    name.rows,
    name.weight,
    personOf(name.decidedBy),
    decidedAt,
  ];
}
