import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { RestaurantTotals } from '@plateprint/shared/reports/totals/organization-data.ts';
import type { EvidencePart } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import { sql } from 'kysely';
import { twinOf } from '../../footprint/twin-columns.ts';
import type { Database } from '../../platform/database/database.ts';
import { completedTotals, extremeLines, type LookedAt, type Sums, SUMS, toTotals } from '../summed-totals-store.ts';

type Names = ReadonlyMap<string, string>;
type SumsOfRestaurant = Sums & { restaurant_id: string; emission_database: EmissionDatabase };

/** The totals of each restaurant's reports together, by both emission databases: the database adds them up. */
export async function totalsOfRestaurants(
  database: Database,
  asked: LookedAt,
  names: Names,
): Promise<Record<EmissionDatabase, RestaurantTotals[]>> {
  const { rows } = await sql<SumsOfRestaurant>`
    select restaurant_id, location as emission_database, ${SUMS} from (${completedTotals(asked, null)}) as totals
    group by restaurant_id, location order by restaurant_id`.execute(database);
  const of = async (emissionDatabase: EmissionDatabase): Promise<RestaurantTotals[]> => {
    const sums = rows.filter((row) => row.emission_database === emissionDatabase);
    // Of a thousand restaurants only the heaviest and the lightest dish of all are shown.
    const highest = sums.toSorted((a, b) => (b.highest ?? -Infinity) - (a.highest ?? -Infinity))[0];
    const lowest = sums.toSorted((a, b) => (a.lowest ?? Infinity) - (b.lowest ?? Infinity))[0];
    const ids = [highest?.highest_id, lowest?.lowest_id].filter((id) => id !== undefined);
    const extremes = await extremeLines(database, { organizationId: asked.organizationId, emissionDatabase }, ids);
    return sums.map((row) => ({
      id: row.restaurant_id,
      name: names.get(row.restaurant_id) ?? '',
      totals: [toTotals(row, extremes)],
    }));
  };
  return { organization: await of('organization'), rise: await of('rise') };
}

/** The reports that an organization's is made of, as its evidence names them. */
export async function partsOfOrganization(
  database: Database,
  asked: LookedAt & { emissionDatabase: EmissionDatabase },
  names: Names,
): Promise<EvidencePart[]> {
  const { rows } = await sql<{
    report_id: string;
    restaurant_id: string;
    start_date: string;
    food_data_versions: string[];
    co2: number | null;
    co2_low: number | null;
    co2_high: number | null;
    co2_without_land_use: number | null;
    co2_without_land_use_low: number | null;
    co2_without_land_use_high: number | null;
    total_servings: number;
    weight_covered: number;
    by_level: number[];
  }>`
    select report_id, restaurant_id, start_date, food_data_versions, co2, co2_low, co2_high,
      co2_without_land_use, co2_without_land_use_low, co2_without_land_use_high, total_servings, weight_covered, by_level
    from (${completedTotals(asked, asked.emissionDatabase)}) as totals order by restaurant_id, start_date`.execute(database);
  return rows.map(({ co2, co2_low: low, co2_high: high, ...row }) => ({
    reportId: row.report_id,
    restaurantId: row.restaurant_id,
    restaurant: names.get(row.restaurant_id) ?? '',
    startDate: row.start_date,
    foodDataVersions: row.food_data_versions,
    co2: co2 === null || low === null || high === null ? null : { value: co2, low, high },
    co2WithoutLandUseChange: twinOf(row),
    totalServings: row.total_servings,
    weightCovered: row.weight_covered,
    servingsCounted: row.by_level.reduce((sum, servings) => sum + servings, 0),
  }));
}
