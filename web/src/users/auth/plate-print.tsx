import { CARBON_LEVELS } from '@plateprint/shared/footprint/carbon-level.ts';
import styles from './plate-print.module.css';

/** Middle of the drawing and its rings, on a 640 × 640 ground. */
const CENTRE = 320;
const RINGS = 18;
const INNERMOST = 58;
const STEP = 13.8;
/** Rings from here outward are the plate's rim: whole circles. */
const RIM_FROM = 15;

/** A plate seen from above whose rings are the ridges of a fingerprint: every dish leaves a print. */
export function PlatePrint() {
  return (
    <svg className={styles.print} viewBox="0 0 640 640" fill="none" aria-hidden="true">
      <circle className={styles.plate} cx={CENTRE} cy={CENTRE} r="306" />
      <circle className={styles.rim} cx={CENTRE} cy={CENTRE} r="306" />
      {Array.from({ length: RINGS }, (_, ring) => ring).flatMap((ring) =>
        ridgesOf(ring).map(([from, to]) => (
          <path key={`${ring}-${from}`} className={ring >= RIM_FROM ? styles.rim : styles.ridge} d={ridge(ring, from, to)} />
        )),
      )}
      {CARBON_LEVELS.map((level, index) => (
        <path key={level} className={styles[level]} d={ridge(13, -1.95 + index * 0.36, -1.66 + index * 0.36)} />
      ))}
      <path className={styles.leaf} d="M304 336c-4-34 13-53 47-53 0 34-15 53-47 53Zm0 0 28-30M304 336c-5 6-8 12-9 19" />
    </svg>
  );
}

/** The stretches of a ring that are drawn, as pairs of angles: ridges break where a finger's would. */
function ridgesOf(ring: number): [number, number][] {
  if (ring >= RIM_FROM) return [[0, Math.PI * 2 - 0.001]];
  if (ring === 13) return [[0.1, Math.PI * 2 - 2.15]];
  const breaks = 1 + (ring % 3);
  const start = ring * 1.9;
  const stretch = (Math.PI * 2) / breaks;
  const gap = 0.22 + ((ring * 7) % 5) * 0.05;
  return Array.from({ length: breaks }, (_, part) => [start + part * stretch + gap / 2, start + (part + 1) * stretch - gap / 2]);
}

/** A ridge as a smooth line: nearly a circle outside, drawn into a whorl towards the middle. */
function ridge(ring: number, from: number, to: number): string {
  const pull = Math.max(0, 1 - ring / RIM_FROM);
  const steps = Math.max(8, Math.ceil((to - from) * 14));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps;
    const radius = INNERMOST + ring * STEP + pull * (13 * Math.sin(2 * angle + Math.PI) + 4 * Math.sin(3 * angle + ring * 0.2));
    const x = CENTRE + radius * Math.cos(angle);
    const y = CENTRE + radius * 1.02 * Math.sin(angle);
    return `${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join('');
}
