import { MOST_LINES, MOST_WEEKS, WEEKDAYS } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { isDay } from '@plateprint/shared/kernel/month.ts';
import { useMaySeeCosts } from '../../costs/use-may-see-costs.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { Button } from '../../ui/control/button.tsx';
import { IconButton } from '../../ui/opened/icon-button.tsx';
import { AmountField } from '../../ui/form/amount-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { newLineId } from '../state/new-line-id.ts';
import type { Planner } from '../state/use-planner.ts';
import { useDayNames } from '../use-day-names.ts';
import { ClosedDaysFields } from './closed-days-fields.tsx';
import { GuestsByWeekday } from './guests-by-weekday.tsx';
import { RuleFields } from './rule-fields.tsx';
import styles from './side.module.css';

const day = (typed: string): string | null => (isDay(typed) ? typed : null);

/** The shape of the cycle, when it runs, and what the kitchen wants kept. */
export function PlanSettings({ planner, restaurantId }: { planner: Planner; restaurantId: string }) {
  const seesCosts = useMaySeeCosts(restaurantId);
  const text = useText('calendar/planner');
  const { state, dispatch } = planner;
  const { draft } = state;
  const isBackwards = draft.startsOn !== null && draft.endsOn !== null && draft.endsOn < draft.startsOn;
  return (
    <section className={styles.part} aria-label={text('settings')}>
      <NativeSelect
        label={text('weeks')}
        value={String(draft.weeks)}
        choices={Array.from({ length: MOST_WEEKS }, (_, index) => ({
          value: String(index + 1),
          label: text('weeksCount', { count: index + 1 }),
        }))}
        onChange={(weeks) => dispatch({ do: 'change', draft: { weeks: Number(weeks) } })}
      />
      <Weekdays planner={planner} />
      <Lines planner={planner} />
      <AmountField
        label={text('guests')}
        hint={text('guestsHint')}
        value={draft.guests}
        onChange={(guests) =>
          dispatch({
            do: 'change',
            draft: { guests: guests === null ? null : Math.min(1_000_000, Math.max(0, Math.round(guests))) },
            about: 'guests',
          })
        }
      />
      <NativeSelect
        label={text('eaters')}
        value={draft.eaters ?? 'adults'}
        choices={(['adults', 'children'] as const).map((value) => ({ value, label: text(`eatersAre.${value}`) }))}
        onChange={(eaters) => dispatch({ do: 'change', draft: { eaters } })}
      />
      <GuestsByWeekday planner={planner} />
      <div className={styles.row}>
        <TextField
          label={text('startsOn')}
          type="date"
          value={draft.startsOn ?? ''}
          onChange={(typed) => dispatch({ do: 'change', draft: { startsOn: day(typed) }, about: 'startsOn' })}
        />
        <TextField
          label={text('endsOn')}
          type="date"
          value={draft.endsOn ?? ''}
          problem={isBackwards && text('endsBefore')}
          onChange={(typed) => dispatch({ do: 'change', draft: { endsOn: day(typed) }, about: 'endsOn' })}
        />
      </div>
      <ClosedDaysFields closed={draft.closed} onChange={(closed) => dispatch({ do: 'change', draft: { closed } })} />
      <RuleFields
        rules={draft.rules}
        seesCosts={seesCosts}
        onChange={(rules, about) => dispatch({ do: 'change', draft: { rules }, ...(about && { about }) })}
      />
    </section>
  );
}

/** A day that is taken out keeps its dishes until the plan is saved without them being shown: it can be put back. */
function Weekdays({ planner: { state, dispatch } }: { planner: Planner }) {
  const text = useText('calendar/planner');
  const names = useDayNames();
  const { weekdays } = state.draft;
  return (
    <fieldset className={styles.fields}>
      <legend>{text('weekdays')}</legend>
      <div className={styles.boxes}>
        {WEEKDAYS.map((weekday) => (
          <Checkbox
            key={weekday}
            label={names.weekday(weekday, 'short')}
            checked={weekdays.includes(weekday)}
            disabled={weekdays.length === 1 && weekdays.includes(weekday)}
            onChange={(isOpen) =>
              dispatch({
                do: 'change',
                draft: {
                  weekdays: isOpen
                    ? [...weekdays, weekday].toSorted((a, b) => a - b)
                    : weekdays.filter((each) => each !== weekday),
                },
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function Lines({ planner: { state, dispatch } }: { planner: Planner }) {
  const text = useText('calendar/planner');
  const { lines } = state.draft;
  return (
    <fieldset className={styles.fields}>
      <legend>{text('lines')}</legend>
      {lines.map(({ id, name }, index) => {
        const label = name || text('line', { number: index + 1 });
        return (
          <div key={id} className={styles.row}>
            <TextField
              label={text('line', { number: index + 1 })}
              hideLabel
              maxLength={60}
              placeholder={text('line', { number: index + 1 })}
              value={name}
              onChange={(typed) => dispatch({ do: 'name_line', id, name: typed, about: `line ${id}` })}
            />
            <IconButton
              icon="bin"
              label={text('removeLine', { name: label })}
              disabled={lines.length === 1}
              onPress={() => dispatch({ do: 'remove_line', id })}
            />
          </div>
        );
      })}
      <div>
        <Button
          size="small"
          icon="add"
          disabled={lines.length >= MOST_LINES}
          onClick={() => dispatch({ do: 'add_line', line: { id: newLineId(), name: '' } })}
        >
          {text('addLine')}
        </Button>
      </div>
    </fieldset>
  );
}
