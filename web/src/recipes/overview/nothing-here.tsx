import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { filtersSet, withoutFilters } from './filter/overview-filter.ts';
import { NewRecipe } from './recipe-overview-new.tsx';
import { useOverviewFilter } from './filter/use-overview-filter.ts';

/** An empty list says why it is empty, and what to do about it. */
export function NothingHere({
  isBin = false,
  isFiltered = false,
  search = '',
}: {
  isBin?: boolean;
  isFiltered?: boolean;
  search?: string;
}) {
  const text = useText('recipes');
  const words = useText('recipes/overview');
  const { filter, replace } = useOverviewFilter();
  if (isFiltered) {
    return (
      <EmptyState
        picture="search"
        title={text('overview.noneTitle')}
        action={
          filtersSet(filter) > 0 && <Button onClick={() => replace(withoutFilters(filter))}>{words('filters.clear')}</Button>
        }
      >
        {search === '' ? words('filters.none') : text('overview.none', { search })}
      </EmptyState>
    );
  }
  if (isBin) {
    return (
      <EmptyState picture="plate" title={words('bin.emptyTitle')}>
        {words('bin.empty')}
      </EmptyState>
    );
  }
  return (
    <EmptyState picture="dishes" title={text('overview.emptyTitle')} action={<NewRecipe variant="secondary" first />}>
      {text('overview.empty')}
    </EmptyState>
  );
}
