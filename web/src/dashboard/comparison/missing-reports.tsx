import type { Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { unusual, useDashboardFilter } from '../dashboard-filter.ts';
import page from '../dashboard-page.module.css';
import { lackingMonths } from './compared-kind.ts';

/** So many of the latest months with a gap are told. */
const TOLD = 12;

/** Months that restaurants have no report of, each with the way to those restaurants, whose rows lead on to the report. */
export function MissingReports({ comparison }: { comparison: Comparison }) {
  const text = useText('dashboard/comparison');
  const format = useFormat();
  const { filter } = useDashboardFilter();
  const lacking = lackingMonths(comparison).slice(0, TOLD);
  if (comparison.totals.restaurants === 0) return null;
  const isOneMonth = comparison.from === comparison.to;
  return (
    <Card plain title={text('missing.title')}>
      {lacking.length === 0 && <p className={page.lead}>{text('missing.none')}</p>}
      <ul className={page.rows}>
        {lacking.map(({ month, restaurants }) => (
          <li key={month} className={page.missing}>
            <span>
              <span className={page.name}>{format.month(month)}</span>
              <span className={page.when}>
                {text('missing.count', { count: restaurants, all: format.number(comparison.totals.restaurants) })}
              </span>
            </span>
            {!isOneMonth && (
              <ButtonLink
                to="/dashboard"
                search={unusual({ ...filter, from: month, to: month, sort: 'months', order: 'ascending' })}
                size="small"
              >
                {text('missing.which')} <span data-unseen="">{format.month(month)}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
