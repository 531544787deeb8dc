import type { FieldProblem } from '../../kernel/api/app-error.ts';
import type { ShuffleProblem } from './shuffle-problem.ts';

/** The impossible parts of a problem, by field: ids that nothing has, locks outside the days, guests of other days. */
export function problemFaults({ current, guests, dishes, locked }: ShuffleProblem): FieldProblem[] {
  const ids = new Set(dishes.map(({ id }) => id));
  const faults: FieldProblem[] = [];
  const add = (path: string, code: string, message: string): void => void faults.push({ path, code, message });
  for (const [at, { id }] of dishes.entries())
    if (dishes.findIndex((other) => other.id === id) !== at) add(`dishes.${at}.id`, 'twice', 'Each dish is named once.');
  for (const [day, places] of current.entries())
    for (const [place, id] of places.entries())
      if (!ids.has(id)) add(`current.${day}.${place}`, 'unknown_dish', 'Nothing is said of this dish.');
  if (guests && guests.length !== current.length) add('guests', 'not_by_day', 'Each day has its guests.');
  else if (guests && !guests.some((each) => each > 0)) add('guests', 'nobody', 'Somebody has to come.');
  faults.push(...lockFaults({ current, locked }));
  return faults.slice(0, 50);
}

function lockFaults({ current, locked }: Pick<ShuffleProblem, 'current' | 'locked'>): FieldProblem[] {
  const standing = Map.groupBy(current.flat(), (id) => id);
  const used = new Map<string, number>();
  const cells = new Set<string>();
  return locked.flatMap(({ day, place, dishId }, at): FieldProblem[] => {
    const path = `locked.${at}`;
    if (current[day]?.[place] === undefined) return [{ path, code: 'no_cell', message: 'There is no such cell.' }];
    const cell = `${day} ${place}`;
    if (cells.has(cell)) return [{ path, code: 'twice', message: 'A cell is locked once.' }];
    cells.add(cell);
    used.set(dishId, (used.get(dishId) ?? 0) + 1);
    return (used.get(dishId) ?? 0) > (standing.get(dishId)?.length ?? 0)
      ? [{ path: `${path}.dishId`, code: 'unknown_dish', message: 'The days do not have this dish so often.' }]
      : [];
  });
}
