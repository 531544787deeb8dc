import type { RuleBreak } from '@plateprint/shared/calendar/figures/plan-rule-breaks.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Message } from '../../ui/control/message.tsx';
import { useRuleText } from '../figures/use-rule-text.ts';
import { useDayNames } from '../use-day-names.ts';
import styles from './fill.module.css';

/** Days and weeks that are named of a rule; of the others it is said how many there are. */
const NAMED = 3;

/** The kitchen's rules that the dishes of the list, where they would stand, do not keep. */
export function UnmetRules({ rules }: { rules: readonly RuleBreak[] }) {
  const text = useText('calendar/fill');
  const format = useFormat();
  const names = useDayNames();
  const ruleText = useRuleText();
  if (rules.length === 0) return null;
  const place = ({ week, weekday }: RuleBreak): string =>
    weekday === null
      ? text('unmetIn.week', { week: week + 1 })
      : text('unmetIn.day', { weekday: names.weekday(weekday), week: week + 1 });
  const byRule = [...Map.groupBy(rules, ({ rule, tag, isSure }) => `${rule} ${tag} ${isSure}`)];
  return (
    <Message tone="warning">
      {text('unmet')}
      <ul className={styles.unmet}>
        {byRule.map(([name, broken]) => {
          const [first] = broken;
          const more = broken.length - NAMED;
          const places = [...broken.slice(0, NAMED).map(place), ...(more > 0 ? [text('unmetIn.more', { count: more })] : [])];
          return first && <li key={name}>{text('unmetIn.places', { rule: ruleText(first), places: format.list(places) })}</li>;
        })}
      </ul>
    </Message>
  );
}
