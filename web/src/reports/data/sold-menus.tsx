import type { MenuRow } from '@plateprint/shared/reports/model/report.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { DataPartProps } from './cells/data-part.ts';
import { SoldMenu } from './sold-menu.tsx';
import ofMenus from './sold-menus.module.css';

interface SoldMenusProps {
  menus: readonly MenuRow[];
  restaurantId: string;
  /** The day that the report begins with. */
  before: string | null;
  wasTried: boolean;
  isLocked: boolean;
  onUpdate: DataPartProps['onUpdate'];
}

/** The menus that were sold, each with its servings and those of its dishes. */
export function SoldMenus({ menus, onUpdate, ...place }: SoldMenusProps) {
  const text = useText('reports/data');
  if (menus.length === 0) return null;
  const change = (key: string, update: (menu: MenuRow) => MenuRow): void =>
    onUpdate((draft) => ({ ...draft, menus: draft.menus.map((menu) => (menu.key === key ? update(menu) : menu)) }));
  return (
    <ul className={ofMenus.menus} aria-label={text('menus')}>
      {menus.map((menu) => (
        <SoldMenu
          key={menu.key}
          menu={menu}
          {...place}
          onChange={(update) => change(menu.key, update)}
          onRemove={() => onUpdate((draft) => ({ ...draft, menus: draft.menus.filter(({ key }) => key !== menu.key) }))}
        />
      ))}
    </ul>
  );
}
