import { Icon } from '../../ui/control/icon.tsx';
import { ICON_SHAPES, type IconName } from '../../ui/control/icon-shapes.ts';
import { Wordmark } from '../../ui/layout/wordmark.tsx';
import styles from './gallery.module.css';
import { Part } from './part.tsx';

const COLOURS = [
  'paper',
  'raised',
  'sunken',
  'hover',
  'selected',
  'ink',
  'ink-soft',
  'ink-faint',
  'hairline',
  'edge-field',
  'action',
  'action-soft',
  'danger',
  'warning',
  'info',
] as const;

export function ColourParts() {
  return (
    <Part title="Colours, type, icons">
      <Wordmark />
      <div className={styles.swatches}>
        {COLOURS.map((colour) => (
          <div key={colour} className={styles.swatch}>
            <span style={{ background: `var(--${colour})` }} />
            {colour}
          </div>
        ))}
      </div>
      <div className={styles.grid}>
        <div>
          <h1>Braised leeks with hazelnut</h1>
          <h2>Twelve portions, for a Tuesday</h2>
          <h3>Method</h3>
        </div>
        <p>
          Halve the leeks, brown them in butter, pour over the stock and leave them alone for forty minutes. Figures stand under
          each other: 1,111.10 and 8,888.80.
        </p>
      </div>
      <div className={styles.row}>
        {(Object.keys(ICON_SHAPES) as IconName[]).map((name) => (
          <div key={name} className={styles.icon}>
            <Icon name={name} size={22} />
            {name}
          </div>
        ))}
      </div>
    </Part>
  );
}
