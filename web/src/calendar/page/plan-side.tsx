import { createContext, useContext, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Tabs } from '../../ui/choice/tabs.tsx';
import type { CountedDay } from '../figures/planned-figures.ts';
import type { BreaksByWeek } from '../figures/use-rule-breaks.ts';
import { TheirDish } from '../following/their-dish.tsx';
import type { Followed } from '../following/use-followed.ts';
import type { GridState } from '../grid/use-grid-actions.ts';
import { ChosenDish } from '../side/chosen-dish.tsx';
import { DishList } from '../side/dish-list.tsx';
import { GuestCost } from '../side/guest-cost.tsx';
import { type MeaningSpan, MeaningSpanChoice, presentSpan, withinSpan } from '../side/meaning-span.tsx';
import { PlanMeaning } from '../side/plan-meaning.tsx';
import { PlanSettings } from '../side/plan-settings.tsx';
import type { Planner } from '../state/use-planner.ts';
import styles from './planner.module.css';

interface PlanSideProps {
  id: string | undefined;
  planner: Planner;
  days: readonly CountedDay[];
  breaks: BreaksByWeek;
  grid: GridState;
  followed: Followed;
  restaurantId: string;
  isLocked: boolean;
}

interface PlanSideState extends PlanSideProps {
  /** It stays while another part is looked at. */
  span: MeaningSpan;
  setSpan: (span: MeaningSpan) => void;
}

const SideContext = createContext<PlanSideState | null>(null);

/** Beside the weeks: what they mean, the kitchen's dishes, the chosen dish, and the shape of the plan. */
export function PlanSide(props: PlanSideProps) {
  const [span, setSpan] = useState<MeaningSpan>('cycle');
  return (
    <SideContext value={{ ...props, span, setSpan }}>
      <div className={styles.side}>{props.isLocked ? MEANING : PARTS}</div>
    </SideContext>
  );
}

function usePlanSide(): PlanSideState {
  const props = useContext(SideContext);
  if (!props) throw new Error('This part of the planner stands beside no plan.');
  return props;
}

function Parts() {
  const text = useText('calendar/planner');
  const [tab, setTab] = useState('meaning');
  return (
    <Tabs
      label={text('side')}
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: 'meaning', label: text('meaning'), content: <Meaning /> },
        { id: 'dishes', label: text('dishes'), content: <Dishes /> },
        { id: 'chosen', label: text('chosen'), content: <Chosen /> },
        { id: 'settings', label: text('settings'), content: <Settings /> },
      ]}
    />
  );
}

/** Always the same elements: with a drop the part in sight is drawn anew, and not the row of tabs above it. */
const PARTS = <Parts />;
const MEANING = <Meaning />;

function Meaning() {
  const { planner, days, breaks, grid, span, setSpan } = usePlanSide();
  const { draft } = planner.state;
  const of = { span, weeks: draft.weeks, selected: grid.selected };
  const shown = withinSpan(days, of);
  // A budget is of a week: one day may cost more.
  const budget = presentSpan(of) === 'day' ? null : (draft.rules.budget ?? null);
  return (
    <div className={styles.meaning}>
      {draft.cells.length > 0 && <MeaningSpanChoice {...of} onChange={setSpan} />}
      <PlanMeaning
        days={shown}
        breaks={withinSpan([...breaks.values()].flat(), of)}
        plan={draft}
        cost={<GuestCost days={shown} budget={budget} />}
      />
    </div>
  );
}

function Dishes() {
  const { grid, restaurantId } = usePlanSide();
  return <DishList restaurantId={restaurantId} onPut={grid.putSelected} />;
}

function Chosen() {
  const { planner, days, grid, followed } = usePlanSide();
  return (
    <>
      <ChosenDish planner={planner} days={days} selected={grid.selected} onReplace={grid.write} />
      <TheirDish planner={planner} followed={followed} selected={grid.selected} />
    </>
  );
}

function Settings() {
  const { planner, restaurantId } = usePlanSide();
  return <PlanSettings planner={planner} restaurantId={restaurantId} />;
}
