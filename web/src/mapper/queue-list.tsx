import type { MappedIngredient } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { useEffect, useId, useRef } from 'react';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { weightFigure } from '../units/weight-figure.ts';
import styles from './waiting.module.css';

interface QueueListProps {
  names: readonly MappedIngredient[];
  /** Null while something else is asked. */
  currentId: string | null;
  onMove: (id: string) => void;
}

/** The names that wait, the most at stake first; the bar is what a name leaves open beside the first one's. */
export function QueueList({ names, currentId, onMove }: QueueListProps) {
  const text = useText('mapper');
  const format = useFormat();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const most = Math.max(...names.map(({ atStake }) => atStake), 1);
  useEffect(() => {
    const [box, current] = [list.current, document.querySelector<HTMLElement>(`[id="${id}-${currentId}"]`)];
    // Only the list itself scrolls: the page must not jump.
    if (!box || !current) return;
    if (current.offsetTop < box.scrollTop) box.scrollTop = current.offsetTop;
    const end = current.offsetTop + current.offsetHeight;
    if (end > box.scrollTop + box.clientHeight) box.scrollTop = end - box.clientHeight;
  }, [id, currentId]);
  return (
    <ul
      ref={list}
      className={styles.queue}
      role="listbox"
      tabIndex={0}
      aria-label={text('queue')}
      {...(currentId !== null && { 'aria-activedescendant': `${id}-${currentId}` })}
    >
      {names.map((name) => (
        // Arrow keys move in the whole page, see the keys of the view.
        <li
          key={name.id}
          id={`${id}-${name.id}`}
          role="option"
          aria-selected={name.id === currentId}
          className={styles.queued}
          onClick={() => onMove(name.id)}
        >
          <span className={styles.queuedName} title={name.name}>
            {name.name}
          </span>
          <span className={styles.queuedWeight}>{massOf(name, (grams) => weightFigure(grams, format))}</span>
          <svg className={styles.stake} viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.max(0.5, (name.atStake / most) * 100)} height="3" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** The known mass of a name; a mass with guessed parts begins with "≈". */
export function massOf({ weight, weightGuessed }: MappedIngredient, figure: (grams: number) => string): string {
  return weightGuessed > 0 ? `≈ ${figure(weight + weightGuessed)}` : figure(weight);
}
