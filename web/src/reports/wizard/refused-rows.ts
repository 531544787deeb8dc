import type { DraftInWork } from '@plateprint/shared/reports/wizard/new-report.ts';
import type { ClientFailure } from '../../platform/api/client-failure.ts';

const MOST_NAMED = 5;

/** The names of the rows that a refusal speaks of ("ingredients.3.unit"), each once. */
export function refusedRows({ fields }: ClientFailure, { recipes, ingredients }: DraftInWork): string[] {
  const names = fields.flatMap(({ path }) => {
    const [list, place] = path.split('.');
    if (list === 'ingredients') return ingredients[Number(place)]?.written ?? [];
    return list === 'recipes' ? (recipes[Number(place)]?.name ?? []) : [];
  });
  return [...new Set(names)].slice(0, MOST_NAMED);
}
