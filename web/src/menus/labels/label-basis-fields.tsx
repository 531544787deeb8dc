import type { LabelBasisState } from '@plateprint/shared/menus/label-basis-api.ts';
import { LABEL_BASES } from '@plateprint/shared/organizations/label-basis.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { RadioGroup } from '../../ui/choice/radio-group.tsx';
import { Icon } from '../../ui/control/icon.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { CertificateFile } from './certificate-file.tsx';
import { type LabelChoice, problemsOf } from './label-choice.ts';
import styles from './labels.module.css';

interface LabelBasisFieldsProps {
  organizationId: string;
  state: LabelBasisState;
  choice: LabelChoice;
  onChange: (choice: LabelChoice) => void;
  /** Once somebody wanted to go on: what is missing is said. */
  isAsked: boolean;
}

/** The three bases, each explained in two sentences, and what the chosen one needs. */
export function LabelBasisFields({ organizationId, state, choice, onChange, isAsked }: LabelBasisFieldsProps) {
  const text = useText('menus/labels');
  const { kind, isSigned } = choice;
  const { mayChoose, certificate } = state;
  const problems = problemsOf(choice);
  return (
    <div className={styles.fields}>
      <RadioGroup
        label={text('title')}
        hideLabel
        value={kind}
        choices={LABEL_BASES.map((value) => ({
          value,
          label: text(value),
          hint: text(`${value}Hint`),
          disabled: !mayChoose && value !== 'figures',
        }))}
        onChange={(chosen) => onChange({ ...choice, kind: chosen, isSigned: false })}
      />
      {kind === 'scheme' && <SchemeFields choice={choice} onChange={onChange} isAsked={isAsked} />}
      {kind === 'scheme' && mayChoose && <CertificateFile organizationId={organizationId} certificate={certificate} />}
      {kind !== 'figures' && (
        <Checkbox
          label={text(kind === 'scheme' ? 'covers' : 'answer')}
          checked={isSigned}
          disabled={!mayChoose}
          onChange={(checked) => onChange({ ...choice, isSigned: checked })}
          {...(kind === 'scheme' && { hint: text('coversHint') })}
        />
      )}
      {isAsked && problems.isSigned && (
        <p className={styles.problem} role="alert">
          <Icon name="alert" size={15} />
          {text('unsigned')}
        </p>
      )}
      <p className={styles.small}>{text('advice')}</p>
    </div>
  );
}

function SchemeFields({ choice, onChange, isAsked }: Pick<LabelBasisFieldsProps, 'choice' | 'onChange' | 'isAsked'>) {
  const text = useText('menus/labels');
  const { scheme } = choice;
  const problems = problemsOf(choice);
  const put = (changed: Partial<LabelChoice['scheme']>): void => onChange({ ...choice, scheme: { ...scheme, ...changed } });
  return (
    <>
      <TextField
        label={text('schemeName')}
        maxLength={200}
        value={scheme.name}
        problem={isAsked && problems.name ? text('needed') : undefined}
        onChange={(name) => put({ name })}
      />
      <TextField
        label={text('certificateNumber')}
        maxLength={100}
        value={scheme.certificateNumber}
        problem={isAsked && problems.certificateNumber ? text('needed') : undefined}
        onChange={(certificateNumber) => put({ certificateNumber })}
      />
      <TextField
        label={text('validUntil')}
        type="date"
        value={scheme.validUntil}
        problem={isAsked && problems.validUntil ? text('needed') : undefined}
        onChange={(validUntil) => put({ validUntil })}
      />
    </>
  );
}
