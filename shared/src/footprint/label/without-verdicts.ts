import { CARBON_LEVELS } from '../carbon-level.ts';

const IS_LEVEL: ReadonlySet<unknown> = new Set(CARBON_LEVELS);

/**
 * The same answer without a level, its letter, or a count of what is of one, wherever they stand: for somebody outside, and for programs, of an
 * organization that shows guests figures. How much was counted in all stays.
 */
export function withoutVerdicts<T>(answer: T): T {
  if (Array.isArray(answer)) return answer.map(withoutVerdicts) as T;
  if (typeof answer !== 'object' || answer === null) return answer;
  const isJudged = 'level' in answer && (answer.level === null || IS_LEVEL.has(answer.level));
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]: [string, unknown]) => {
      // The level of a report's line also says that what 400 g of it emit may be shown.
      if (name === 'level' && IS_LEVEL.has(value) && 'weightCovered' in answer)
        return [
          ['level', null],
          ['enoughCounted', true],
        ];
      if (name === 'servingsByLevel' && value !== null)
        return [
          [name, null],
          ['servingsCounted', counted(value)],
        ];
      const isVerdict =
        name === 'lowImpactProducts' || (name === 'level' && IS_LEVEL.has(value)) || (isJudged && name === 'label');
      return [[name, isVerdict ? null : withoutVerdicts(value)]];
    }),
  ) as T;
}

function counted(shares: unknown): number {
  return Object.values(shares as Record<string, { servings: number }>).reduce((sum, { servings }) => sum + servings, 0);
}
