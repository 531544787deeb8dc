import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Kbd } from '../../../ui/control/kbd.tsx';
import { fetched } from '../../../ui/opened/fetched.tsx';
import type { DoubtfulLine } from '../state/doubtful-lines.ts';
import styles from './doubt-bar.module.css';
import type { TakeTogetherProps } from './take-together.tsx';
import { useNextDoubt } from './use-next-doubt.ts';

const TakeTogether = fetched(async () => (await import('./take-together.tsx')).TakeTogether);

interface DoubtBarProps extends Omit<TakeTogetherProps, 'onClose'> {
  doubts: readonly DoubtfulLine[];
}

/** How many lines want a look, the way from one to the next, and the suggestions that may be accepted at once. */
export function DoubtBar({ doubts, ...together }: DoubtBarProps) {
  const { suggestions } = together;
  const text = useText('recipes/doubts');
  const [isTaking, setTaking] = useState(false);
  const toNext = useNextDoubt(doubts);
  if (doubts.length === 0 && !isTaking) return null;
  return (
    <div className={styles.bar} role="group" aria-label={text('count', { count: doubts.length })}>
      <span className={styles.count}>{text('count', { count: doubts.length })}</span>
      <Button size="small" aria-keyshortcuts="F8" onClick={() => toNext(1)}>
        {text('next')} <Kbd keys="F8" />
      </Button>
      {suggestions.length > 0 && (
        <Button size="small" onClick={() => setTaking(true)}>
          {text('take', { count: suggestions.length })}
        </Button>
      )}
      {isTaking && <TakeTogether {...together} onClose={() => setTaking(false)} />}
    </div>
  );
}
