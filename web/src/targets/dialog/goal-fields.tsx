import type { Day } from '@plateprint/shared/kernel/month.ts';
import type { TargetDraft } from '@plateprint/shared/targets/model/target.ts';
import { TargetGoal } from '@plateprint/shared/targets/model/target-goal.ts';
import type { PublishedTarget } from '@plateprint/shared/targets/model/target-preset.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { AmountField } from '../../ui/form/amount-field.tsx';
import { goalYearsOffered, withGoalKind } from './new-target.ts';
import styles from './target-dialog.module.css';

interface GoalFieldsProps {
  target: TargetDraft;
  today: Day;
  published: PublishedTarget | null;
  onChange: (target: TargetDraft) => void;
}

/** A share less than the base or a value of its own, and by the end of which year. */
export function GoalFields({ target, today, published, onChange }: GoalFieldsProps) {
  const text = useText('targets');
  const unit = useText('footprint')('unit');
  const { goal, basis, goalYear } = target;
  const scale = goal.kind === 'reduction' ? 1 : 1000;
  const isFixed = published !== null && published.goal !== null;
  const years = goalYearsOffered(today);
  const offered = years.includes(goalYear) ? years : [goalYear, ...years];
  return (
    <>
      <NativeSelect<TargetDraft['goal']['kind']>
        label={text('dialog.goal')}
        value={goal.kind}
        disabled={published !== null}
        choices={(['reduction', 'value'] as const).map((value) => ({ value, label: text(`dialog.goals.${value}`) }))}
        onChange={(kind) => onChange(withGoalKind(target, kind))}
      />
      <div className={styles.pair}>
        <AmountField
          label={goal.kind === 'reduction' ? text('dialog.percent') : text(`dialog.value.${basis}`)}
          unit={goal.kind === 'reduction' ? '%' : unit}
          readOnly={isFixed}
          value={Number.isNaN(goal.amount) ? null : goal.amount / scale}
          problem={TargetGoal.safeParse(goal).success ? undefined : text(`dialog.problem.${goal.kind}`)}
          onChange={(amount) =>
            // Nothing written is no goal of 0.
            onChange({ ...target, goal: { kind: goal.kind, amount: (amount ?? Number.NaN) * scale } })
          }
        />
        <NativeSelect
          label={text('dialog.year')}
          value={String(goalYear)}
          disabled={published !== null && published.goalYear !== null}
          choices={offered.map((year) => ({ value: String(year), label: String(year) }))}
          onChange={(year) => onChange({ ...target, goalYear: Number(year) })}
        />
      </div>
    </>
  );
}
