import { neededFoods } from '@plateprint/shared/calendar/kitchen/needed-foods.ts';
import { type CookedDay, linesOfDays } from '@plateprint/shared/calendar/kitchen/production.ts';
import { shoppingRows } from '@plateprint/shared/calendar/kitchen/shopping-list.ts';
import { MOST_DAYS_THAWED } from '@plateprint/shared/calendar/kitchen/thawing.ts';
import { dayLater } from '@plateprint/shared/calendar/model/plan-dates.ts';
import type { MenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { useMemo, useState } from 'react';
import { AmountField } from '../../ui/form/amount-field.tsx';
import { Tabs } from '../../ui/choice/tabs.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import type { KitchenWords } from './kitchen-words.ts';
import { ListFiles } from './list-files.tsx';
import styles from './kitchen.module.css';
import { type Production, productionFigures, productionText } from './production-tables.ts';
import { ProductionView } from './production-view.tsx';
import { shoppingGroups } from './shopping-groups.ts';
import { type Shopping, shoppingFigures, shoppingText } from './shopping-tables.ts';
import { ShoppingView } from './shopping-view.tsx';
import { SpanFields } from './span-fields.tsx';
import { type Provisions, useCookedDays, useSpan } from './use-cooked-days.ts';

interface KitchenListsProps {
  plan: MenuPlan;
  startsOn: string;
  provisions: Provisions;
  words: KitchenWords;
}

/** The food that no kitchen buys. */
const TAP_WATER = 'water';

/** Which days, and for them what is bought and what is cooked. */
export function KitchenLists({ plan, startsOn, provisions, words }: KitchenListsProps) {
  const { text } = words;
  const { span, change } = useSpan(startsOn);
  const [guests, setGuests] = useState<number | null>(null);
  const [most, setMost] = useState<number | null>(null);
  const days = useCookedDays({ plan, provisions, span, guests });
  const shopping = useShopping(days, provisions, words);
  const later = useCookedDays({ plan, provisions, span: useDaysAfter(span), guests });
  const production = useProduction({ days, later, provisions, most, plan });
  const [view, setView] = useState('shopping');
  const lead = `${plan.name} · ${words.format.date(span.from)} – ${words.format.date(span.to)}`;
  return (
    <>
      <div className={styles.bar}>
        <SpanFields span={span} onChange={change} text={text} />
        {plan.guests === null && (
          <AmountField label={text('guests')} value={guests} onChange={(typed) => setGuests(whole(typed))} />
        )}
        <AmountField label={text('most')} value={most} onChange={(typed) => setMost(whole(typed))} />
      </div>
      {days.length === 0 ? (
        <EmptyState picture="paper" title={text('noDays')}>
          {text('noDaysHelp')}
        </EmptyState>
      ) : (
        <Tabs
          label={text('title')}
          selected={view}
          onSelect={setView}
          tabs={[
            {
              id: 'shopping',
              label: text('shopping'),
              content: (
                <>
                  <ListFiles
                    title={text('shopping')}
                    lead={lead}
                    tables={() => shoppingText(shopping.list, words)}
                    figures={() => shoppingFigures(shopping.list, words)}
                  />
                  <ShoppingView {...shopping} words={words} />
                </>
              ),
            },
            {
              id: 'production',
              label: text('production'),
              content: (
                <>
                  <ListFiles
                    title={text('production')}
                    lead={lead}
                    tables={() => productionText(production, words)}
                    figures={() => productionFigures(production, words)}
                  />
                  <ProductionView production={production} words={words} />
                </>
              ),
            },
          ]}
        />
      )}
    </>
  );
}

/** What is thawed on the days of a span may be cooked after a weekend. */
function useDaysAfter({ to }: { to: string }): { from: string; to: string } {
  return useMemo(() => ({ from: dayLater(to, 1), to: dayLater(to, MOST_DAYS_THAWED) }), [to]);
}

const whole = (typed: number | null): number | null =>
  typed === null || !(typed > 0) ? null : Math.min(1_000_000, Math.round(typed));

/** Grams in store and chosen articles, by food: they stay while the days change. */
function useShopping(days: readonly CookedDay[], { bases, articles }: Provisions, words: KitchenWords) {
  const [stock, setStock] = useState<ReadonlyMap<string, number>>(new Map());
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const list = useMemo((): Shopping => {
    const { known: needed, unknown } = neededFoods(linesOfDays(days, new Map(bases.map((each) => [each.id, each]))));
    // Water comes out of the tap.
    const known = needed.filter(({ line }) => line.ingredientId !== TAP_WATER);
    const rows = shoppingRows(known, articles, { stock, chosen });
    const uncounted = days.flatMap(({ date, dishes }) =>
      dishes.flatMap((dish) => (dish.times === null ? [`${words.day(date)} · ${words.dish(dish)}`] : [])),
    );
    return { rows, groups: shoppingGroups(rows, words, words.format.locale), unknown, uncounted };
  }, [days, bases, articles, stock, chosen, words]);
  return {
    list,
    articles,
    onStock: (key: string, grams: number | null) => setStock(new Map(stock).set(key, Math.max(0, grams ?? 0))),
    onChoose: (key: string, at: number) => setChosen(new Map(chosen).set(key, at)),
  };
}

interface ProductionOf {
  days: readonly CookedDay[];
  later: readonly CookedDay[];
  provisions: Provisions;
  most: number | null;
  plan: MenuPlan;
}

function useProduction({ days, later, provisions, most, plan }: ProductionOf): Production {
  return useMemo(() => {
    const lines = new Map(plan.lines.map(({ id, name }) => [id, name]));
    const bases = new Map(provisions.bases.map((each) => [each.id, each]));
    return { days, later, bases, most, plan, lineName: (id) => lines.get(id) ?? '' };
  }, [days, later, provisions, most, plan]);
}
