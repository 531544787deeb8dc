import { CARBON_LEVELS } from '@plateprint/shared/footprint/carbon-level.ts';
import { CarbonLabel } from '../../footprint/carbon-label.tsx';
import { CarbonScale } from '../../footprint/carbon-scale.tsx';
import { RangeBar } from '../../ui/chart/range-bar.tsx';
import { ShareBar } from '../../ui/chart/share-bar.tsx';
import { Why } from '../../ui/overlay/why.tsx';
import styles from './gallery.module.css';
import { Part } from './part.tsx';

const GRAMS = [290, 640, 1320, 2210, 4870];

export function FigureParts() {
  return (
    <Part title="Figures">
      <CarbonLabel level="low" co2={640} size="large" />
      <div className={styles.row}>
        {CARBON_LEVELS.map((level, index) => (
          <CarbonLabel key={level} level={level} co2={GRAMS[index] ?? null} />
        ))}
        <CarbonLabel level={null} co2={null} />
      </div>
      <div className={styles.row}>
        {CARBON_LEVELS.map((level, index) => (
          <CarbonLabel key={level} level={level} co2={GRAMS[index] ?? null} size="small" />
        ))}
        <CarbonLabel level={null} co2={null} size="small" />
      </div>
      <div className={styles.grid}>
        <CarbonScale kg={0.64} level="low" />
        <CarbonScale kg={3.1} level="very_high" />
        <CarbonScale kg={null} level={null} />
      </div>
      <div className={styles.grid}>
        <RangeBar low={0.41} value={0.64} high={0.92} most={1.5} label="Between 0.41 and 0.92 kg, most likely 0.64 kg" />
        <ShareBar share={0.62} label="Butter" />
        <ShareBar share={0.05} label="Leeks" />
        <p>
          The dish makes{' '}
          <Why
            label="Where this comes from"
            title="Where 0.64 kg comes from"
            content={<p>62 % is the butter: 80 g at 8.1 kg CO₂e per kg (Agribalyse 3.1).</p>}
          >
            0.64 kg CO₂e
          </Why>{' '}
          a portion.
        </p>
      </div>
    </Part>
  );
}
