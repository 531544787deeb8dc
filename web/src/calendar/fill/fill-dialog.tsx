import { filledCells, promisedKinds, type TakesUnknown } from '@plateprint/shared/calendar/filled-cells.ts';
import { rulesUnmet } from '@plateprint/shared/calendar/rules-unmet.ts';
import type { CellPlace, PlanLine } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { useMemo, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { Planner } from '../state/use-planner.ts';
import { useDayNames } from '../use-day-names.ts';
import styles from './fill.module.css';
import { Categories } from './categories.tsx';
import { FoundPlaces } from './found-places.tsx';
import { UnmetRules } from './unmet-rules.tsx';
import { UnknownNames } from './unknown-names.tsx';
import { useAllDishes } from './use-all-dishes.ts';
import { useNamedDishes } from './use-named-dishes.ts';

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
  const { takesUnknown, takeUnknown } = useTakesUnknown(lines, { lineIds, from: list.from });
  const result = useMemo(
    () => filledCells(state.draft, { dishes, lineIds, from: list.from, isAgain, takesUnknown }),
    [state.draft, dishes, lineIds, list.from, isAgain, takesUnknown],
  );
  const unmet = useMemo(() => {
    const known = new Map([...state.dishes, ...dishes.map((dish) => [dish.id, dish] as const)]);
    return rulesUnmet(state.draft, result.cells, known);
  }, [state.draft, state.dishes, dishes, result.cells]);
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
        {typed.trim() === '' && typed !== kitchen.list && (
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
        <FoundPlaces named={named} result={result} lines={lines} />
        {!isLooking && <UnmetRules rules={unmet} />}
        <UnknownNames unknown={unknown} meant={meant} onMean={setMeant} />
        <LinesToFill lines={lines} lineIds={lineIds} onChange={setLineIds} />
        <TakeUnknown lines={lines.filter(({ id }) => lineIds.has(id))} takes={takesUnknown} onChange={takeUnknown} />
        <Checkbox label={text('again')} checked={isAgain} onChange={setAgain} />
      </div>
    </Dialog>
  );
}

type Lines = readonly PlanLine[];

const promisesDiet = (line: PlanLine): boolean => promisedKinds(line).diet;

/**
 * Whether dishes of which it is not known that they are what their line promises go there too. Until somebody says it only those whose diet is
 * not known, where every line that is filled promises one, or the list was pasted over such a line: then it was named. What may contain an allergen never
 * stands unasked on a line that is without it.
 */
function useTakesUnknown(lines: Lines, { lineIds, from }: { lineIds: ReadonlySet<string>; from: CellPlace | null }) {
  const [said, setSaid] = useState<Partial<TakesUnknown>>({});
  const filled = lines.filter(({ id }) => lineIds.has(id));
  const isNamed = lines.some((line) => line.id === from?.lineId && promisesDiet(line));
  const diet = said.diet ?? (isNamed || (filled.length > 0 && filled.every(promisesDiet)));
  const allergens = said.allergens ?? false;
  return {
    takesUnknown: useMemo(() => ({ diet, allergens }), [diet, allergens]),
    takeUnknown: (more: Partial<TakesUnknown>) => setSaid({ ...said, ...more }),
  };
}

interface TakeUnknownProps {
  lines: Lines;
  takes: TakesUnknown;
  onChange: (more: Partial<TakesUnknown>) => void;
}

function TakeUnknown({ lines, takes, onChange }: TakeUnknownProps) {
  const text = useText('calendar/fill');
  const promised = lines.map(promisedKinds);
  const kinds = (['diet', 'allergens'] as const).filter((kind) => promised.some((each) => each[kind]));
  if (kinds.length === 0) return null;
  return (
    <div>
      <p className={styles.hint}>{text('promise')}</p>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          label={text(`takeUnknown.${kind}`)}
          checked={takes[kind]}
          onChange={(isTaken) => onChange({ [kind]: isTaken })}
        />
      ))}
    </div>
  );
}

function From({ from }: { from: CellPlace | null }) {
  const text = useText('calendar/fill');
  const names = useDayNames();
  if (from === null) return null;
  return <p className={styles.hint}>{text('from', { weekday: names.weekday(from.weekday), week: from.week + 1 })}</p>;
}

interface LinesToFillProps {
  lines: Lines;
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
    </fieldset>
  );
}
