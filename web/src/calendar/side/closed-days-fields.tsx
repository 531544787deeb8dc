import type { ClosedDays } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { isDay } from '@plateprint/shared/kernel/month.ts';
import { useState } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { IconButton } from '../../ui/opened/icon-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import styles from './side.module.css';

interface ClosedDaysFieldsProps {
  closed: readonly ClosedDays[];
  onChange: (closed: ClosedDays[]) => void;
}

/** Days without food: the cycle runs on behind them. */
export function ClosedDaysFields({ closed, onChange }: ClosedDaysFieldsProps) {
  const text = useText('calendar/planner');
  const format = useFormat();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [name, setName] = useState('');
  const last = to === '' ? from : to;
  const isSpan = isDay(from) && isDay(last) && from <= last;
  return (
    <fieldset className={styles.fields}>
      <legend>{text('closed')}</legend>
      {closed.map((span, index) => {
        const days = span.from === span.to ? format.date(span.from) : `${format.date(span.from)} – ${format.date(span.to)}`;
        return (
          <div key={`${span.from} ${span.to}`} className={styles.row}>
            <span className={styles.hint}>{[days, span.name.trim()].filter(Boolean).join(' · ')}</span>
            <IconButton
              icon="bin"
              size="small"
              label={text('removeClosed', { days })}
              onPress={() => onChange(closed.filter((_, at) => at !== index))}
            />
          </div>
        );
      })}
      <div className={styles.row}>
        <TextField label={text('closedFrom')} type="date" value={from} onChange={setFrom} />
        <TextField label={text('closedTo')} type="date" value={to} onChange={setTo} />
      </div>
      <TextField label={text('closedName')} hint={text('closedNameHint')} maxLength={60} value={name} onChange={setName} />
      <div>
        <Button
          size="small"
          icon="add"
          disabled={!isSpan}
          onClick={() => {
            const added = { from, to: last, name: name.trim() };
            onChange([...closed, added].toSorted((one, other) => one.from.localeCompare(other.from)));
            setFrom('');
            setTo('');
            setName('');
          }}
        >
          {text('addClosed')}
        </Button>
      </div>
    </fieldset>
  );
}
