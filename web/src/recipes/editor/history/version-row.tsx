import type { RecipeVersionSummary } from '@plateprint/shared/recipes/api/recipe-version-api.ts';
import { LevelMark } from '../../../footprint/level-mark.tsx';
import { useCo2 } from '../../../footprint/use-co2.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import styles from './history-panel.module.css';

interface VersionRowProps {
  version: RecipeVersionSummary;
  isCurrent: boolean;
  onShow: () => void;
}

/** One save: when, by whom, and the figure as it stood then. */
export function VersionRow({ version, isCurrent, onShow }: VersionRowProps) {
  const text = useText('recipes/editor');
  const format = useFormat();
  const co2 = useCo2();
  const { savedBy, level, co2PerPortion } = version;
  return (
    <li className={styles.version}>
      <div className={styles.words}>
        <strong>{format.moment(version.savedAt)}</strong>
        <span className={styles.quiet}>
          {savedBy ? text('history.by', { name: `${savedBy.firstname} ${savedBy.lastname}` }) : text('history.byNobody')}
        </span>
        <span className={styles.figure}>
          {level && <LevelMark level={level} size={18} />}
          {text('history.figure', { kg: co2.kg(co2PerPortion?.value ?? null) })}
        </span>
      </div>
      {isCurrent ? (
        <span className={styles.quiet}>{text('history.current')}</span>
      ) : (
        <Button size="small" onClick={onShow}>
          {text('history.compare')}
        </Button>
      )}
    </li>
  );
}
