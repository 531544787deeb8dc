import { runs } from '@plateprint/shared/access/abilities.ts';
import { readShares } from '@plateprint/shared/purchases/api/share-api.ts';
import { isMonth, type Month } from '@plateprint/shared/kernel/month.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { SeveralCurrencies } from '../../costs/several-currencies.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import { IconButton } from '../../ui/opened/icon-button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useActor } from '../../users/actor.ts';
import { heavyFigure } from '../../units/weight-figure.ts';
import { BoughtList } from '../bought/bought-list.tsx';
import { Declaration } from './declaration.tsx';
import { MarkTable } from './mark-table.tsx';
import { RuleList } from './rule-list.tsx';
import { periodAround, periodBeside, type PeriodKind, quarterNumber, type SharePeriod } from './share-period.ts';
import styles from './shares.module.css';

const KINDS = ['month', 'quarter', 'year'] as const;

function lastMonth(): Month {
  const now = new Date();
  const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1)).toISOString().slice(0, 7);
  return isMonth(month) ? month : '2026-01';
}

/** The purchases of a kitchen or its organization in a time: kilograms, money, marks, and the results by the rules. */
export function SharesView({ restaurant }: { restaurant: Restaurant }) {
  const text = useText('purchases/shares');
  const actor = useActor();
  const [kind, setKind] = useState<PeriodKind>('quarter');
  const [period, setPeriod] = useState<SharePeriod>(() => periodAround('quarter', lastMonth()));
  const [scope, setScope] = useState<'restaurant' | 'organization'>('restaurant');
  const mayOrganization = runs(actor, { id: restaurant.organizationId, enterpriseId: actor.enterpriseId });
  const { data, error, refetch, isPlaceholderData } = useRead(
    readShares,
    { params: { id: restaurant.id }, query: { ...period, scope } },
    { keepLast: true },
  );
  return (
    <div className={styles.view} data-outdated={isPlaceholderData || undefined}>
      <div className={styles.controls}>
        <SegmentedControl
          label={text('length')}
          value={kind}
          segments={KINDS.map((value) => ({ value, label: text(`lengths.${value}`) }))}
          onChange={(chosen) => {
            setKind(chosen);
            setPeriod(periodAround(chosen, period.to));
          }}
        />
        <PeriodStep kind={kind} period={period} onChange={setPeriod} />
        {mayOrganization && (
          <SegmentedControl
            label={text('scope')}
            value={scope}
            segments={(['restaurant', 'organization'] as const).map((value) => ({ value, label: text(`scopes.${value}`) }))}
            onChange={setScope}
          />
        )}
      </div>
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={10} />}
      {data && data.months.reported === 0 && (
        <EmptyState picture="purchases" title={text('none')}>
          {text('noneLead')}
        </EmptyState>
      )}
      {data && data.months.reported > 0 && <Counted data={data} restaurant={restaurant} period={period} scope={scope} />}
      {restaurant.location === 'FR' && scope === 'restaurant' && data?.maySeeCosts && (
        <Declaration restaurantId={restaurant.id} period={period} />
      )}
    </div>
  );
}

interface PeriodStepProps {
  kind: PeriodKind;
  period: SharePeriod;
  onChange: (period: SharePeriod) => void;
}

function PeriodStep({ kind, period, onChange }: PeriodStepProps) {
  const text = useText('purchases/shares');
  const format = useFormat();
  const year = period.from.slice(0, 4);
  const name =
    kind === 'month'
      ? format.month(period.from)
      : kind === 'year'
        ? year
        : text('quarter', { quarter: format.number(quarterNumber(period)), year });
  return (
    <span className={styles.step}>
      <IconButton icon="chevron-left" label={text('earlier')} onPress={() => onChange(periodBeside(kind, period, -1))} />
      <span role="status" className={styles.period}>
        {name}
      </span>
      <IconButton icon="chevron-right" label={text('later')} onPress={() => onChange(periodBeside(kind, period, 1))} />
    </span>
  );
}

type Data = NonNullable<ReturnType<typeof useRead<typeof readShares>>['data']>;

interface CountedProps {
  data: Data;
  restaurant: Restaurant;
  period: SharePeriod;
  scope: 'restaurant' | 'organization';
}

function Counted({ data, restaurant, period, scope }: CountedProps) {
  return (
    <>
      <Totals data={data} />
      <BoughtList key={scope} restaurant={restaurant} period={period} scope={scope} />
      <MarkTable data={data} />
      <RuleList data={data} country={restaurant.location} />
    </>
  );
}

/** The sums, and what they stand on. */
function Totals({ data: { maySeeCosts, kg, money, currency, currencies, setAside, sentBack, months } }: { data: Data }) {
  const text = useText('purchases/shares');
  const format = useFormat();
  const figures = [
    [text('kg'), heavyFigure(kg * 1000, format, 0)],
    ...(maySeeCosts
      ? ([
          [text('money'), money === null ? text('unknown') : format.money(money, currency)],
          [text('aside'), setAside.money === null ? text('unknown') : format.money(setAside.money, currency)],
        ] as const)
      : []),
  ] as const;
  return (
    <>
      <dl className={styles.totals}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <Message tone={months.reported < months.all ? 'warning' : 'info'}>
        {text('basis', { reported: format.number(months.reported), all: months.all })}
      </Message>
      <SeveralCurrencies currencies={currencies} />
      {sentBack.articles > 0 && (
        <Message>
          {text(maySeeCosts ? 'sentBack' : 'sentBackUnpriced', {
            count: sentBack.articles,
            kg: heavyFigure(sentBack.kg * 1000, format),
            money: sentBack.money === null ? text('unknown') : format.money(sentBack.money, currency),
          })}
        </Message>
      )}
    </>
  );
}
