import type { CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { LevelMark } from '../../../footprint/level-mark.tsx';
import { usePictureAddress } from '../../../organizations/use-picture-address.ts';
import styles from './recipe-tiles.module.css';

interface RecipePlateProps {
  id: string;
  photo: string | null;
  level: CarbonLevel | null;
}

/** The dish's photograph with its level in the corner; without one a plate from above, each recipe's its own. */
export function RecipePlate({ id, photo, level }: RecipePlateProps) {
  const address = usePictureAddress(photo);
  if (address !== null) {
    return (
      <div className={styles.photo}>
        <img src={address} alt="" loading="lazy" decoding="async" />
        <span className={styles.corner}>
          <LevelMark level={level} size={30} />
        </span>
      </div>
    );
  }
  const Dish = DISHES[placeIn(id, DISHES.length)] ?? Plate;
  return (
    <div className={styles.table}>
      <svg className={styles.plate} viewBox="0 0 200 112" aria-hidden="true">
        <Dish />
      </svg>
      <div>
        <LevelMark level={level} size={34} />
      </div>
    </div>
  );
}

/** The same for a recipe wherever it is shown. */
function placeIn(id: string, count: number): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % count;
}

function Plate() {
  return (
    <>
      <path className={styles.cutlery} d="M31 26v15a6 6 0 0 0 12 0V26M37 26v60M164 86V26c5 6 7 17 6 31h-6" />
      <circle className={styles.rim} cx="100" cy="56" r="45" />
      <circle className={styles.well} cx="100" cy="56" r="31" />
    </>
  );
}

/** A deep bowl with its spoon. */
function Bowl() {
  return (
    <>
      <path className={styles.cutlery} d="M166 24c6 0 9 6 9 13s-4 13-9 13-9-6-9-13 3-13 9-13ZM166 50v38" />
      <circle className={styles.rim} cx="98" cy="56" r="42" />
      <circle className={styles.well} cx="98" cy="56" r="36" />
      <path className={styles.garnish} d="M72 42c8 2 12 8 11 15-8-1-12-7-11-15ZM118 68c8-2 14 2 15 9-8 2-13-2-15-9Z" />
    </>
  );
}

/** An oval dish for the oven. */
function Oven() {
  return (
    <>
      <path className={styles.cutlery} d="M28 56h14M158 56h14" />
      <ellipse className={styles.rim} cx="100" cy="56" rx="60" ry="42" />
      <ellipse className={styles.well} cx="100" cy="56" rx="49" ry="32" />
      <path className={styles.garnish} d="M66 50h10M124 62h10M70 66h8M122 46h8" />
    </>
  );
}

/** A board with a handle. */
function Board() {
  return (
    <>
      <path className={styles.rim} d="M48 18h104a8 8 0 0 1 8 8v60a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8Z" />
      <path className={styles.cutlery} d="M40 46H22a6 6 0 0 0-6 6v8a6 6 0 0 0 6 6h18" />
      <path className={styles.well} d="M56 32h88M56 80h88" />
    </>
  );
}

/** A plate with a rim and something green on it. */
function Garnished() {
  return (
    <>
      <path className={styles.cutlery} d="M32 26v60M168 86V26" />
      <circle className={styles.rim} cx="100" cy="56" r="45" />
      <circle className={styles.well} cx="100" cy="56" r="40" />
      <path
        className={styles.garnish}
        d="M66 66c0-10 6-15 16-15 0 10-6 15-16 15ZM66 66l9-8M128 36c8 0 12 4 12 12-8 0-12-4-12-12Z"
      />
    </>
  );
}

const DISHES = [Plate, Bowl, Oven, Board, Garnished] as const;
