import { type Placeless, SOLD, withProgramRows } from '@plateprint/shared/reports/rows/program-rows.ts';
import type { postOpenSales } from '@plateprint/shared/integrations/open/open-row-api.ts';
import { AppError, type FieldProblem } from '@plateprint/shared/kernel/api/app-error.ts';
import type { HandlerInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import { daysOfReport, newReport } from '@plateprint/shared/reports/wizard/new-report.ts';
import type { RecipeRow } from '@plateprint/shared/reports/model/imported-row.ts';
import type { Database } from '../../../platform/database/database.ts';
import { recipesOfSheet } from '../../../recipes/sheet-store.ts';
import type { ReportHome } from '../../../reports/report-reach.ts';
import { recipeIdsOf } from '../store/external-id-store.ts';
import { sellableRecipes } from '../store/open-recipe-store.ts';
import type { SentRows } from '../../../reports/put/put-rows.ts';

type Body = HandlerInput<typeof postOpenSales>['body'];
type Sold = Placeless<RecipeRow>;

/**
 * Finds the recipe of each row: by the caller's own id of it, else by its id, else by its name as the restaurant's lists find
 * theirs. A row that none of these finds is kept as it was written.
 * @throws invalid_input naming the rows whose day is none of the report, and those whose `recipeId` is none that this restaurant could sell
 */
export async function soldRows(
  database: Database,
  { restaurant, rows, ...into }: { restaurant: ReportHome } & Pick<Body, 'language' | 'rows' | 'type' | 'day'>,
): Promise<SentRows> {
  refuseOtherDays(rows, into);
  const { language } = into;
  const { id: restaurantId, organizationId } = restaurant;
  const libraries = { organizationId, shelves: [restaurantId, organizationId] };
  const ids = await recipeIdsOf(
    database,
    { organizationId, restaurantId },
    rows.flatMap(({ externalId }) => externalId ?? []),
  );
  const given = rows.map(({ externalId, recipeId }) => ids.get(externalId ?? '') ?? recipeId ?? null);
  const names = await sellableRecipes(database, libraries, [...new Set(given.filter((id) => id !== null))]);
  refuseUnknown(
    rows.map(({ recipeId }, at) => (recipeId === given[at] && !names.has(recipeId ?? '') ? (recipeId ?? null) : null)),
  );
  const byName = await byNames(
    database,
    libraries,
    rows.map(({ name = '' }, at) => (given[at] === null ? name : '')),
  );
  const sent = rows.map(({ externalId = '', name = '', servings, day }, at): Sold => {
    const id = given[at] ?? byName.get(at) ?? null;
    const called = isBlank(name) ? nameIn(names.get(id ?? '') ?? [], language) || externalId : name;
    return { id, name: called, servings, ...(day !== undefined && { day }) };
  });
  return {
    async into(draft, program) {
      const file = draft.importedData.findIndex(({ name }) => name === program);
      const waiting = draft.recipes.map(({ id, name, from }) => (id === null && from?.file === file ? name : ''));
      const found = await byNames(database, libraries, waiting);
      const recipes = draft.recipes.map((row, at) => ({ ...row, id: found.get(at) ?? row.id }));
      const put = withProgramRows({ rows: recipes, files: draft.importedData }, { program, sent }, SOLD);
      return { ...draft, recipes: put.rows, importedData: put.files };
    },
    unmatched: sent.flatMap(({ id, name }, index) => (id === null ? [{ index, name }] : [])),
    unweighed: [],
    placeOf: (draft, row) => {
      const kept = draft.recipes[row];
      return kept ? sent.findIndex((each) => SOLD.keyOf(each) === SOLD.keyOf(kept)) : -1;
    },
  };
}

/** The dishes that names find, by the names' places; undefined for a blank one. */
async function byNames(
  database: Database,
  libraries: { organizationId: string; shelves: readonly string[] },
  names: readonly string[],
): Promise<ReadonlyMap<number, string>> {
  const asked = [...names.entries()].filter(([, name]) => !isBlank(name));
  if (asked.length === 0) return new Map();
  const sheet = asked.map(([, name]) => ({ name }));
  const { matches } = await recipesOfSheet(database, libraries, sheet);
  return new Map(matches.map(({ row, recipeId }) => [asked[row]?.[0] ?? -1, recipeId]));
}

/** A day of another time would stand in a plan's calendar as sold, and in its own month's report not. */
function refuseOtherDays(rows: Body['rows'], { type, language, day: ofReport }: Pick<Body, 'language' | 'type' | 'day'>): void {
  const kind = { category: 'restaurant', variety: 'sales', type } as const;
  const [first, last] = daysOfReport(newReport(kind, language, ofReport)) ?? [ofReport, ofReport];
  const message = `The report speaks of ${first} to ${last}.`;
  const problems = rows.flatMap(({ day }, at): FieldProblem[] =>
    day === undefined || (day >= first && day <= last) ? [] : [{ path: `rows.${at}.day`, code: 'outside_report', message }],
  );
  if (problems.length > 0) throw new AppError('invalid_input', problems.slice(0, 50));
}

function refuseUnknown(unknown: readonly (string | null)[]): void {
  const problems = unknown.flatMap((id, row): FieldProblem[] =>
    id === null ? [] : [{ path: `rows.${row}.recipeId`, code: 'unknown_recipe', message: 'There is no recipe with this id.' }],
  );
  if (problems.length > 0) throw new AppError('invalid_input', problems.slice(0, 50));
}
