import type { MostOfWeek, PlanOfCells } from './plan-of-cells.ts';

/** Whether a day alone keeps the rules: a dish of every tag that each day has, no two of a tag or a dish that may not stand twice. */
export function keepsDayRules(plan: PlanOfCells, day: readonly number[]): boolean {
  const { cells, each, once } = plan;
  const count = (tag: number): number => day.reduce((sum, index) => sum + (cells[index]?.has[tag] ? 1 : 0), 0);
  return each.every((tag) => count(tag) > 0) && once.every((tag) => count(tag) < 2) && tooOften(plan, day) === 0;
}

/** How many dishes of a day stand there once too often. */
export function tooOften({ cells, mostADay }: PlanOfCells, day: readonly number[]): number {
  let found = 0;
  for (let at = 1; at < day.length; at += 1) {
    const kind = cells[day[at] ?? 0]?.kind ?? 0;
    let before = 0;
    for (let other = 0; other < at; other += 1) if (cells[day[other] ?? 0]?.kind === kind) before += 1;
    if (before >= (mostADay[kind] ?? 1)) found += 1;
  }
  return found;
}

/** What a day adds to a rule of its week: its dishes of the tag, or itself where any has it. */
export function addedToWeek({ cells }: Pick<PlanOfCells, 'cells'>, day: readonly number[], { tag, of }: MostOfWeek): number {
  let dishes = 0;
  for (const index of day) if (cells[index]?.has[tag]) dishes += 1;
  return of === 'dishes' ? dishes : Math.min(1, dishes);
}

const NAMES: Record<MostOfWeek['of'], string> = { dishes: 'mostPerWeek', days: 'mostDaysPerWeek' };

/**
 * The rules that days break, each once: `eachDay.vegan`, `notTwiceADay.fish`, `mostPerWeek.red_meat`, `mostDaysPerWeek.red_meat`,
 * `sameDishTwiceADay`.
 */
export function brokenRules(plan: PlanOfCells, days: readonly (readonly number[])[]): string[] {
  const { cells, watched, each, once, most, weekOf } = plan;
  const count = (indexes: readonly number[], tag: number): number =>
    indexes.reduce((sum, index) => sum + (cells[index]?.has[tag] ? 1 : 0), 0);
  const weeks = [...new Set(weekOf)].map((week) => days.filter((_, day) => weekOf[day] === week));
  const added = (week: readonly (readonly number[])[], rule: MostOfWeek): number =>
    week.reduce((sum, day) => sum + addedToWeek(plan, day, rule), 0);
  return [
    ...each.filter((tag) => days.some((day) => count(day, tag) === 0)).map((tag) => `eachDay.${watched[tag]}`),
    ...once.filter((tag) => days.some((day) => count(day, tag) > 1)).map((tag) => `notTwiceADay.${watched[tag]}`),
    ...most
      .filter((rule) => weeks.some((week) => added(week, rule) > rule.most))
      .map(({ tag, of }) => `${NAMES[of]}.${watched[tag]}`),
    ...(days.some((day) => tooOften(plan, day) > 0) ? ['sameDishTwiceADay'] : []),
  ];
}
