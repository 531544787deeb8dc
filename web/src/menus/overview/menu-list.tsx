import type { MenuSummary } from '@plateprint/shared/menus/menu.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Tile } from '../../ui/layout/card.tsx';
import { Link } from '../../ui/control/link.tsx';
import type { RowSelection } from '../../ui/choice/row-selection.ts';
import look from '../../ui/table/table.module.css';
import { ChooseAll, MenuChoice } from './menu-choice.tsx';
import { MenuEntries } from './menu-entries.tsx';
import { MenuMarks } from './menu-marks.tsx';
import styles from './menu-overview.module.css';
import { MenuThumbnail } from './menu-thumbnail.tsx';
import type { MenuActions } from './use-menu-actions.ts';

interface MenuListProps {
  menus: readonly MenuSummary[];
  actions: MenuActions;
  marking: RowSelection;
  isBin: boolean;
}

function MenuName({ menu, isBin }: { menu: MenuSummary; isBin: boolean }) {
  if (isBin) return menu.name;
  return (
    <Link to="/menus/menu/{-$id}" params={{ id: menu.id }} quiet>
      {menu.name}
    </Link>
  );
}

export function MenuTiles({ menus, actions, marking, isBin }: MenuListProps) {
  const text = useText('menus/overview');
  const format = useFormat();
  return (
    <>
      <h2 data-unseen="">{text('shown')}</h2>
      <ul className={styles.tiles}>
        {menus.map((menu) => (
          <li key={menu.id} className={styles.place}>
            <Tile
              picture={<MenuThumbnail menu={menu} isBin={isBin} />}
              name={<MenuName menu={menu} isBin={isBin} />}
              details={
                <div className={styles.details}>
                  <p>
                    {text(`orientation.${menu.orientation}`)} · {text('dishes', { count: menu.dishes })}
                  </p>
                  <p>{text('changed', { ago: format.ago(menu.updatedAt) })}</p>
                  <p className={styles.marks}>
                    <MenuMarks menu={menu} />
                  </p>
                </div>
              }
              actions={
                <span className={styles.actions}>
                  <MenuChoice menu={menu} marking={marking} />
                  <MenuEntries menu={menu} actions={actions} isBin={isBin} />
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}

export function MenuTable({ menus, actions, marking, isBin }: MenuListProps) {
  const text = useText('menus/overview');
  const format = useFormat();
  return (
    <table className={look.table}>
      <caption data-unseen="">{text('shown')}</caption>
      <thead>
        <tr>
          <td className={styles.choice}>
            <ChooseAll menus={menus} marking={marking} />
          </td>
          <th scope="col">{text('name')}</th>
          <th scope="col" className={styles.wide}>
            {text('size')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {menus.map((menu) => (
          <tr key={menu.id}>
            <td className={styles.choice}>
              <MenuChoice menu={menu} marking={marking} />
            </td>
            <th scope="row">
              <MenuName menu={menu} isBin={isBin} />
              <span className={styles.under}>
                <MenuMarks menu={menu} />
                <span>{text('dishes', { count: menu.dishes })}</span>
                <span>{text('changed', { ago: format.ago(menu.updatedAt) })}</span>
              </span>
            </th>
            <td className={styles.wide}>{text(`orientation.${menu.orientation}`)}</td>
            <td className={styles.last}>
              <MenuEntries menu={menu} actions={actions} isBin={isBin} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
