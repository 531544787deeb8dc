import type { FootprintPanelProps } from './parts/footprint-panel-props.ts';
import { twoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import { coverageOfDish } from '@plateprint/shared/recipes/footprint/coverage-of-dish.ts';
import { kgPerServingOf } from '@plateprint/shared/recipes/model/kg-per-serving-of.ts';
import { CarbonScale } from '../../footprint/carbon-scale.tsx';
import { LevelMark } from '../../footprint/level-mark.tsx';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { fetched } from '../../ui/opened/fetched.tsx';
import { usePrintedTotal } from '../../users/use-printed-total.ts';
import styles from './parts/footprint-panel.module.css';
import { useRested } from './use-rested.ts';

// An empty recipe has none of these: fetched with what counts its lines.
const FootprintWhy = fetched(async () => (await import('./footprint-why.tsx')).FootprintWhy);
const OtherTotal = fetched(async () => (await import('../../footprint/other-total.tsx')).OtherTotal);
const NoLevel = fetched(async () => (await import('./parts/no-level.tsx')).NoLevel);
const FigureNotes = fetched(async () => (await import('./parts/figure-notes.tsx')).FigureNotes);
// With the first value.
const SpokenFootprint = fetched(async () => (await import('./parts/spoken-footprint.tsx')).SpokenFootprint);
const FootprintDetails = fetched(async () => (await import('./parts/footprint-details.tsx')).FootprintDetails);

/** The footprint, always in sight: one large figure, its range, its level, what makes it, and what it leaves out. */
export function FootprintPanel(props: FootprintPanelProps) {
  const { draft, footprint, nameOf, pending } = props;
  // The figure answers to every key; what it is made of follows once the keys rest.
  const rested = useRested(props);
  const later = rested.footprint.co2PerPortion ? rested : props;
  const text = useText('recipes');
  const co2 = useCo2();
  const label = useText('footprint');
  const { co2PerPortion, level, coverage } = footprint;
  const perServing = kgPerServingOf(footprint);
  const totals = twoTotals(co2PerPortion, footprint.co2PerPortionWithoutLandUseChange, usePrintedTotal());
  const isTooLittle = co2PerPortion !== null && !pending && coverageOfDish(footprint).state === 'too_little';

  return (
    <aside className={styles.panel} aria-label={text('panel.title')} aria-busy={pending}>
      <section className={styles.hero}>
        <h2 className={styles.title}>{text('panel.perPortion')}</h2>
        <p className={styles.figure} data-testid="co2-per-portion">
          {isTooLittle && <span className={styles.unit}>{label('tooLittle.atLeast')}</span>}
          <span className={styles.number}>{co2.exact(totals.large.figure?.value ?? null)}</span>
          <span className={styles.unit}>{text('panel.unit')}</span>
        </p>
        <p data-unseen="" role="status">
          {rested.footprint.co2PerPortion && <SpokenFootprint footprint={rested.footprint} pending={rested.pending} />}
        </p>
        <p className={styles.range}>
          {co2PerPortion ? (
            <FootprintWhy footprint={footprint} portions={draft.portions} totals={totals} />
          ) : (
            !pending && text('panel.nothingYet')
          )}
        </p>
        {!pending && totals.large.figure && (
          <p className={styles.other}>
            <OtherTotal totals={totals} hasLevel={level !== null} />
          </p>
        )}
        {co2PerPortion && level && perServing !== null && (
          <p className={styles.level}>
            <LevelMark level={level} size={26} />
            <span>
              <strong>{label(`level.${level}`)}</strong> {text('panel.perServing', { kg: co2.exact(perServing * 1000) })}
            </span>
          </p>
        )}
        <CarbonScale level={co2PerPortion ? level : null} kg={co2PerPortion ? perServing : null} />
        {!pending && coverage.lines > 0 && <NoLevel footprint={footprint} nameOf={nameOf} />}
        {co2PerPortion && !coverage.complete && !pending && (
          <p className={styles.partly}>{isTooLittle ? label('tooLittle.lead') : text('panel.partly')}</p>
        )}
      </section>
      <div className={styles.rest}>
        {footprint.lines.length > 0 && <FigureNotes draft={draft} footprint={footprint} nameOf={nameOf} pending={pending} />}
        {later.footprint.co2PerPortion && <FootprintDetails {...later} />}
      </div>
    </aside>
  );
}
