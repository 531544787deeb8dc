import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { MOST_SERVINGS } from '@plateprint/shared/reports/model/imported-row.ts';
import { withDishServings, withMenuServings, withSplit } from '@plateprint/shared/reports/menu-servings.ts';
import type { MenuRow } from '@plateprint/shared/reports/model/report.ts';
import { useState } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { IconButton } from '../../ui/opened/icon-button.tsx';
import styles from './cells/data.module.css';
import { MenuSplitChoice } from './menu-split-choice.tsx';
import ofMenus from './sold-menus.module.css';
import { TypedCell } from './cells/typed-cell.tsx';
import { useMarked } from './cells/use-marked.ts';
import { useSoldBefore } from './use-sold-before.ts';

interface SoldMenuProps {
  menu: MenuRow;
  restaurantId: string;
  before: string | null;
  /** The report was to be finished. */
  wasTried: boolean;
  /** It can be read, and not changed: its dishes are seen at once. */
  isLocked: boolean;
  onChange: (update: (menu: MenuRow) => MenuRow) => void;
  onRemove: () => void;
}

/** A menu that was sold: its servings, what they stand for, and opened those of each of its dishes. */
export function SoldMenu({ menu, restaurantId, before, wasTried, isLocked, onChange, onRemove }: SoldMenuProps) {
  const text = useText('reports/data');
  const format = useFormat();
  const sold = useSoldBefore(restaurantId, before, menu);
  const [isOpen, setOpen] = useState(menu.servings === null || isLocked);
  /** The menu as it would be with what is being typed. */
  const [typing, setTyping] = useState<MenuRow | null>(null);
  const shown = typing ?? menu;
  const { isMarked, onLeave } = useMarked(shown.servings, wasTried);
  const isMissing = isMarked && !((shown.servings ?? 0) > 0);
  const isTooMany = isMarked && (shown.servings ?? 0) > MOST_SERVINGS;
  const written = (servings: number | null): string => (servings === null ? '' : format.plain(servings));
  const cell = (label: string, value: number | null, withTyped: (row: MenuRow, servings: number | null) => MenuRow) => ({
    label: text('grid.servingsFor', { name: label }),
    value: written(value),
    isNumber: true,
    onTyping: (typed: string | null) => setTyping(typed === null ? null : withTyped(menu, decimalInput(typed))),
    onChange: (typed: string) => onChange((row) => withTyped(row, decimalInput(typed))),
  });
  return (
    <li className={ofMenus.menu}>
      <div className={ofMenus.menuHead}>
        <IconButton
          icon={isOpen ? 'chevron-down' : 'chevron-right'}
          size="small"
          label={text(isOpen ? 'closeMenu' : 'openMenu', { name: menu.name })}
          pressed={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
        <strong className={ofMenus.menuName}>{menu.name}</strong>
        <span className={styles.hint}>{text('menuHint', { dishes: menu.recipes.length })}</span>
        <span className={ofMenus.menuServings}>
          <TypedCell
            {...cell(menu.name, menu.servings, (row, servings) => withMenuServings(row, servings, sold))}
            isInvalid={isMissing || isTooMany}
            onLeave={onLeave}
          />
          {text('field.servings')}
        </span>
        {!isLocked && <IconButton icon="close" size="small" label={text('removeRow', { name: menu.name })} onPress={onRemove} />}
      </div>
      {isMissing && <p className={styles.flaw}>{text('rowProblem.no_servings')}</p>}
      {isTooMany && <p className={styles.flaw}>{text('rowProblem.too_many_servings', { most: format.number(MOST_SERVINGS) })}</p>}
      {menu.recipes.length > 1 && (
        <MenuSplitChoice menu={shown} sold={sold} onChoose={(split) => onChange((row) => withSplit(row, split, sold))} />
      )}
      {isOpen && (
        <ul className={ofMenus.dishes}>
          {shown.recipes.map((dish) => (
            <li key={dish.key}>
              <span>{dish.name}</span>
              <TypedCell {...cell(dish.name, dish.servings, (row, servings) => withDishServings(row, dish.key, servings))} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
