import { type MenuPlanDraft, MOST_LINES, placeOf, type PlanCell, type PlanLine } from './menu-plan.ts';

/** A day of a plan on which one version has other dishes, servings or locks than another. */
export interface OtherDay {
  week: number;
  weekday: number;
  /** Dishes that the former version has there and the later one has not, and the other way round. */
  go: string[];
  come: string[];
}

export interface OtherVersion {
  /** In their order. */
  days: OtherDay[];
  /** Whether anything but the dishes differs: name, lines, dates, guests, rules. */
  isElse: boolean;
}

/** What differs between two versions of a plan. */
export function changesOf(former: MenuPlanDraft, later: MenuPlanDraft): OtherVersion {
  const [then, now] = [cellsOf(former), cellsOf(later)];
  const places = [...new Map([...then, ...now])].filter(([name]) => !isSame(then.get(name), now.get(name)));
  const days = Map.groupBy(places, ([, { week, weekday }]) => week * 7 + weekday);
  return {
    days: [...days]
      .toSorted(([one], [other]) => one - other)
      .map(([day, ofDay]) => {
        const dishes = ofDay.map(([name]) => ({ go: then.get(name)?.recipeId, come: now.get(name)?.recipeId }));
        const others = dishes.filter(({ go, come }) => go !== come);
        return {
          week: Math.floor((day - 1) / 7),
          weekday: ((day - 1) % 7) + 1,
          go: others.flatMap(({ go }) => go ?? []),
          come: others.flatMap(({ come }) => come ?? []),
        };
      }),
    isElse: !isSame({ ...former, cells: [] }, { ...later, cells: [] }),
  };
}

interface Overtaken {
  /** The version that both began from. */
  base: MenuPlanDraft;
  mine: MenuPlanDraft;
  theirs: MenuPlanDraft;
}

/** Both versions in one: what only one of them changed is as that has it, and what both changed as mine does. */
export function bothVersions({ base, mine, theirs }: Overtaken): MenuPlanDraft {
  const chosen = <K extends keyof MenuPlanDraft>(key: K): MenuPlanDraft[K] =>
    isSame(base[key], mine[key]) ? theirs[key] : mine[key];
  const lines = bothLines({ base, mine, theirs });
  const weeks = chosen('weeks');
  const there = new Set(lines.map(({ id }) => id));
  const [guestsOn, eaters] = [chosen('guestsOn'), chosen('eaters')];
  return {
    name: chosen('name'),
    weeks,
    weekdays: chosen('weekdays'),
    lines,
    startsOn: chosen('startsOn'),
    endsOn: chosen('endsOn'),
    closed: chosen('closed'),
    guests: chosen('guests'),
    ...(guestsOn && { guestsOn }),
    ...(eaters && { eaters }),
    rules: chosen('rules'),
    cells: bothCells({ base, mine, theirs }).filter(({ week, lineId }) => week < weeks && there.has(lineId)),
  };
}

function bothLines({ base, mine, theirs }: Overtaken): PlanLine[] {
  if (isSame(base.lines, mine.lines)) return theirs.lines;
  const [then, here] = [base.lines, mine.lines].map((lines) => new Map(lines.map((line) => [line.id, line])));
  const kept = theirs.lines.flatMap((line) => {
    const own = here?.get(line.id);
    // A line that was taken away here stays away.
    if (!own) return then?.has(line.id) ? [] : [line];
    return [isSame(own, then?.get(line.id)) ? line : own];
  });
  const added = mine.lines.filter(({ id }) => !then?.has(id));
  const lines = [...kept, ...added].slice(0, MOST_LINES);
  return lines.length === 0 ? mine.lines : lines;
}

function bothCells({ base, mine, theirs }: Overtaken): PlanCell[] {
  const [then, here, there] = [cellsOf(base), cellsOf(mine), cellsOf(theirs)];
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((name) => {
    const cell = isSame(then.get(name), here.get(name)) ? there.get(name) : here.get(name);
    return cell ? [cell] : [];
  });
}

const cellsOf = ({ cells }: MenuPlanDraft): ReadonlyMap<string, PlanCell> => new Map(cells.map((cell) => [placeOf(cell), cell]));

/** By value, whatever order the parts of objects stand in. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, each]): [string, unknown] => [key, ordered(each)])
      .toSorted(([one], [two]) => (one < two ? -1 : 1)),
  );
}
