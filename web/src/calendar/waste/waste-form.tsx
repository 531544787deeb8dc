import { WASTE_KINDS, type WasteMeal } from '@plateprint/shared/calendar/waste/waste-meal.ts';
import { isDay } from '@plateprint/shared/kernel/month.ts';
import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { AmountField } from '../../ui/form/amount-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { WaitingMeal } from './waste-outbox.ts';
import styles from './waste.module.css';

interface WasteFormProps {
  restaurantId: string;
  today: string;
  /** The latest first: the last one says how the meal is called and how many come. */
  meals: readonly WasteMeal[];
  onKeep: (meal: WaitingMeal) => void;
}

type Typed = Pick<WasteMeal, 'guests' | (typeof WASTE_KINDS)[number]>;

const NOTHING: Typed = { guests: null, kitchen: null, serving: null, plate: null };

/** Today's meal: a number, and save. What is left empty was not weighed. */
export function WasteForm({ restaurantId, today, meals, onKeep }: WasteFormProps) {
  const text = useText('calendar/waste');
  const [day, setDay] = useState(today);
  const [meal, setMeal] = useState<string | null>(null);
  const [typed, setTyped] = useState<Typed>(NOTHING);
  const name = meal ?? meals[0]?.meal ?? '';
  const there = meals.find((each) => each.day === day && each.meal === name.trim());
  const isEmpty = WASTE_KINDS.every((kind) => typed[kind] === null);
  const keep = (): void => {
    // What was written down of this meal before stays where nothing new is typed.
    const { guests, kitchen, serving, plate } = there ?? NOTHING;
    const before = { guests, kitchen, serving, plate };
    const now = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null));
    const id = there?.id ?? crypto.randomUUID();
    onKeep({ id, restaurantId, waste: { ...before, ...now, day, meal: name.trim() } });
    setTyped(NOTHING);
  };
  const change = (field: keyof Typed) => (value: number | null) =>
    setTyped({ ...typed, [field]: value === null || value < 0 ? null : field === 'guests' ? Math.round(value) : value });
  return (
    <Card title={text('form')}>
      <div className={styles.fields}>
        {WASTE_KINDS.map((kind) => (
          <AmountField
            key={kind}
            label={text(`kind.${kind}`)}
            unit="kg"
            placeholder={there?.[kind] == null ? '' : String(there[kind])}
            value={typed[kind]}
            onChange={change(kind)}
          />
        ))}
        <AmountField
          label={text('guests')}
          placeholder={there?.guests == null ? '' : String(there.guests)}
          value={typed.guests}
          onChange={change('guests')}
        />
      </div>
      <div className={styles.fields}>
        <TextField label={text('day')} type="date" max={today} value={day} onChange={(value) => isDay(value) && setDay(value)} />
        <TextField label={text('meal')} maxLength={60} placeholder={text('mealHint')} value={name} onChange={setMeal} />
      </div>
      <p className={styles.hint}>{text('emptyHint')}</p>
      <div className={styles.save}>
        <Button variant="primary" icon="save" disabled={isEmpty} onClick={keep}>
          {text('save')}
        </Button>
      </div>
    </Card>
  );
}
