import type { StageValues } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Tables } from '../crosswalk/crosswalk.ts';
import { median } from '../read/median.ts';
import type { Sources } from '../read/sources.ts';

/** kg CO2e per kg of the processed food that a process adds, by stage; nothing adds transport, which the place decides. */
export type Increment = Omit<StageValues, 'transport'>;

/** The median difference of each stage over the process's pairs of a raw and a processed Agribalyse entry, never below 0. */
export function processingIncrements(processes: Tables['processes'], { agribalyse }: Sources): Map<string, Increment> {
  const increments = new Map<string, Increment>();
  for (const [process, { pairs, stages, add }] of Object.entries(processes)) {
    const increment: Increment = {
      agriculture: add?.agriculture ?? 0,
      processing: add?.processing ?? 0,
      packaging: 0,
      retail: 0,
    };
    for (const stage of stages) {
      const differences = pairs.map(([raw, processed]) => {
        const [before, after] = [agribalyse.get(raw), agribalyse.get(processed)];
        if (!before || !after) throw new Error(`Process ${process}: Agribalyse has no ${raw} or no ${processed}`);
        return after.stages[stage] - before.stages[stage];
      });
      increment[stage] += Math.max(0, median(differences) ?? 0);
    }
    increments.set(process, increment);
  }
  return increments;
}
