import type { Pages } from '../../platform/api/use-pages.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../control/button.tsx';
import styles from './load-more.module.css';
import { useFailureText } from '../layout/use-failure-text.ts';

/** Below a list that comes page by page: the next page, or another try when it did not come. */
export function LoadMore({ pages }: { pages: Pages<unknown> }) {
  const text = useText('ui');
  const said = useFailureText();
  if (!pages.items || (!pages.hasMore && !pages.failure)) return null;
  return (
    <div className={styles.more}>
      {pages.failure && <p role="alert">{said(pages.failure)}</p>}
      <Button
        icon={pages.failure ? 'history' : 'chevron-down'}
        busy={pages.isFetchingMore}
        onClick={pages.failure ? pages.retry : pages.fetchMore}
      >
        {text(pages.failure ? 'retry' : 'showMore')}
      </Button>
      <span className={styles.count} role="status">
        {text('shown', { count: pages.items.length })}
      </span>
    </div>
  );
}
