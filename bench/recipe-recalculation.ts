import type { Database } from '../server/src/database/database.ts';
import type { loadFoodData } from '../server/src/ingredients/load-food-data.ts';
import { recalculateBatch } from '../server/src/recipes/recipe-jobs.ts';
import { print } from './print.ts';

/** So many recipes after which rate and memory are told. */
const MARKS = [10_000, 50_000, 100_000, 200_000, 400_000, 600_000, 800_000];
/** A run is ended here; what is left of a million takes as long as what was done says. */
const LONGEST_MS = 12 * 60_000;

/** One node's recalculation of all that waits, in batches as its job does them. */
export async function measureRecalculation(
  database: Database,
  foodData: Awaited<ReturnType<typeof loadFoodData>>,
  clock: () => Date,
): Promise<void> {
  const figures: Record<string, string> = {};
  const began = performance.now();
  let [done, told, since] = [0, 0, began];
  const tell = (): void => {
    const now = performance.now();
    const rate = Math.round(((done - told) / (now - since)) * 1000);
    figures[`${told} … ${done}`] = `${rate} recipes/s, ${Math.round(process.memoryUsage.rss() / 1024 / 1024)} MB`;
    [told, since] = [done, now];
  };
  for (let batch = -1; batch !== 0 && performance.now() - began < LONGEST_MS;) {
    batch = await recalculateBatch({ database, foodData, clock });
    done += batch;
    if (MARKS.includes(done)) tell();
  }
  if (done > told) tell();
  figures['all'] =
    `${done} in ${((performance.now() - began) / 1000).toFixed(0)} s, ${Math.round((done / (performance.now() - began)) * 1000)} recipes/s`;
  print('recalculation, one node: rate and memory of the process', figures);
}
