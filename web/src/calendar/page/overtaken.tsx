import { type MenuPlan, readMenuPlanVersion } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { bothVersions, changesOf, type OtherDay } from '@plateprint/shared/calendar/model/overtaken-plan.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { useDishName } from '../dishes/gone-dishes.tsx';
import { planStateOf } from '../state/plan-state.ts';
import type { Planner } from '../state/use-planner.ts';
import { useDayNames } from '../use-day-names.ts';
import styles from './planner.module.css';
import type { PlanSaving } from './use-save-plan.ts';

/** So many days are named; a cycle of twelve weeks that was planned anew is no list to read. */
const MOST_NAMED = 8;

interface OvertakenProps {
  planner: Planner;
  saving: PlanSaving;
  newer: NonNullable<PlanSaving['newer']>;
  onOpen: (newer: MenuPlan) => void;
}

/** The plan was saved meanwhile: by whom, what is another there, and what becomes of both is chosen. */
export function Overtaken({ planner: { state }, saving, newer: { thing, isOwn }, onOpen }: OvertakenProps) {
  const text = useText('calendar/planner');
  const drafts = useText('drafts');
  const { base } = state;
  const input = { params: { id: thing.id, version: base?.version ?? 0 } };
  const former = useRead(readMenuPlanVersion, input, { enabled: base !== null, staleTime: Infinity });
  const by = thing.savedBy ? [thing.savedBy.firstname, thing.savedBy.lastname].join(' ').trim() : '';
  const names = new Map(
    [...(former.data?.dishes ?? []), ...thing.dishes, ...state.dishes.values()].map((dish) => [dish.id, dish]),
  );
  const from = former.data && planStateOf(former.data).draft;
  const theirs = planStateOf(thing).draft;
  return (
    <Message
      tone="warning"
      action={
        <div className={styles.actions}>
          {from && (
            <Button
              size="small"
              variant="primary"
              onClick={() => saving.saveBoth(bothVersions({ base: from, mine: state.draft, theirs }))}
            >
              {text('keepBoth')}
            </Button>
          )}
          <Button size="small" onClick={() => onOpen(thing)}>
            {text(isOwn ? 'openOwn' : 'openNewer')}
          </Button>
          <Button size="small" onClick={saving.saveOver}>
            {text('saveOver')}
          </Button>
        </div>
      }
    >
      <strong>
        {!isOwn && by !== '' ? text('overtaken.by', { name: by }) : drafts(isOwn ? 'conflict.own' : 'conflict.other')}
      </strong>{' '}
      {text('conflictHelp')}
      {from && <Differences theirs={changesOf(from, theirs)} mine={changesOf(from, state.draft)} nameOf={names} />}
    </Message>
  );
}

interface DifferencesProps {
  theirs: ReturnType<typeof changesOf>;
  mine: ReturnType<typeof changesOf>;
  nameOf: ReadonlyMap<string, MenuPlan['dishes'][number]>;
}

function Differences({ theirs: { days, isElse }, mine, nameOf }: DifferencesProps) {
  const text = useText('calendar/planner');
  const format = useFormat();
  const dayNames = useDayNames();
  const dishName = useDishName();
  const said = (ids: readonly string[]): string => format.list(ids.map((id) => dishName(id, nameOf.get(id))));
  const change = ({ go, come }: OtherDay): string => {
    if (go.length + come.length === 0) return text('overtaken.servings');
    if (go.length === 0) return text('overtaken.come', { dishes: said(come) });
    if (come.length === 0) return text('overtaken.go', { dishes: said(go) });
    return text('overtaken.change', { go: said(go), come: said(come) });
  };
  const isMine = ({ week, weekday }: OtherDay): boolean => mine.days.some((day) => day.week === week && day.weekday === weekday);
  return (
    <>
      <ul className={styles.overtaken}>
        {days.slice(0, MOST_NAMED).map((day) => (
          <li key={`${day.week} ${day.weekday}`}>
            {text('overtaken.day', { weekday: dayNames.weekday(day.weekday), week: day.week + 1, change: change(day) })}
            {isMine(day) && <em> {text('overtaken.mine')}</em>}
          </li>
        ))}
        {days.length > MOST_NAMED && <li>{text('overtaken.more', { count: days.length - MOST_NAMED })}</li>}
        {isElse && (
          <li>
            {text('overtaken.else')}
            {mine.isElse && <em> {text('overtaken.elseMine')}</em>}
          </li>
        )}
      </ul>
      <p>{text('overtaken.help')}</p>
    </>
  );
}
