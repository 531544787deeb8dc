import type { TransportTables } from '@plateprint/shared/ingredients/food-data-release.ts';
import { failure, notice, type Finding } from './findings.ts';

/** Ports and straits differ by so much; beyond it a basin is wrong. */
const WITHIN = 1.5;

/** Sea kilometres to France against Ecobalyse's, where both go by sea. */
export function checkDistances({ distances }: TransportTables, published: ReadonlyMap<string, number>): Finding[] {
  return [...published].flatMap(([country, kilometres]) => {
    const ours = distances[country]?.FR.sea ?? 0;
    if (ours === 0) return [];
    const ratio = ours / kilometres;
    const text = `${country} to FR by sea: ${ours} km, Ecobalyse ${kilometres} km`;
    return [ratio <= WITHIN && ratio >= 1 / WITHIN ? notice('distance', text) : failure('distance', text)];
  });
}
