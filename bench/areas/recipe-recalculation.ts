import type { Database } from '../../server/src/platform/database/database.ts';
import type { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { recalculateBatches } from '../../server/src/recipes/actions/recipe-jobs.ts';
import { print } from '../machine/print.ts';

/** So many recipes after which rate and memory are printed. */
const MARKS = [10_000, 50_000, 100_000, 200_000, 400_000, 600_000, 800_000];
/** A run is ended here; what is left of a million takes as long as what was done says. */
const LONGEST_MS = 12 * 60_000;

/** One node's recalculation of all that waits, in batches as its job does them. */
export async function measureRecalculation(
  database: Database,
  foodData: Awaited<ReturnType<typeof loadFoodData>>,
  clock: () => Date,
): Promise<void> {
  print('recalculation, one node: rate and memory of the process, as it goes', {});
  const began = performance.now();
  let [done, printed, since, marked] = [0, 0, began, 0];
  const printRate = (): void => {
    const now = performance.now();
    const rate = Math.round(((done - printed) / (now - since)) * 1000);
    const memory = Math.round(process.memoryUsage.rss() / 1024 / 1024);
    console.log(`  ${`${printed} … ${done}`.padEnd(36)} ${rate} recipes/s, ${memory} MB`);
    [printed, since] = [done, now];
  };
  for (let batch = -1; batch !== 0 && performance.now() - began < LONGEST_MS;) {
    batch = await recalculateBatches({ database, foodData, clock });
    done += batch;
    if (done >= (MARKS[marked] ?? Infinity)) {
      printRate();
      marked += 1;
    }
  }
  if (done > printed) printRate();
  const seconds = (performance.now() - began) / 1000;
  console.log(`  ${done} in ${seconds.toFixed(0)} s: ${Math.round(done / seconds)} recipes/s`);
}
