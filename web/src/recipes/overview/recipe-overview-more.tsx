import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from './recipe-overview.module.css';
import type { Recipes } from './search/use-recipes.ts';

/** How far below the screen the end may be when the next recipes are fetched. */
const AHEAD = '800px';

/** Fetches more when the end of the list comes near; the button does the same for those who do not scroll. */
export function RecipeOverviewMore({ asked }: { asked: Recipes }) {
  const text = useText('recipes');
  const failureText = useFailureText();
  const end = useRef<HTMLDivElement>(null);
  const { hasMore, failure, isFetchingMore, fetchMore, retry } = asked;

  const comesNear = useEffectEvent(() => {
    if (!failure) fetchMore();
  });
  useEffect(() => {
    if (!end.current || !hasMore || isFetchingMore) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && comesNear(), { rootMargin: AHEAD });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, isFetchingMore]);

  return (
    <div ref={end} className={styles.more}>
      {failure && <Message tone="danger">{failureText(failure)}</Message>}
      {(hasMore || failure) && (
        <Button busy={isFetchingMore} onClick={failure ? retry : fetchMore}>
          {text('overview.more')}
        </Button>
      )}
    </div>
  );
}
