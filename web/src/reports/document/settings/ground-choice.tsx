import { PAGE_SIZES, type Orientation } from '@plateprint/shared/exports/page-size.ts';
import type { ReportSettings } from '@plateprint/shared/reports/model/report-settings.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ReportGround } from '../pages/report-ground.tsx';
import styles from './settings.module.css';

interface GroundChoiceProps {
  grounds: readonly ReportSettings['background'][];
  chosen: ReportSettings['background'];
  orientation: Orientation;
  onChoose: (ground: ReportSettings['background']) => void;
}

/** The backgrounds as they look. */
export function GroundChoice({ grounds, chosen, orientation, onChoose }: GroundChoiceProps) {
  const text = useText('reports/document');
  const { width, height } = PAGE_SIZES[orientation].render;
  return (
    <fieldset className={styles.grounds}>
      <legend>{text('settings.background')}</legend>
      {grounds.map((ground) => (
        <button
          key={ground}
          type="button"
          className={styles.ground}
          aria-pressed={ground === chosen}
          onClick={() => onChoose(ground)}
        >
          <span className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }}>
            <ReportGround background={ground} orientation={orientation} isCover />
          </span>
          {text(`settings.backgrounds.${ground}`)}
        </button>
      ))}
    </fieldset>
  );
}
