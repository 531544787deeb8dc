import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { GUIDE_STEPS, type GuideStep } from './guide-steps.ts';
import styles from './guide-card.module.css';
import { placeCard } from './place-card.ts';
import { useAnchor } from './use-anchor.ts';

interface GuideCardProps {
  step: GuideStep;
  onBack: () => void;
  onNext: () => void;
  onSkip: () => void;
}

/** One step of the tour beside the place it is about. Not modal: the place may be tried out meanwhile. */
export function GuideCard({ step, onBack, onNext, onSkip }: GuideCardProps) {
  const id = useId();
  const text = useText('app/guide');
  const card = useRef<HTMLDivElement>(null);
  const anchor = useAnchor(step.anchors);
  const place = usePlace(card, anchor);
  // The welcome is not counted.
  const number = GUIDE_STEPS.indexOf(step);
  const isWelcome = number === 0;
  const isLast = number === GUIDE_STEPS.length - 1;

  useEffect(() => card.current?.focus({ preventScroll: true }), []);

  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
      tabIndex={-1}
      className={styles.card}
      style={place}
      onKeyDown={(event) => event.key === 'Escape' && onSkip()}
    >
      {!isWelcome && (
        <p className={styles.count}>{text('count', { number: String(number), of: String(GUIDE_STEPS.length - 1) })}</p>
      )}
      <h2 id={`${id}-title`} className={styles.title}>
        {text(`steps.${step.id}.title`)}
      </h2>
      <p id={`${id}-words`} className={styles.words}>
        {text(`steps.${step.id}.words`)}
      </p>
      <div className={styles.actions}>
        {!isLast && (
          <Button size="small" variant="quiet" onClick={onSkip}>
            {text('skip')}
          </Button>
        )}
        <span className={styles.room} />
        {number > 1 && (
          <Button size="small" onClick={onBack}>
            {text('back')}
          </Button>
        )}
        <Button size="small" variant="primary" onClick={onNext}>
          {text(isWelcome ? 'begin' : isLast ? 'done' : 'next')}
        </Button>
      </div>
    </div>
  );
}

/** Follows the place as the page scrolls, grows or turns. */
function usePlace(card: React.RefObject<HTMLElement | null>, anchor: HTMLElement | null): { left: number; top: number } {
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const look = () => {
      if (!card.current) return;
      const screen = { width: document.documentElement.clientWidth, height: innerHeight };
      const { width, height } = card.current.getBoundingClientRect();
      setPlace(placeCard(anchor?.getBoundingClientRect() ?? null, { width, height }, screen));
    };
    look();
    const watcher = new ResizeObserver(look);
    if (card.current) watcher.observe(card.current);
    watcher.observe(document.body);
    addEventListener('scroll', look, { passive: true, capture: true });
    addEventListener('resize', look);
    return () => {
      watcher.disconnect();
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [card, anchor]);
  return place;
}
