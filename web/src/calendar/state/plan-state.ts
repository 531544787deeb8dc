import type { MenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import {
  type CellPlace,
  type MenuPlanDraft,
  MOST_LINES,
  type PlanCell,
  type PlanLine,
} from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { GoneDish } from '@plateprint/shared/calendar/model/gone-dish.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';

/** The state of the planner: the draft, the version it started from, and the known facts of its dishes. */
export interface PlanState {
  draft: MenuPlanDraft;
  /** The kept plan that the draft started from; null: a new one. */
  base: { id: string; version: number } | null;
  dishes: ReadonlyMap<string, PlanDish>;
  /** Those that the kitchen has no more, as the kept plan says. */
  gone: ReadonlyMap<string, GoneDish>;
  /** Dishes whose facts come with the kept plan whenever it is opened. */
  keptDishes: ReadonlySet<string>;
  /** True once a person changed something since the last save. */
  changed: boolean;
}

type Known = Pick<PlanState, 'dishes' | 'gone'>;

export type PlanAction =
  /** `about` names the field that is typed in: typing on is one step back. */
  | { do: 'change'; draft: Partial<Omit<MenuPlanDraft, 'cells' | 'lines'>>; about?: string }
  | { do: 'put'; place: CellPlace; recipeId: string }
  | { do: 'change_cell'; place: CellPlace; cell: Partial<Pick<PlanCell, 'servings' | 'locked'>>; about?: string }
  | { do: 'clear'; place: CellPlace }
  /** The dish of the other place comes back here. */
  | { do: 'move'; from: CellPlace; to: CellPlace }
  | { do: 'copy_week'; from: number; to: number }
  /** The plan as it once stood, or another one, under the name and version of this one. */
  | { do: 'take_version'; plan: MenuPlan }
  /** The plan as somebody else saved it meanwhile and what was changed here, in one. */
  | { do: 'take_both'; plan: MenuPlan; draft: MenuPlanDraft }
  | { do: 'replace_cells'; cells: readonly PlanCell[] }
  | { do: 'name_line'; id: string; name: string; about?: string }
  | { do: 'add_line'; line: PlanLine }
  | { do: 'remove_line'; id: string }
  | { do: 'know_dishes'; dishes: readonly PlanDish[] }
  /** `sent` is the draft that was saved: what was typed meanwhile is still to be saved. */
  | { do: 'saved'; plan: MenuPlan; sent: MenuPlanDraft };

export function newPlanState(name: string, lines: readonly PlanLine[]): PlanState {
  const rules = { eachDay: [], notTwiceADay: [], mostPerWeek: [] };
  const dates = { startsOn: null, endsOn: null, closed: [] };
  const draft = { name, weeks: 4, weekdays: [1, 2, 3, 4, 5], lines: [...lines], ...dates, guests: null, rules, cells: [] };
  return { draft, base: null, dishes: new Map(), gone: new Map(), keptDishes: new Set(), changed: false };
}

export function planStateOf(plan: MenuPlan): PlanState {
  const { id, version, dishes, gone, restaurantId: _of, createdAt: _made, updatedAt: _saved, savedBy: _by, ...draft } = plan;
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const byIdGone = new Map((gone ?? []).map((dish) => [dish.recipeId, dish]));
  return { draft, base: { id, version }, dishes: byId, gone: byIdGone, keptDishes: new Set(byId.keys()), changed: false };
}

/** Unsaved work on a kept plan, with what is known of the plan's dishes. */
export function withDishesOf(state: PlanState, kept: PlanState): PlanState {
  return { ...state, ...knownOfBoth(state, kept), keptDishes: kept.keptDishes };
}

/** What two states know of dishes: the later one of those that both speak of, and a dish that is gone by it is known no more. */
function knownOfBoth(earlier: Known, later: Known): Known {
  const dishes = [...earlier.dishes].filter(([id]) => !later.gone.has(id));
  const gone = [...earlier.gone].filter(([id]) => !later.dishes.has(id));
  return { dishes: new Map([...dishes, ...later.dishes]), gone: new Map([...gone, ...later.gone]) };
}

export function cellAt({ cells }: Pick<MenuPlanDraft, 'cells'>, place: CellPlace): PlanCell | null {
  return cells.find((cell) => isAt(cell, place)) ?? null;
}

function isAt(cell: CellPlace, { week, weekday, lineId }: CellPlace): boolean {
  return cell.week === week && cell.weekday === weekday && cell.lineId === lineId;
}

function changed(state: PlanState, draft: Partial<MenuPlanDraft>): PlanState {
  return { ...state, changed: true, draft: { ...state.draft, ...draft } };
}

/** The cells without those at some places. */
function without({ cells }: MenuPlanDraft, ...places: CellPlace[]): PlanCell[] {
  return cells.filter((cell) => !places.some((place) => isAt(cell, place)));
}

function put(state: PlanState, { week, weekday, lineId }: CellPlace, recipeId: string): PlanState {
  const place = { week, weekday, lineId };
  if (cellAt(state.draft, place)?.recipeId === recipeId) return state;
  // A recipe that somebody can put into the plan is there, whatever was known of it.
  const gone = new Map([...state.gone].filter(([id]) => id !== recipeId));
  return changed(
    { ...state, gone },
    { cells: [...without(state.draft, place), { ...place, recipeId, servings: null, locked: false }] },
  );
}

function moved(state: PlanState, from: CellPlace, to: CellPlace): PlanState {
  const cell = cellAt(state.draft, from);
  if (!cell || isAt(from, to)) return state;
  const other = cellAt(state.draft, to);
  const back = other ? [{ ...other, week: from.week, weekday: from.weekday, lineId: from.lineId }] : [];
  const there = { ...cell, week: to.week, weekday: to.weekday, lineId: to.lineId };
  return changed(state, { cells: [...without(state.draft, from, to), ...back, there] });
}

function copied({ draft, ...state }: PlanState, from: number, to: number): PlanState {
  const copy = draft.cells.filter(({ week }) => week === from).map((cell) => ({ ...cell, week: to }));
  return changed({ draft, ...state }, { cells: [...draft.cells.filter(({ week }) => week !== to), ...copy] });
}

/** Weeks that go take their dishes with them. */
function withDraft(state: PlanState, draft: Partial<MenuPlanDraft>): PlanState {
  const weeks = draft.weeks ?? state.draft.weeks;
  const cells = weeks < state.draft.weeks ? state.draft.cells.filter(({ week }) => week < weeks) : state.draft.cells;
  return changed(state, { ...draft, cells });
}

/** Every change of the planner, pure. */
export function planReducer(state: PlanState, action: PlanAction): PlanState {
  const { draft } = state;
  switch (action.do) {
    case 'change':
      return withDraft(state, action.draft);
    case 'put':
      return put(state, action.place, action.recipeId);
    case 'change_cell':
      return changed(state, {
        cells: draft.cells.map((cell) => (isAt(cell, action.place) ? { ...cell, ...action.cell } : cell)),
      });
    case 'clear':
      return cellAt(draft, action.place) ? changed(state, { cells: without(draft, action.place) }) : state;
    case 'move':
      return moved(state, action.from, action.to);
    case 'copy_week':
      return copied(state, action.from, action.to);
    case 'take_version': {
      const former = planStateOf(action.plan);
      return changed({ ...state, ...knownOfBoth(state, former) }, former.draft);
    }
    case 'take_both': {
      const theirs = planStateOf(action.plan);
      return { ...state, ...knownOfBoth(state, theirs), base: theirs.base, draft: action.draft, changed: true };
    }
    case 'replace_cells':
      return changed(state, { cells: [...action.cells] });
    case 'name_line':
      return changed(state, {
        lines: draft.lines.map((line) => (line.id === action.id ? { ...line, name: action.name } : line)),
      });
    case 'add_line':
      return draft.lines.length < MOST_LINES ? changed(state, { lines: [...draft.lines, action.line] }) : state;
    case 'remove_line':
      return draft.lines.length === 1 ? state : withoutLine(state, action.id);
    case 'know_dishes':
      return { ...state, dishes: new Map([...state.dishes, ...action.dishes.map((dish) => [dish.id, dish] as const)]) };
    case 'saved': {
      const now = planStateOf(action.plan);
      const known = knownOfBoth(state, now);
      return draft === action.sent ? { ...now, ...known } : { ...now, ...known, draft, changed: true };
    }
  }
}

function withoutLine(state: PlanState, id: string): PlanState {
  const { lines, cells } = state.draft;
  return changed(state, { lines: lines.filter((line) => line.id !== id), cells: cells.filter(({ lineId }) => lineId !== id) });
}
