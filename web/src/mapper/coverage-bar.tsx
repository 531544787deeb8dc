import { mappedShare } from '@plateprint/shared/mapper/coverage.ts';
import { readMapperCoverage } from '@plateprint/shared/mapper/mapper-api.ts';
import { useRead } from '../platform/api/use-read.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { ErrorState } from '../ui/layout/error-state.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { weightFigure } from '../units/weight-figure.ts';
import styles from './coverage-bar.module.css';

/** How much of the purchased footprint is mapped with confidence; every answer moves it. */
export function CoverageBar() {
  const text = useText('mapper');
  const format = useFormat();
  const { data, error, refetch } = useRead(readMapperCoverage, {}, { keepLast: true });
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={2} />;
  // Of what has no footprint it is the mass that tells; of what is no food at all the rows.
  const share = mappedShare(data.co2) ?? mappedShare(data.weight) ?? mappedShare(data.rows);
  // As the reports have it: what is estimated is in none of them.
  const { weighed } = data;
  const ofWeight = weighed ? mappedShare(weighed) : null;
  const facts = [
    weighed &&
      ofWeight !== null &&
      text('coverage.ofWeight', {
        share: format.percent(ofWeight),
        weight: weightFigure(weighed.mapped + weighed.waiting, format),
      }),
    data.names.waiting > 0 && text('coverage.names', { waiting: data.names.waiting, rows: data.rows.waiting }),
    data.names.waiting === 0 && share !== null && text('coverage.noneWaits'),
    data.weightGuessed > 0 && text('coverage.guessed', { weight: weightFigure(data.weightGuessed, format) }),
    data.reportsNotCounted > 0 && text('coverage.notCounted', { count: data.reportsNotCounted }),
  ].filter((fact) => fact !== false && fact !== undefined);
  return (
    <section className={styles.coverage} aria-label={text('coverage.title')}>
      <p className={styles.figure} role="status">
        {share !== null && <strong>{format.percent(share, share > 0.9 && share < 1 ? 1 : 0)}</strong>}
        <span>{text(share === null ? 'coverage.nothing' : 'coverage.title')}</span>
      </p>
      {share !== null && (
        <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.track} width="100" height="6" />
          <rect className={styles.part} width={share * 100} height="6" />
        </svg>
      )}
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
    </section>
  );
}
