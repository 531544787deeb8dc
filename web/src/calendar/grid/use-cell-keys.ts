import { type CellPlace, type MenuPlanDraft, placeOf } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { KeyboardEvent } from 'react';

export type CellStep = 'left' | 'right' | 'up' | 'down';

type Shape = Pick<MenuPlanDraft, 'weeks' | 'weekdays' | 'lines'>;

/** The place a step away: lines stand below each other, days beside each other, weeks follow. Null at the plan's edge. */
export function placeBeside({ weeks, weekdays, lines }: Shape, place: CellPlace, step: CellStep): CellPlace | null {
  const days = weekdays.toSorted((one, other) => one - other);
  const at = { day: days.indexOf(place.weekday), line: lines.findIndex(({ id }) => id === place.lineId) };
  const to = (week: number, day: number, line: number): CellPlace | null => {
    const [weekday, lineId] = [days[day], lines[line]?.id];
    return week < 0 || week >= weeks || weekday === undefined || lineId === undefined ? null : { week, weekday, lineId };
  };
  const last = { day: days.length - 1, line: lines.length - 1 };
  const { week } = place;
  switch (step) {
    case 'left':
      return at.day > 0 ? to(week, at.day - 1, at.line) : to(week - 1, last.day, at.line);
    case 'right':
      return at.day < last.day ? to(week, at.day + 1, at.line) : to(week + 1, 0, at.line);
    case 'up':
      return at.line > 0 ? to(week, at.day, at.line - 1) : to(week - 1, at.day, last.line);
    case 'down':
      return at.line < last.line ? to(week, at.day, at.line + 1) : to(week + 1, at.day, 0);
  }
}

/** The next free place after one: along its line, then on the other lines, the next first. Null where none is free. */
export function nextFreePlace(
  { weeks, weekdays, lines, cells }: Shape & Pick<MenuPlanDraft, 'cells'>,
  place: CellPlace,
): CellPlace | null {
  const taken = new Set(cells.map(placeOf));
  const days = weekdays.toSorted((one, other) => one - other);
  const all = lines.flatMap(({ id: lineId }) =>
    Array.from({ length: weeks }, (_, week) => days.map((weekday) => ({ week, weekday, lineId }))).flat(),
  );
  const at = all.findIndex((each) => placeOf(each) === placeOf(place));
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find((each) => !taken.has(placeOf(each))) ?? null;
}

const STEPS = new Map<string, CellStep>([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

/** The action of a key in a cell. */
export type CellKey =
  | { key: 'step'; step: CellStep }
  /** Takes the dish along. */
  | { key: 'carry'; step: CellStep }
  /** A letter is the first that is looked for. */
  | { key: 'write'; isLetter: boolean }
  | { key: 'clear' };

export function cellKeyOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): CellKey | null {
  const step = STEPS.get(key);
  const isCommand = ctrlKey || metaKey;
  if (step) return isCommand || altKey ? { key: 'carry', step } : { key: 'step', step };
  // With Ctrl the browser itself copies and pastes (`use-cell-clipboard.ts`).
  if (altKey || isCommand) return null;
  if (key === 'Enter' || key === 'F2') return { key: 'write', isLetter: false };
  if (key === 'Delete' || key === 'Backspace') return { key: 'clear' };
  return Array.from(key).length === 1 && key !== ' ' ? { key: 'write', isLetter: true } : null;
}

/** The name of a cell's element on the page. */
export function cellName(place: CellPlace): string {
  return `cell ${placeOf(place)}`;
}
