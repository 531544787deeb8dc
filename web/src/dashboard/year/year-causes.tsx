import type { YearAnswer } from '@plateprint/shared/dashboard/year-answer.ts';
import type { CauseOfYear } from '@plateprint/shared/dashboard/year-causes.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { isSeen, signedKg } from '../../reports/change-steps.ts';
import styles from './change-waterfall.module.css';
import { ChangeWaterfall } from './change-waterfall.tsx';

interface YearCausesProps {
  year: YearAnswer;
  variety: ReportVariety;
  category: 'restaurant' | 'organization';
}

/** Why the average of a year is other than that of the year before, cause by cause, with who makes most of each. */
export function YearCauses({ year: { average, causes }, variety, category }: YearCausesProps) {
  const text = useText('dashboard/year');
  const part = useText('reports/change');
  const format = useFormat();
  const per = variety === 'sales' ? 'portion' : 'kg';
  // A rest too small to be seen is how evidence is rounded: no report lacks what it is made of.
  const moved = (causes ?? []).filter(({ cause, co2 }) => (cause === 'rest' ? isSeen(co2, per) : co2 !== 0));
  if (average === null || moved.length === 0) return null;
  const nameOf = ({ cause }: CauseOfYear): string =>
    cause === 'shares' ? text(`shares.${category}`) : cause === 'rest' ? text('rest') : part(`part.${cause}`);
  const named = moved
    .map((cause) => ({ ...cause, of: cause.of.filter(({ co2 }) => isSeen(co2, per)) }))
    .filter(({ of }) => of.length > 0);
  return (
    <div className={styles.year}>
      <ChangeWaterfall
        title={text('causes')}
        per={per}
        from={{ name: text('yearBefore'), grams: average.former.value }}
        to={{ name: text('thisYear'), grams: average.now.value }}
        causes={moved.map((cause) => ({ name: nameOf(cause), co2: cause.co2 }))}
      />
      {named.length > 0 && (
        <details className={styles.rows}>
          <summary>{part('showRows')}</summary>
          <dl>
            {named.map((cause) => (
              <div key={cause.cause}>
                <dt>{nameOf(cause)}</dt>
                <dd>
                  {format.list(
                    cause.of.map(({ name, co2 }) =>
                      part('rows', {
                        name: category === 'restaurant' ? format.month(name) : name,
                        co2: signedKg(co2, per, format),
                      }),
                    ),
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
