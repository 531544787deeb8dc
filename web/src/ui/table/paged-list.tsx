import type { ReactNode } from 'react';
import type { Pages } from '../../platform/api/use-pages.ts';
import { ErrorState } from '../layout/error-state.tsx';
import { LoadMore } from './load-more.tsx';
import { Skeleton } from '../layout/skeleton.tsx';

interface PagedListProps<Item> {
  pages: Pages<Item>;
  /** Its name, for when it cannot be fetched. */
  list?: string;
  /** In the place of a list that holds nothing. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** The four states of a list from the server: on its way, failed, empty, there; and the way to its next page. */
export function PagedList<Item>({ pages, list, empty, children }: PagedListProps<Item>) {
  const { items, failure, isOutdated } = pages;
  if (!items)
    return failure ? (
      <ErrorState failure={failure} onRetry={pages.retry} {...(list !== undefined && { list })} />
    ) : (
      <Skeleton lines={6} />
    );
  if (items.length === 0 && !failure && !isOutdated) return empty;
  return (
    <div aria-busy={isOutdated}>
      {children(items)}
      <LoadMore pages={pages} />
    </div>
  );
}
