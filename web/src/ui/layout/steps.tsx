import { useText } from '../../platform/i18n/use-text.ts';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../control/icon.tsx';
import styles from './steps.module.css';

export interface Step<Id extends string> {
  id: Id;
  label: string;
}

interface StepsProps<Id extends string> {
  /** The goal of the steps, which names them. */
  label: string;
  steps: readonly Step<Id>[];
  current: Id;
  /** Goes back to a step that is done; without it the steps only show the way. */
  onGo?: (id: Id) => void;
}

/** The head of a wizard: where one is, what is done, what comes. */
export function Steps<Id extends string>({ label, steps, current, onGo }: StepsProps<Id>) {
  const text = useText('ui');
  const place = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const isDone = index < place;
          const inside = (
            <>
              <span className={styles.number} aria-hidden="true">
                {isDone ? <Icon name="check" size={15} /> : index + 1}
              </span>
              <span className={styles.word}>{step.label}</span>
              {isDone && <span data-unseen="">{text('stepDone')}</span>}
            </>
          );
          return (
            <li
              key={step.id}
              className={classNames(styles.step, isDone && styles.done, index === place && styles.current)}
              aria-current={index === place ? 'step' : undefined}
            >
              {isDone && onGo ? (
                <button type="button" className={styles.inside} onClick={() => onGo(step.id)}>
                  {inside}
                </button>
              ) : (
                <span className={styles.inside}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
