import { guestFootprint } from '@plateprint/shared/calendar/figures/day-figures.ts';
import { brokenPromises } from '@plateprint/shared/calendar/figures/broken-promises.ts';
import type { RuleBreak } from '@plateprint/shared/calendar/figures/plan-rule-breaks.ts';
import type { PlanLine } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { CountedDay } from '../figures/planned-figures.ts';
import { useRuleText } from '../figures/use-rule-text.ts';
import { usePromiseText } from '../../recipes/use-promise-text.ts';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import { Icon } from '../../ui/control/icon.tsx';
import styles from './grid.module.css';

interface DayFootProps {
  day: CountedDay;
  lines: readonly PlanLine[];
  breaks: readonly RuleBreak[];
}

/** The figure of a guest for a day, with its range, the rules that break on it, and dishes that do not fit their line. */
export function DayFoot({ day, lines, breaks }: DayFootProps) {
  const text = useText('calendar/planner');
  const co2 = useCo2();
  const footprint = useText('footprint');
  const ruleText = useRuleText();
  const promiseText = usePromiseText();
  const nameOf = useRecipeName();
  if (day.dishes.length === 0) return <div className={styles.foot} />;
  const promises = brokenPromises(lines, day);
  const { co2: figure, state } = guestFootprint([day.figures]);
  return (
    <div className={styles.foot}>
      {figure ? (
        <p className={styles.guest}>
          <strong>{`${co2.exact(figure.value)} ${footprint('unit')}`}</strong>
          <span className={styles.range}>
            {co2.range(figure)}
            {state === 'partial' && ` · ${text('partly')}`}
          </span>
        </p>
      ) : (
        <p className={styles.range}>{text('tooLittle')}</p>
      )}
      {breaks.length + promises.length > 0 && (
        <ul className={styles.breaks}>
          {breaks.map(({ rule, tag, isSure }) => (
            <li key={`${rule} ${tag}`} data-unsure={!isSure || undefined}>
              <Icon name={isSure ? 'alert' : 'help'} size={13} />
              {ruleText({ rule, tag, isSure })}
            </li>
          ))}
          {promises.map((promise) => (
            <li key={`${promise.lineId} ${promise.dish.id}`} data-unsure={!promise.isSure || undefined}>
              <Icon name={promise.isSure ? 'alert' : 'help'} size={13} />
              {promiseText(promise, nameOf(promise.dish.names))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
