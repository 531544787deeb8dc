import type { MenuSummary } from '@plateprint/shared/menus/menu.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { type RowSelection, withKey } from '../../ui/choice/row-selection.ts';

/** Marks a menu for an action on several. */
export function MenuChoice({ menu: { id, name }, marking }: { menu: MenuSummary; marking: RowSelection }) {
  const text = useText('menus/overview');
  const { chosen, onChange } = marking;
  return (
    <Checkbox
      label={text('choose', { name })}
      hideLabel
      checked={chosen.has(id)}
      onChange={(isChosen) => onChange(withKey(chosen, id, isChosen))}
    />
  );
}

/** Marks all that are listed so far, or none. */
export function ChooseAll({ menus, marking }: { menus: readonly MenuSummary[]; marking: RowSelection }) {
  const text = useText('menus/overview');
  const marked = menus.filter(({ id }) => marking.chosen.has(id)).length;
  const isAll = marked > 0 && marked === menus.length;
  return (
    <Checkbox
      label={text('chooseAll')}
      hideLabel
      checked={isAll}
      mixed={marked > 0 && !isAll}
      onChange={(isChosen) => marking.onChange(new Set(isChosen ? menus.map(({ id }) => id) : []))}
    />
  );
}
