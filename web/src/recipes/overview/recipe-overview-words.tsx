import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './recipe-overview-words.module.css';

/** When a recipe was changed, roughly; the day shows under the pointer. */
export function RecipeChanged({ at, bare = false }: { at: string; bare?: boolean }) {
  const text = useText('recipes');
  const format = useFormat();
  const ago = format.ago(at);
  return (
    <time className={styles.changed} dateTime={at} title={format.date(new Date(at))}>
      {bare ? ago : text('overview.changedAgo', { ago })}
    </time>
  );
}

/** Stands beside every figure to which a line is missing. */
export function RecipePartly() {
  const text = useText('recipes');
  return (
    <span className={styles.partly}>
      <Icon name="alert" size={14} />
      {text('overview.partly')}
    </span>
  );
}
