import { useNavigate, useSearch } from '@tanstack/react-router';
import { MenuFilter } from './menu-filter.ts';

/** The filter in the page's address, and how to change it; what is not set does not stand there. */
export function useMenuFilter(): { filter: MenuFilter; change: (changed: Partial<MenuFilter>) => void } {
  const filter = MenuFilter.parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changed: Partial<MenuFilter>): void => {
    const all = Object.entries({ ...filter, ...changed }).filter(([, value]) => value !== undefined);
    void navigate({ to: '/menus', search: Object.fromEntries(all), replace: true });
  };
  return { filter, change };
}
