import { guestFootprint } from '@plateprint/shared/calendar/figures/day-figures.ts';
import type { RuleBreak } from '@plateprint/shared/calendar/figures/plan-rule-breaks.ts';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { CountedDay } from '../figures/planned-figures.ts';
import { useRuleText } from '../figures/use-rule-text.ts';
import { Icon } from '../../ui/control/icon.tsx';
import styles from './grid.module.css';

/** What a guest takes of a day, with its range, and the rules that break on it. */
export function DayFoot({ day, breaks }: { day: CountedDay; breaks: readonly RuleBreak[] }) {
  const text = useText('calendar/planner');
  const co2 = useCo2();
  const footprint = useText('footprint');
  const ruleText = useRuleText();
  if (day.dishes.length === 0) return <div className={styles.foot} />;
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
      {breaks.length > 0 && (
        <ul className={styles.breaks}>
          {breaks.map(({ rule, tag, isSure }) => (
            <li key={`${rule} ${tag}`} data-unsure={!isSure || undefined}>
              <Icon name={isSure ? 'alert' : 'help'} size={13} />
              {ruleText({ rule, tag, isSure })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
