import type { PlanOfCells } from './plan-of-cells.ts';

/** Whether a day alone keeps the rules: a dish of every tag that each day has, no two of a tag that may not stand twice. */
export function keepsDayRules({ cells, each, once, mayStandTwice }: PlanOfCells, day: readonly number[]): boolean {
  const count = (tag: number): number => day.reduce((sum, index) => sum + (cells[index]?.has[tag] ? 1 : 0), 0);
  return each.every((tag) => count(tag) > 0) && once.every((tag) => count(tag) < 2) && (mayStandTwice || !hasTwice(cells, day));
}

/** The same dish does not stand twice on a day. */
function hasTwice(cells: PlanOfCells['cells'], day: readonly number[]): boolean {
  return new Set(day.map((index) => cells[index]?.dish.id)).size < day.length;
}

/** The rules that days break, each once: `eachDay.vegan`, `notTwiceADay.fish`, `mostPerWeek.red_meat`. */
export function brokenRules(plan: PlanOfCells, days: readonly (readonly number[])[]): string[] {
  const { cells, watched, each, once, most, weekOf } = plan;
  const count = (indexes: readonly number[], tag: number): number =>
    indexes.reduce((sum, index) => sum + (cells[index]?.has[tag] ? 1 : 0), 0);
  const weeks = [...new Set(weekOf)].map((week) => days.filter((_, day) => weekOf[day] === week).flat());
  return [
    ...each.filter((tag) => days.some((day) => count(day, tag) === 0)).map((tag) => `eachDay.${watched[tag]}`),
    ...once.filter((tag) => days.some((day) => count(day, tag) > 1)).map((tag) => `notTwiceADay.${watched[tag]}`),
    ...most
      .filter((rule) => weeks.some((week) => count(week, rule.tag) > rule.most))
      .map(({ tag }) => `mostPerWeek.${watched[tag]}`),
  ];
}
