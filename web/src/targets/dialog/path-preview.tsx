import { type PlaceOfTarget, previewTargetPath } from '@plateprint/shared/targets/api/target-api.ts';
import type { TargetDraft } from '@plateprint/shared/targets/model/target.ts';
import { TargetGoal } from '@plateprint/shared/targets/model/target-goal.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Message } from '../../ui/control/message.tsx';
import { useTargetValues } from '../use-target-values.ts';
import { maySet } from './new-target.ts';

/** The beginning and the end of a target that is being chosen, before it is set. */
export function PathPreview({ place, target }: { place: PlaceOfTarget; target: TargetDraft }) {
  const text = useText('targets');
  const values = useTargetValues(target.basis);
  const isGood = maySet(target);
  // The name changes no value, so typing it asks for nothing.
  const asked = { body: { place, target: { ...target, name: '', source: '' } } };
  const { data: path } = useRead(previewTargetPath, asked, { enabled: isGood, keepLast: true });
  if (!isGood) {
    // A problem of the goal itself stands at its field.
    return TargetGoal.safeParse(target.goal).success ? <Message tone="warning">{text('dialog.order')}</Message> : null;
  }
  if (!path) return null;
  const { base, goal } = path;
  if (base.months === 0) return <Message tone="warning">{text('dialog.noBase')}</Message>;
  if (base.value === null) {
    const isOfEnergy = path.withheld === 'energy_unknown';
    return <Message tone="warning">{text(isOfEnergy ? 'withheld.energy_unknown' : 'dialog.tooLittle')}</Message>;
  }
  const sentence = text('dialog.preview', {
    base: `${values.withUnit(base.value.value)} ${text(`per.${target.basis}`)}`,
    goal: values.withUnit(goal.value),
    year: String(target.goalYear),
  });
  const missing = base.months < base.of ? ` ${text('dialog.missing', { months: String(base.months), of: String(base.of) })}` : '';
  return <Message tone={missing === '' ? 'info' : 'warning'}>{`${sentence}${missing}`}</Message>;
}
