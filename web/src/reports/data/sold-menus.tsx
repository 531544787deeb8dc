import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import type { MenuRow } from '@plateprint/shared/reports/report.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { DataPartProps } from './data-part.ts';
import styles from './data.module.css';
import ofMenus from './sold-menus.module.css';
import { TypedCell } from './typed-cell.tsx';

interface SoldMenusProps {
  menus: readonly MenuRow[];
  onUpdate: DataPartProps['onUpdate'];
}

/** The menus that were sold: servings of the whole, and opened those of each of its dishes. */
export function SoldMenus({ menus, onUpdate }: SoldMenusProps) {
  const text = useText('reports/data');
  if (menus.length === 0) return null;
  const change = (key: string, update: (menu: MenuRow) => MenuRow): void =>
    onUpdate((before) => ({ ...before, menus: before.menus.map((menu) => (menu.key === key ? update(menu) : menu)) }));
  return (
    <ul className={ofMenus.menus} aria-label={text('menus')}>
      {menus.map((menu) => (
        <SoldMenu
          key={menu.key}
          menu={menu}
          onChange={(update) => change(menu.key, update)}
          onRemove={() => onUpdate((before) => ({ ...before, menus: before.menus.filter(({ key }) => key !== menu.key) }))}
        />
      ))}
    </ul>
  );
}

interface SoldMenuProps {
  menu: MenuRow;
  onChange: (update: (menu: MenuRow) => MenuRow) => void;
  onRemove: () => void;
}

function SoldMenu({ menu, onChange, onRemove }: SoldMenuProps) {
  const text = useText('reports/data');
  const format = useFormat();
  const [isOpen, setOpen] = useState(menu.servings === null);
  const written = (servings: number | null): string => (servings === null ? '' : format.plain(servings));
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
            label={text('grid.servingsFor', { name: menu.name })}
            value={written(menu.servings)}
            isNumber
            isInvalid={isMissing(menu.servings)}
            onChange={(typed) => onChange((before) => withServings(before, decimalInput(typed)))}
          />
          {text('field.servings')}
        </span>
        <IconButton icon="close" size="small" label={text('removeRow', { name: menu.name })} onPress={onRemove} />
      </div>
      {isMissing(menu.servings) && <p className={styles.flaw}>{text('rowProblem.no_servings')}</p>}
      {isOpen && (
        <ul className={ofMenus.dishes}>
          {menu.recipes.map((dish) => (
            <li key={dish.key}>
              <span>{dish.name}</span>
              <TypedCell
                label={text('grid.servingsFor', { name: dish.name })}
                value={written(dish.servings)}
                isNumber
                onChange={(typed) =>
                  onChange((before) => ({
                    ...before,
                    recipes: before.recipes.map((each) =>
                      each.key === dish.key ? { ...each, servings: decimalInput(typed) } : each,
                    ),
                  }))
                }
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function isMissing(servings: number | null): boolean {
  return servings === null || !(servings > 0);
}

/** A guest who takes the menu eats each of its dishes, until somebody says otherwise of a dish. */
function withServings(menu: MenuRow, servings: number | null): MenuRow {
  const recipes = menu.recipes.map((dish) =>
    dish.servings === null || dish.servings === menu.servings ? { ...dish, servings } : dish,
  );
  return { ...menu, servings, recipes };
}
