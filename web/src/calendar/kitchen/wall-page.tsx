import { type MenuPlan, readMenuPlan, readPlanProvisions } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { closedDaysOfSpan, reasonClosed } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { isProblem } from '../../platform/api/client-failure.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { KitchenOfThing } from '../../restaurants/kitchen-of-thing.tsx';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import { Button } from '../../ui/control/button.tsx';
import { ButtonLink } from '../../ui/control/link.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { PRODUCT_NAME } from '../../ui/layout/product-name.ts';
import { PlanNotHere } from '../plan-not-here.tsx';
import { StillToCome } from '../still-to-come.tsx';
import { type KitchenWords, useKitchenWords } from './kitchen-words.ts';
import { ListFiles } from './list-files.tsx';
import { SpanFields } from './span-fields.tsx';
import { useFoodNames } from './use-food-names.ts';
import { type Provisions, useCookedDays, useSpan } from './use-cooked-days.ts';
import styles from './wall.module.css';
import { WALL_READERS, type WallReader, type WallWeek, wallFigures, wallText, wallWeeks } from './wall-tables.ts';

/** The weeks that come, to hang on a wall: one for guests, one for the kitchen. */
export function WallPage() {
  const { id = '' } = useParams({ strict: false });
  const text = useText('calendar/kitchen');
  const plan = useRead(readMenuPlan, { params: { id } });
  const provisions = useRead(readPlanProvisions, { params: { id } });
  const names = useFoodNames([], []);
  const words = useKitchenWords(names, plan.data?.gone);
  const error = plan.error ?? provisions.error;
  if (isProblem(error, 'not_found')) return <PlanNotHere />;
  const toPlan = (
    <ButtonLink to="/menu-plans/plan/{-$id}" params={{ id }} icon="arrow-left">
      {text('toPlan')}
    </ButtonLink>
  );
  return (
    <Page>
      {!plan.data || !provisions.data || !words ? (
        <>
          <PageHeader title={text('wall')} actions={toPlan} />
          <StillToCome failure={error} onRetry={() => void Promise.all([plan.refetch(), provisions.refetch()])} />
        </>
      ) : plan.data.startsOn === null ? (
        <EmptyState picture="paper" title={text('noDate')} action={toPlan}>
          {text('noDateHelp')}
        </EmptyState>
      ) : (
        <Wall plan={plan.data} startsOn={plan.data.startsOn} provisions={provisions.data} words={words} back={toPlan} />
      )}
    </Page>
  );
}

/** So many lines are printed closer together. */
const MANY_LINES = 5;

interface WallProps {
  plan: MenuPlan;
  startsOn: string;
  provisions: Provisions;
  words: KitchenWords;
  back: ReactNode;
}

function Wall({ plan, startsOn, provisions, words, back }: WallProps) {
  const { text } = words;
  const { span, change } = useSpan(startsOn);
  const [reader, setReader] = useState<WallReader>('guests');
  const days = useCookedDays({ plan, provisions, span, guests: null });
  const lines = new Map(plan.lines.map(({ id, name }) => [id, name]));
  const closed = closedDaysOfSpan(plan, span.from, span.to).map((date) => ({ date, reason: reasonClosed(plan, date) }));
  const isEmpty = days.length + closed.length === 0;
  const sheet = { days, closed, reader, lineName: (id: string) => lines.get(id) ?? '' };
  return (
    <div className={styles.wall} data-many={lines.size >= MANY_LINES || undefined}>
      <title>{`${text('wall')} · ${plan.name} · ${PRODUCT_NAME}`}</title>
      <div className={styles.bar} role="group" aria-label={text('wall')}>
        {back}
        <SegmentedControl
          label={text('wallFor')}
          value={reader}
          segments={WALL_READERS.map((value) => ({ value, label: text(`wallReader.${value}`) }))}
          onChange={setReader}
        />
        <Button icon="print" disabled={isEmpty} onClick={() => window.print()}>
          {text('print')}
        </Button>
        <ListFiles
          title={text('wall')}
          lead={plan.name}
          tables={() => wallText(sheet, words)}
          figures={() => wallFigures(sheet, words)}
        />
      </div>
      <div className={styles.bar}>
        <SpanFields span={span} onChange={change} text={text} />
        <KitchenOfThing restaurantId={plan.restaurantId} list="/menu-plans" />
      </div>
      <h1 className={styles.title}>{plan.name}</h1>
      {isEmpty && (
        <EmptyState picture="paper" title={text('noDays')}>
          {text('noDaysHelp')}
        </EmptyState>
      )}
      {wallWeeks(sheet, words).map((week) => (
        <Week key={week.monday} week={week} />
      ))}
      {reader === 'guests' && days.length > 0 && <p className={styles.hint}>{text('wallHint')}</p>}
    </div>
  );
}

function Week({ week: { title, days } }: { week: WallWeek }) {
  return (
    <section className={styles.week} aria-label={title}>
      <h2 className={styles.weekName}>{title}</h2>
      <dl className={styles.days}>
        {days.map(({ date, title: day, dishes, closed }) => (
          <div key={date} className={styles.day}>
            <dt>{day}</dt>
            {closed !== null && <dd className={styles.hint}>{closed}</dd>}
            {dishes.map(({ key, line, name, facts }) => (
              <dd key={key}>
                {line !== '' && <span className={styles.line}>{line}</span>}
                <span className={styles.name}>{name}</span>
                {facts.map((fact) => (
                  <span key={fact} className={styles.fact}>
                    {fact}
                  </span>
                ))}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
