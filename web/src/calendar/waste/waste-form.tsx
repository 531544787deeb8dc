import {
  type LoggedMeal,
  mergedWaste,
  WASTE_KINDS,
  type WasteField,
  type WasteValues,
} from '@plateprint/shared/calendar/waste/waste-meal.ts';
import type { ExpectedGuests } from '@plateprint/shared/calendar/waste/expected-guests.ts';
import { MUCH_A_GUEST, writtenGuests, writtenKilograms } from '@plateprint/shared/calendar/waste/written-waste.ts';
import { isDay } from '@plateprint/shared/kernel/month.ts';
import { useRef, useState } from 'react';
import { type Format, useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { focusFirstProblem } from '../../ui/form/focus-problem.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { heavyFigure } from '../../units/weight-figure.ts';
import { shownIn, WEIGHT_UNITS } from '../../units/weight-units.ts';
import { useMealGuests } from './use-meal-guests.ts';
import type { WaitingMeal } from './waste-outbox.ts';
import styles from './waste.module.css';

interface WasteFormProps {
  restaurantId: string;
  today: string;
  /** Of the log and those that wait, the latest first: the last one says how the meal is called. */
  meals: readonly LoggedMeal[];
  /** Guests of the last days, by what was planned or sold. */
  expected: readonly ExpectedGuests[];
  onKeep: (meal: WaitingMeal) => void;
  /** The meal that was saved just now; null: none, or it is on its way. */
  saved: WaitingMeal | null;
}

const FIELDS = [...WASTE_KINDS, 'guests'] as const;
type Written = Record<WasteField, string>;

const NOTHING: Written = { guests: '', kitchen: '', serving: '', plate: '' };

/** Today's meal: a number, and save. What is left empty was not weighed; what is no number is said, and never dropped. */
export function WasteForm({ restaurantId, today, meals, expected, onKeep, saved }: WasteFormProps) {
  const text = useText('calendar/waste');
  const format = useFormat();
  const heavy = WEIGHT_UNITS[format.units].large;
  const form = useRef<HTMLDivElement>(null);
  const [day, setDay] = useState(today);
  const [meal, setMeal] = useState<string | null>(null);
  const [written, setWritten] = useState<Written>(NOTHING);
  const [left, setLeft] = useState<readonly WasteField[]>([]);
  const [asked, setAsked] = useState<number | null>(null);
  const name = meal ?? meals[0]?.meal ?? '';
  const there = meals.find((each) => each.day === day && each.meal === name.trim());
  const guests = useMealGuests(expected, meals, { day, meal: name, written: written.guests });
  const shown = { ...written, guests: guests.shown };
  const read = (field: WasteField) =>
    field === 'guests' ? writtenGuests(shown[field]) : writtenKilograms(written[field], format.units);
  const isOfSaved = saved?.waste.day === day && saved.waste.meal === name.trim();
  const isEmpty = WASTE_KINDS.every((kind) => written[kind].trim() === '');
  const problemOf = (field: WasteField) => {
    const { problem } = read(field);
    const label = field === 'guests' ? text('guests') : text(`kind.${field}`);
    return problem !== null && left.includes(field) && text(`problem.${problem}`, { field: label });
  };
  const keep = (): void => {
    setLeft(FIELDS);
    if (FIELDS.some((field) => read(field).problem !== null)) return focusFirstProblem(form.current);
    // What is typed here alone is sent: another place of the kitchen may have weighed the rest since this page was read.
    const typed = wasteOf((field) => read(field).value);
    const aGuest = kilogramsAGuest(there ? mergedWaste(there, typed, guests.aside) : typed);
    if (aGuest > MUCH_A_GUEST && asked !== aGuest) return setAsked(aGuest);
    const waste = { ...typed, day, meal: name.trim() };
    onKeep({ id: there?.id ?? crypto.randomUUID(), restaurantId, waste, ...guests.aside });
    guests.onKept();
    setWritten(NOTHING);
    setLeft([]);
    setAsked(null);
  };
  const field = (of: WasteField) => (
    <TextField
      key={of}
      label={of === 'guests' ? text('guests') : text(`kind.${of}`)}
      inputMode="decimal"
      autoComplete="off"
      after={of !== 'guests' && <span className={styles.unit}>{heavy.name}</span>}
      placeholder={placeholderOf(of, of === 'guests' && guests.isTakenBack ? undefined : there, format)}
      hint={of === 'guests' && guests.from !== null ? text(`guestsFrom.${guests.from}`) : undefined}
      value={shown[of]}
      problem={problemOf(of)}
      onBlur={() => setLeft((before) => (before.includes(of) ? before : [...before, of]))}
      onChange={(value) => {
        setWritten({ ...written, [of]: value });
        if (of === 'guests') guests.onTyped();
        setAsked(null);
      }}
    />
  );
  return (
    <Card title={text('form')}>
      <div ref={form}>
        <div className={styles.fields}>{FIELDS.map(field)}</div>
        <MealFields
          today={today}
          day={day}
          meal={name}
          onDay={(value) => {
            if (isDay(value)) setDay(value);
            setAsked(null);
          }}
          onMeal={setMeal}
        />
        <p className={styles.hint}>{text('emptyHint')}</p>
        <Said asked={asked} saved={isEmpty && isOfSaved ? saved : null} />
        <Save isAsked={asked !== null} isEmpty={isEmpty} onPress={keep} />
      </div>
    </Card>
  );
}

interface MealFieldsProps {
  today: string;
  day: string;
  meal: string;
  onDay: (day: string) => void;
  onMeal: (meal: string) => void;
}

/** Which meal it is: its day and its name. */
function MealFields({ today, day, meal, onDay, onMeal }: MealFieldsProps) {
  const text = useText('calendar/waste');
  return (
    <div className={styles.fields}>
      <TextField label={text('day')} type="date" max={today} value={day} onChange={onDay} />
      <TextField label={text('meal')} maxLength={60} placeholder={text('mealHint')} value={meal} onChange={onMeal} />
    </div>
  );
}

function Save({ isAsked, isEmpty, onPress }: { isAsked: boolean; isEmpty: boolean; onPress: () => void }) {
  const text = useText('calendar/waste');
  return (
    <div className={styles.save}>
      <Button variant="primary" icon="save" disabled={isEmpty} onClick={onPress}>
        {text(isAsked ? 'saveAnyway' : 'save')}
      </Button>
    </div>
  );
}

/** What is asked before a meal is saved, and that it is. */
function Said({ asked, saved }: { asked: number | null; saved: WaitingMeal | null }) {
  const text = useText('calendar/waste');
  const format = useFormat();
  return (
    <div role="status" className={styles.said}>
      {asked !== null && <Message tone="warning">{text('much', { weight: heavyFigure(asked * 1000, format) })}</Message>}
      {saved !== null && (
        <Message tone="good">
          {text('saved', { meal: saved.waste.meal || text('mealHint'), day: format.date(saved.waste.day) })}
        </Message>
      )}
    </div>
  );
}

/** What is known of the field already. */
function placeholderOf(of: WasteField, there: LoggedMeal | undefined, format: Format): string {
  const value = there?.[of] ?? null;
  if (value === null) return '';
  return format.plain(of === 'guests' ? value : (shownIn(value * 1000, WEIGHT_UNITS[format.units].large) ?? 0));
}

function wasteOf(now: (field: WasteField) => number | null): WasteValues {
  return { guests: now('guests'), kitchen: now('kitchen'), serving: now('serving'), plate: now('plate') };
}

function kilogramsAGuest({ kitchen, serving, plate, guests }: WasteValues): number {
  return guests ? ((kitchen ?? 0) + (serving ?? 0) + (plate ?? 0)) / guests : 0;
}
