import { type Filled, filledCells } from '@plateprint/shared/calendar/filled-cells.ts';
import type { CellPlace } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { Planner } from '../state/use-planner.ts';
import { useDayNames } from '../use-day-names.ts';
import styles from './fill.module.css';
import { Categories } from './categories.tsx';
import { UnknownNames } from './unknown-names.tsx';
import { useAllDishes } from './use-all-dishes.ts';
import { type NamedDishes, useNamedDishes } from './use-named-dishes.ts';

/** The choices with which a list is filled in. */
export interface ListToFill {
  text: string;
  /** Where it was pasted; null: from the first place on. */
  from: CellPlace | null;
}

interface FillDialogProps {
  planner: Planner;
  restaurantId: string;
  list: ListToFill;
  onClose: () => void;
}

/** A list of dishes on the free places: written, pasted from a sheet, or all that the kitchen has. */
export function FillDialog({ planner, restaurantId, list, onClose }: FillDialogProps) {
  const text = useText('calendar/fill');
  const ui = useText('ui');
  const failureText = useFailureText();
  const { state, dispatch } = planner;
  const { lines } = state.draft;
  const [typed, setTyped] = useState(list.text);
  const [meant, setMeant] = useState<ReadonlyMap<string, string>>(new Map());
  const [lineIds, setLineIds] = useState<ReadonlySet<string>>(() => new Set(lines.map(({ id }) => id)));
  const [isAgain, setAgain] = useState(false);
  // What somebody writes while the dishes are on their way stays.
  const kitchen = useAllDishes(restaurantId, (all, former) =>
    setTyped((now) => (now.trim() === '' || now === former ? all : now)),
  );
  const named = useNamedDishes(restaurantId, { typed, meant, taken: kitchen.taken });
  const { dishes, unknown, isLooking } = named;
  const result = filledCells(state.draft, { dishes, lineIds, from: list.from, isAgain });
  const fill = (): void => {
    dispatch({ do: 'know_dishes', dishes });
    dispatch({ do: 'replace_cells', cells: result.cells });
    onClose();
  };
  return (
    <Dialog
      title={text('title')}
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button
            variant="primary"
            icon="check"
            busy={isLooking}
            disabled={result.filled === 0 || named.failure !== null}
            onClick={fill}
          >
            {text('fill', { count: result.filled })}
          </Button>
        </>
      }
    >
      <div className={styles.inside}>
        <p>{text('lead')}</p>
        <From from={list.from} />
        <TextArea label={text('dishes')} rows={9} value={typed} onChange={setTyped} spellCheck={false} />
        {typed.trim() === '' && (
          <div>
            <Button size="small" busy={kitchen.isBusy} onClick={kitchen.take}>
              {text('take')}
            </Button>
          </div>
        )}
        {typed === kitchen.list && <Categories {...kitchen} />}
        {kitchen.failure && <Message tone="danger">{failureText(kitchen.failure)}</Message>}
        {kitchen.cutAt !== null && typed.trim() !== '' && (
          <p className={styles.hint}>{text('latest', { count: kitchen.cutAt })}</p>
        )}
        <Found named={named} result={result} />
        <UnknownNames unknown={unknown} meant={meant} onMean={setMeant} />
        <LinesToFill lines={lines} lineIds={lineIds} onChange={setLineIds} />
        <Checkbox label={text('again')} checked={isAgain} onChange={setAgain} />
      </div>
    </Dialog>
  );
}

/** How many of the list were found and find a place; or why nobody knows. */
function Found({ named: { dishes, all, isLooking, failure, onRetry }, result }: { named: NamedDishes; result: Filled }) {
  const text = useText('calendar/fill');
  if (all === 0) return null;
  if (failure && !isLooking) return <ErrorState failure={failure} onRetry={onRetry} />;
  return (
    <p role="status" className={styles.hint}>
      {isLooking ? text('looking') : text('found', { found: dishes.length, all })}
      {!isLooking && result.left > 0 && ` ${text('left', { count: result.left })}`}
      {!isLooking && result.free > 0 && ` ${text('free', { count: result.free })}`}
    </p>
  );
}

function From({ from }: { from: CellPlace | null }) {
  const text = useText('calendar/fill');
  const names = useDayNames();
  if (from === null) return null;
  return <p className={styles.hint}>{text('from', { weekday: names.weekday(from.weekday), week: from.week + 1 })}</p>;
}

interface LinesToFillProps {
  lines: Planner['state']['draft']['lines'];
  lineIds: ReadonlySet<string>;
  onChange: (lineIds: ReadonlySet<string>) => void;
}

function LinesToFill({ lines, lineIds, onChange }: LinesToFillProps) {
  const text = useText('calendar/fill');
  const planner = useText('calendar/planner');
  if (lines.length < 2) return null;
  return (
    <fieldset className={styles.lines}>
      <legend>{text('lines')}</legend>
      <div className={styles.boxes}>
        {lines.map(({ id, name }, index) => (
          <Checkbox
            key={id}
            label={name || planner('line', { number: index + 1 })}
            checked={lineIds.has(id)}
            onChange={(isFilled) =>
              onChange(new Set(lines.flatMap((line) => ((line.id === id ? isFilled : lineIds.has(line.id)) ? [line.id] : []))))
            }
          />
        ))}
      </div>
      <p className={styles.hint}>{text('promise')}</p>
    </fieldset>
  );
}
