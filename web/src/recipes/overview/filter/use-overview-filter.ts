import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { OverviewFilter, tidy } from './overview-filter.ts';

/** The filter in the page's address, and how to change it. */
export function useOverviewFilter(): {
  filter: OverviewFilter;
  change: (changed: OverviewFilter) => void;
  replace: (all: OverviewFilter) => void;
} {
  const filter: OverviewFilter = OverviewFilter.parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const router = useRouter();
  const replace = (all: OverviewFilter): void => {
    // Somebody on the way to a recipe already is not called back by what was typed just before.
    if (router.latestLocation.pathname !== '/recipes') return;
    void navigate({ to: '/recipes', search: tidy(all), replace: true });
  };
  return { filter, change: (changed) => replace({ ...filter, ...changed }), replace };
}
