import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CARBON_LEVELS } from '../../shared/src/footprint/carbon-level.ts';
import { contrast, luminance } from './contrast.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../web/src/ui/look/tokens.css'), 'utf8');

/** A colour token in the light and in the dark theme. */
function colour(name: string): { light: string; dark: string } {
  const written = tokens.match(new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`));
  const light = written?.[1] ?? written?.[3];
  const dark = written?.[2] ?? written?.[3];
  if (!light || !dark) throw new Error(`No colour --${name}`);
  return { light, dark };
}

const LEVELS = CARBON_LEVELS.map((level) => level.replace('_', '-'));
const GROUNDS = ['paper', 'raised', 'sunken', 'hover', 'selected'];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const of = (name: string) => colour(name)[theme];

  test.each(
    ['ink', 'ink-soft', 'ink-faint', 'action', 'danger', 'warning', 'info'].flatMap((ink) =>
      GROUNDS.map((ground) => [ink, ground] as const),
    ),
  )('%s reads on %s (AA, 4.5)', (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each<[string, string]>([
    ['on-action', 'action'],
    ['on-action', 'action-hover'],
    ['on-danger', 'danger'],
    ['on-danger', 'danger-hover'],
    ...['action', 'danger', 'warning', 'info'].map((tone) => [tone, `${tone}-soft`] as [string, string]),
    ...LEVELS.map((level) => [`on-level-${level}`, `level-${level}`] as [string, string]),
  ])('%s reads on %s (AA, 4.5)', (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['edge-field', ...LEVELS.map((level) => `edge-level-${level}`)])(
    '%s stands out from every ground a field or label stands on (AA, 3)',
    (edge) => {
      for (const ground of ['paper', 'raised', 'sunken']) expect(contrast(of(edge), of(ground))).toBeGreaterThanOrEqual(3);
    },
  );

  test('the levels grow darker one by one, so that greyscale keeps their order', () => {
    const lights = LEVELS.map((level) => luminance(of(`level-${level}`)));
    for (const [place, light] of lights.slice(1).entries()) expect((lights[place] ?? 0) - light).toBeGreaterThan(0.1);
  });
});
