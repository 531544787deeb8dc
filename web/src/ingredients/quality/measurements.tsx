import type { ReleaseQuality } from '@plateprint/shared/ingredients/quality/release-quality.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { CoverageBars } from './coverage-bars.tsx';
import { ComparedDishes, ComparedSources } from './compared-values.tsx';
import { LanguageTable } from './language-table.tsx';
import styles from './quality-page.module.css';
import { AllReleaseChanges } from './release-changes.tsx';
import { QualitySection } from './quality-section.tsx';

/** Measured quality: on the sets that nobody learns from, beside other publishers, and in the release. */
export function Measurements({ quality: { matching, figures, coverage, changes } }: { quality: ReleaseQuality }) {
  const text = useText('ingredients/quality');
  return (
    <>
      <QualitySection name="reading">
        <p>{text('reading.lead')}</p>
        <LanguageTable
          caption={text('reading.title')}
          count={text('reading.lines')}
          shares={[text('reading.amount'), text('reading.name')]}
          rows={matching.lines.heldOut.map((row) => ({
            language: row.language,
            count: row.lines,
            shares: counted(row.lines, row.quantityAndUnit, row.withName),
          }))}
        />
        <p className={styles.small}>{text('intervals')}</p>
      </QualitySection>
      <QualitySection name="finding">
        <p>{text('finding.lead')}</p>
        <LanguageTable
          caption={text('finding.title')}
          count={text('finding.names')}
          shares={[text('finding.first'), text('finding.five'), text('finding.taken'), text('finding.right')]}
          rows={matching.names.heldOut.map((row) => ({
            language: row.language,
            count: row.names,
            // The share of right answers is counted of those that were taken, and so is its certainty.
            shares: [
              ...counted(row.names, row.first, row.amongFive, row.taken),
              ...counted(Math.round(row.names * row.taken), row.takenRight),
            ],
          }))}
        />
      </QualitySection>
      <QualitySection name="pasting">
        <p>{text('pasting.lead')}</p>
        <LanguageTable
          caption={text('pasting.title')}
          count={text('pasting.recipes')}
          shares={[text('pasting.recipeTitle'), text('pasting.portions'), text('pasting.amounts')]}
          rows={matching.recipes.heldOut.map((row) => ({
            language: row.language,
            count: row.recipes,
            shares: counted(row.recipes, row.title, row.portions, row.amounts),
          }))}
        />
      </QualitySection>
      <QualitySection name="values">
        <p>{text('values.lead')}</p>
        <ComparedSources rows={figures.sources} />
        <h3>{text('values.dishes')}</h3>
        <ComparedDishes rows={figures.dishes} />
      </QualitySection>
      <QualitySection name="coverage">
        <p>{text('coverage.lead', { variations: coverage.variations })}</p>
        <CoverageBars coverage={coverage} />
      </QualitySection>
      <QualitySection name="changed">
        <AllReleaseChanges changes={changes} />
      </QualitySection>
    </>
  );
}

function counted(of: number, ...shares: number[]): { share: number; of: number }[] {
  return shares.map((share) => ({ share, of }));
}
