import type { MenuPlanRules } from './menu-plan-rules.ts';
import { type MenuPlanDraft, MOST_CLOSED, MOST_LINES, placeOf, type PlanCell, type PlanLine } from './menu-plan.ts';

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
  /** Whether anything but the dishes differs: name, lines, dates, closed days, guests, rules. */
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
  const eaters = chosen('eaters');
  const guestsOn = bothItems({ base: base.guestsOn, mine: mine.guestsOn, theirs: theirs.guestsOn }, ({ weekday }) => weekday);
  // A first and a last day of two people may be the wrong way round.
  const { startsOn, endsOn } = isSame(datesOf(base), datesOf(mine)) ? theirs : mine;
  return {
    name: chosen('name'),
    weeks,
    weekdays: chosen('weekdays'),
    lines,
    startsOn,
    endsOn,
    closed: bothItems({ base: base.closed, mine: mine.closed, theirs: theirs.closed }, ({ from }) => from).slice(0, MOST_CLOSED),
    guests: chosen('guests'),
    ...(guestsOn.length > 0 && { guestsOn }),
    ...(eaters && { eaters }),
    rules: bothRules({ base: base.rules, mine: mine.rules, theirs: theirs.rules }),
    cells: bothCells({ base, mine, theirs }).filter(({ week, lineId }) => week < weeks && there.has(lineId)),
  };
}

interface Three<Part> {
  base: Part;
  mine: Part;
  theirs: Part;
}

/** Items of lists by their key: one that only one of them added, changed or took away is as that has it. */
function bothItems<Item>(
  { base, mine, theirs }: Three<readonly Item[] | undefined>,
  keyOf: (item: Item) => string | number,
): Item[] {
  const [then, here, there] = [base, mine, theirs].map((items) => new Map((items ?? []).map((item) => [keyOf(item), item])));
  const keys = new Set([...(there?.keys() ?? []), ...(here?.keys() ?? [])]);
  return [...keys].flatMap((key) => {
    const item = isSame(then?.get(key), here?.get(key)) ? there?.get(key) : here?.get(key);
    return item === undefined ? [] : [item];
  });
}

function bothRules({ base, mine, theirs }: Three<MenuPlanRules>): MenuPlanRules {
  const of = <K extends keyof MenuPlanRules>(key: K): Three<MenuPlanRules[K]> => ({
    base: base[key],
    mine: mine[key],
    theirs: theirs[key],
  });
  const mostDaysPerWeek = bothItems(of('mostDaysPerWeek'), ({ tag }) => tag);
  const leastPerWeek = bothItems(of('leastPerWeek'), ({ tag }) => tag);
  const budget = isSame(base.budget, mine.budget) ? theirs.budget : mine.budget;
  return {
    eachDay: bothItems(of('eachDay'), (tag) => tag),
    notTwiceADay: bothItems(of('notTwiceADay'), (tag) => tag),
    mostPerWeek: bothItems(of('mostPerWeek'), ({ tag }) => tag),
    ...(mostDaysPerWeek.length > 0 && { mostDaysPerWeek }),
    ...(leastPerWeek.length > 0 && { leastPerWeek }),
    ...(budget !== undefined && { budget }),
  };
}

const datesOf = ({ startsOn, endsOn }: MenuPlanDraft): unknown => ({ startsOn, endsOn });

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
