import type { CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { LevelMark } from '../../../footprint/level-mark.tsx';
import styles from './recipe-tiles.module.css';

/** A plate from above with the level's shape on it, where a photograph will stand once there is one. */
export function RecipePlate({ level }: { level: CarbonLevel | null }) {
  return (
    <div className={styles.table}>
      <svg className={styles.plate} viewBox="0 0 200 112" aria-hidden="true">
        <path className={styles.cutlery} d="M31 26v15a6 6 0 0 0 12 0V26M37 26v60M164 86V26c5 6 7 17 6 31h-6" />
        <circle className={styles.rim} cx="100" cy="56" r="45" />
        <circle className={styles.well} cx="100" cy="56" r="31" />
      </svg>
      <div>
        <LevelMark level={level} size={34} />
      </div>
    </div>
  );
}
