import type { Language } from '@plateprint/shared/kernel/language.ts';
import { listCustomLabels, saveCustomLabel } from '@plateprint/shared/menus/menu-library-api.ts';
import type { CustomLabel } from '@plateprint/shared/menus/menu.ts';
import { useState } from 'react';
import { useChange } from '../../../platform/api/use-change.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';
import { ColourField } from './colour-field.tsx';
import styles from '../canvas/panel.module.css';

interface OwnLabelChoiceProps {
  organizationId: string;
  language: Language;
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  /** The page draws those it knows. */
  onLabels: (labels: readonly CustomLabel[]) => void;
}

/** The organization's own marks on this dish, and making another one. */
export function OwnLabelChoice({ organizationId, language, chosen, onChange, onLabels }: OwnLabelChoiceProps) {
  const text = useText('menus/creator');
  const { data } = useRead(listCustomLabels, { params: { id: organizationId } });
  const items = data?.items ?? [];
  const take = (ids: string[], known: readonly CustomLabel[]): void => {
    onLabels(known);
    onChange(ids);
  };
  const nameOf = ({ names }: CustomLabel): string => (names.find((each) => each.language === language) ?? names[0])?.name ?? '';
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.title}>{text('settings.ownLabels')}</legend>
      {data && items.length === 0 && <p className={styles.note}>{text('labels.none')}</p>}
      {items.map((label) => (
        <Checkbox
          key={label.id}
          label={`${label.sign} · ${nameOf(label)}`}
          checked={chosen.includes(label.id)}
          onChange={(isOn) => take(isOn ? [...chosen, label.id] : chosen.filter((id) => id !== label.id), items)}
        />
      ))}
      <NewLabel
        organizationId={organizationId}
        language={language}
        onMade={(label) => take([...chosen, label.id], [...items, label])}
      />
    </fieldset>
  );
}

interface NewLabelProps extends Pick<OwnLabelChoiceProps, 'organizationId' | 'language'> {
  onMade: (label: CustomLabel) => void;
}

function NewLabel({ organizationId, language, onMade }: NewLabelProps) {
  const text = useText('menus/creator');
  const failureText = useFailureText();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [sign, setSign] = useState('');
  const [colour, setColour] = useState('#1d5a3d');
  const make = useChange(saveCustomLabel, {
    refreshes: [listCustomLabels],
    onSuccess: (label) => {
      setOpen(false);
      setName('');
      setSign('');
      onMade(label);
    },
  });
  if (!isOpen) {
    return (
      <Button size="small" icon="add" onClick={() => setOpen(true)}>
        {text('labels.make')}
      </Button>
    );
  }
  const isReady = name.trim() !== '' && sign.trim() !== '';
  return (
    <div className={styles.fields}>
      <TextField
        label={text('labels.name')}
        maxLength={60}
        value={name}
        onChange={setName}
        problem={make.error && failureText(make.error)}
      />
      <TextField label={text('labels.sign')} maxLength={3} value={sign} onChange={setSign} />
      <ColourField label={text('labels.colour')} value={colour} onChange={setColour} />
      <Button
        size="small"
        busy={make.isPending}
        disabled={!isReady}
        onClick={() =>
          make.mutate({ body: { organizationId, names: [{ language, name: name.trim() }], sign: sign.trim(), colour } })
        }
      >
        {text('labels.make')}
      </Button>
    </div>
  );
}
