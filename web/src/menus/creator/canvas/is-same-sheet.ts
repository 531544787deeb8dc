import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import type { Sheet } from '@plateprint/shared/menus/sheets/sheet-parts.ts';

interface SheetLook {
  sheet: Sheet;
  blocks: ReadonlyMap<string, MenuBlock>;
  tooHigh: ReadonlySet<string>;
  chosen: string | null;
}

function idsOf({ head, first, second, again }: Sheet): string[] {
  return [...head, ...first, ...second, ...againOf({ again })];
}

/** The headings that stand again above the columns; empty where none does. */
function againOf({ again }: Pick<Sheet, 'again'>): string[] {
  return [again?.first ?? '', again?.second ?? ''];
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at]);
}

/** Whether a page looks as before: its own blocks in their places, whatever changed on the other pages. */
export function isSameSheet<Props extends SheetLook & object>(before: Props, after: Props): boolean {
  const { sheet, blocks, tooHigh, chosen, ...rest } = before;
  const { sheet: sheetNow, blocks: blocksNow, tooHigh: tooHighNow, chosen: chosenNow, ...restNow } = after;
  if ((Object.keys(restNow) as (keyof typeof restNow)[]).some((key) => rest[key] !== restNow[key])) return false;
  if ((['head', 'first', 'second'] as const).some((part) => !isSameList(sheet[part], sheetNow[part]))) return false;
  if (!isSameList(againOf(sheet), againOf(sheetNow))) return false;
  if ((blocks.size === 0) !== (blocksNow.size === 0)) return false;
  return idsOf(sheet).every(
    (id) =>
      blocks.get(id) === blocksNow.get(id) && tooHigh.has(id) === tooHighNow.has(id) && (chosen === id) === (chosenNow === id),
  );
}
