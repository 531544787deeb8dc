import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import { farSources } from '../figures/far-sources.ts';
import { failure, type Finding } from './findings.ts';

/** No figure of grade A has a source beyond ×2. */
export function checkGrades({ ingredients }: Pick<FoodDataRelease, 'ingredients'>): Finding[] {
  return ingredients
    .flatMap(({ variations }) => variations)
    .flatMap(({ id, grade, base, sources, steps }) => {
      const far = base && grade === 'A' ? farSources({ stages: base, sources, steps }) : [];
      const said = far.map(({ source, value }) => `${source} ${value ?? '–'}`).join(', ');
      return far.length === 0 ? [] : [failure('grade A beyond ×2', `${id}: ${said}`)];
    });
}
