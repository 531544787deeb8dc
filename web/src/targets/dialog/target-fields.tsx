import type { Day } from '@plateprint/shared/kernel/month.ts';
import { REPORT_VARIETIES } from '@plateprint/shared/access/report-kind.ts';
import type { TargetDraft } from '@plateprint/shared/targets/model/target.ts';
import { LAND_USES, type LandUse, TARGET_BASES, type TargetBasis } from '@plateprint/shared/targets/model/target-basis.ts';
import { PUBLISHED_TARGETS } from '@plateprint/shared/targets/model/target-preset.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { GoalFields } from './goal-fields.tsx';
import { monthsOffered, withBase, withBasis } from './new-target.ts';
import styles from './target-dialog.module.css';

interface TargetFieldsProps {
  target: TargetDraft;
  today: Day;
  onChange: (target: TargetDraft) => void;
}

/** The fields of a target: what it counts, from when, and where to; those that a published one fixes cannot be chosen. */
export function TargetFields({ target, today, onChange }: TargetFieldsProps) {
  const text = useText('targets');
  const published = PUBLISHED_TARGETS.find(({ id }) => id === target.preset) ?? null;
  const bases = TARGET_BASES.filter((basis) => basis !== 'portion' || target.variety === 'sales');
  return (
    <>
      <div className={styles.pair}>
        <NativeSelect<TargetDraft['variety']>
          label={text('dialog.ofWhat')}
          value={target.variety}
          disabled={published !== null}
          choices={REPORT_VARIETIES.map((value) => ({ value, label: text(`variety.${value}`) }))}
          onChange={(variety) => {
            const changed = { ...target, variety };
            onChange(variety === 'procurement' && target.basis === 'portion' ? withBasis(changed, 'kg') : changed);
          }}
        />
        <NativeSelect<TargetBasis>
          label={text('dialog.basis')}
          value={target.basis}
          disabled={published !== null}
          choices={bases.map((value) => ({ value, label: text(`dialog.bases.${value}`) }))}
          onChange={(basis) => onChange(withBasis(target, basis))}
        />
      </div>
      <BaseFields target={target} today={today} isFixed={published !== null && published.baseYear !== null} onChange={onChange} />
      <GoalFields target={target} today={today} published={published} onChange={onChange} />
      <NativeSelect<LandUse>
        label={text('dialog.landUse')}
        value={target.landUse}
        disabled={published !== null && published.landUse !== null}
        choices={LAND_USES.map((value) => ({ value, label: text(`dialog.landUses.${value}`) }))}
        onChange={(landUse) => onChange({ ...target, landUse })}
      />
      <div className={styles.pair}>
        <TextField
          label={text('dialog.name')}
          hint={text('dialog.nameHint')}
          maxLength={120}
          value={target.name}
          onChange={(name) => onChange({ ...target, name })}
        />
        <TextField
          label={text('dialog.source')}
          hint={text('dialog.sourceHint')}
          maxLength={300}
          value={target.source}
          onChange={(source) => onChange({ ...target, source })}
        />
      </div>
    </>
  );
}

function BaseFields({ target, today, isFixed, onChange }: TargetFieldsProps & { isFixed: boolean }) {
  const text = useText('targets');
  const format = useFormat();
  const months: readonly string[] = monthsOffered(today);
  const choices = (known: string) =>
    (months.includes(known) ? months : [...months, known]).map((month) => ({ value: month, label: format.month(month) }));
  return (
    <div className={styles.pair}>
      <NativeSelect
        label={text('dialog.baseFrom')}
        value={target.baseFrom}
        disabled={isFixed}
        choices={choices(target.baseFrom)}
        onChange={(baseFrom) => onChange(withBase(target, { baseFrom }))}
      />
      <NativeSelect
        label={text('dialog.baseTo')}
        value={target.baseTo}
        disabled={isFixed}
        choices={choices(target.baseTo)}
        onChange={(baseTo) => onChange(withBase(target, { baseTo }))}
      />
    </div>
  );
}
