import type { ComparedRow, Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ButtonLink } from '../../ui/control/link.tsx';
import { unusual, useDashboardFilter } from '../dashboard-filter.ts';
import page from '../dashboard.module.css';
import { MakeReport } from '../make-report.tsx';
import { lackingMonths } from './compared-kind.ts';

/** So many of the latest months with a gap are named. */
const MOST_MONTHS = 12;

interface MissingReportsProps {
  comparison: Comparison;
  /** The rows that have been read. */
  rows: readonly ComparedRow[];
}

/** Months that restaurants have no report of, each with the way to make it, or where many lack it to those restaurants. */
export function MissingReports({ comparison, rows }: MissingReportsProps) {
  const text = useText('dashboard/comparison');
  const lacking = lackingMonths(comparison).slice(0, MOST_MONTHS);
  if (comparison.totals.restaurants === 0) return null;
  return (
    <Card plain title={text('missing.title')}>
      {lacking.length === 0 && <p className={page.lead}>{text('missing.none')}</p>}
      <ul className={page.rows}>
        {lacking.map(({ month, restaurants }) => (
          <MissingMonth key={month} month={month} restaurants={restaurants} comparison={comparison} rows={rows} />
        ))}
      </ul>
    </Card>
  );
}

function MissingMonth({ month, restaurants, comparison, rows }: MissingReportsProps & { month: string; restaurants: number }) {
  const text = useText('dashboard/comparison');
  const format = useFormat();
  const { filter } = useDashboardFilter();
  const { totals, from, to, variety } = comparison;
  const without = rows.filter(({ months }) => months.some((each) => each.month === month && each.reports === 0));
  const [only] = without;
  const isKnown = restaurants === 1 && only !== undefined;
  return (
    <li className={page.missing}>
      <span>
        <span className={page.name}>{format.month(month)}</span>
        <span className={page.when}>
          {isKnown ? only.name : text('missing.count', { count: restaurants, all: format.number(totals.restaurants) })}
        </span>
      </span>
      {isKnown ? (
        <MakeReport restaurant={only} variety={variety} month={month} />
      ) : from === to ? (
        <span className={page.when}>{text('missing.inRows')}</span>
      ) : (
        <ButtonLink
          to="/dashboard"
          search={unusual({ ...filter, from: month, to: month, sort: 'months', order: 'ascending' })}
          size="small"
        >
          {text('missing.which')} <span data-unseen="">{format.month(month)}</span>
        </ButtonLink>
      )}
    </li>
  );
}
