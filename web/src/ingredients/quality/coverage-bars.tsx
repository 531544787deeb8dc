import type { ReleaseCoverage } from '@plateprint/shared/ingredients/quality/release-quality.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './coverage-bars.module.css';

/** How many states of foods have which grade, and what else is known of them. */
export function CoverageBars({ coverage }: { coverage: ReleaseCoverage }) {
  const text = useText('ingredients/quality');
  const weights = coverage.pieceWeights.reduce((sum, each) => sum + each.weights, 0);
  const also = ['landUseApart', 'nutrition', 'water', 'land'] as const;
  return (
    <>
      <dl className={styles.bars}>
        {coverage.grades.map(({ grade, variations }) => (
          <Bar
            key={grade}
            label={text('coverage.grade', { grade })}
            share={coverage.variations === 0 ? 0 : variations / coverage.variations}
          />
        ))}
      </dl>
      <h3>{text('coverage.also')}</h3>
      <dl className={styles.bars}>
        {also.map((what) => (
          <Bar key={what} label={text(`coverage.${what}`)} share={coverage[what]} />
        ))}
      </dl>
      <h3>{text('coverage.weights')}</h3>
      <p>{text('coverage.weightsLead', { weights })}</p>
      <dl className={styles.bars}>
        {coverage.pieceWeights.map((each) => (
          <Bar
            key={each.from}
            label={text(`coverage.weightFrom.${each.from}`)}
            share={weights === 0 ? 0 : each.weights / weights}
          />
        ))}
      </dl>
    </>
  );
}

function Bar({ label, share }: { label: string; share: number }) {
  const format = useFormat();
  return (
    <div className={styles.bar}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
        </span>
        <span className={styles.share}>{format.percent(share)}</span>
      </dd>
    </div>
  );
}
