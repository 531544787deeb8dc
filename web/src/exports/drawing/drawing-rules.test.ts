import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './css-values.ts';
import { linearGradient } from './css-gradient.ts';
import { dashesOf } from './dashes.ts';
import { GlyphPath } from './glyph-path.ts';
import { boxPath, fittingRadii } from './rounded-box.ts';

test('a value is parted where no bracket is open', () => {
  expect(partsOf('rgb(1, 2, 3) 0px 2px, rgba(0, 0, 0, 0.5)', ',')).toEqual(['rgb(1, 2, 3) 0px 2px', 'rgba(0, 0, 0, 0.5)']);
  expect(partsOf('rgb(1, 2, 3) 0px 2px', ' ')).toEqual(['rgb(1, 2, 3)', '0px', '2px']);
});

test('a gradient without a direction runs down, and its stops stand evenly', () => {
  expect(linearGradient('linear-gradient(red, green, blue)', { width: 100, height: 40 })).toEqual({
    from: { x: 50, y: expect.closeTo(0) },
    to: { x: 50, y: expect.closeTo(40) },
    isRepeated: false,
    stops: [
      { colour: 'red', at: 0 },
      { colour: 'green', at: 0.5 },
      { colour: 'blue', at: 1 },
    ],
  });
});

test('a repeated gradient is as long as its last stop, at any angle', () => {
  const read = linearGradient('repeating-linear-gradient(90deg, red 0px, red 2px, white 2px, white 5px)', {
    width: 100,
    height: 40,
  });
  expect(read?.from.x).toBeCloseTo(0);
  expect(read?.to.x).toBeCloseTo(5);
  expect(read?.stops.map(({ at }) => at)).toEqual([0, 0.4, 0.4, 1]);
  expect(linearGradient('url("photo.jpg")', { width: 100, height: 40 })).toBeNull();
  expect(linearGradient('radial-gradient(red, blue)', { width: 100, height: 40 })).toBeNull();
});

test('a dashed line begins and ends with a whole dash', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 100, max: 2000, noNaN: true }),
      fc.double({ min: 0.5, max: 6, noNaN: true }),
      (length, width) => {
        const [dash, gap] = dashesOf(length, width);
        const dashes = (length + gap) / (dash + gap);
        expect(gap).toBeGreaterThan(0);
        expect(dashes).toBeCloseTo(Math.round(dashes), 6);
      },
    ),
  );
});

test('corners that would meet are made smaller together', () => {
  expect(fittingRadii([10, 10, 10, 10], { width: 10, height: 100 })).toEqual([5, 5, 5, 5]);
  expect(fittingRadii([3, 0, 0, 3], { width: 10, height: 10 })).toEqual([3, 0, 0, 3]);
  expect(boxPath({ x: 1, y: 2, width: 10, height: 5 })).toBe('M1 2h10v5h-10v-5z');
});

test('steps of an outline add up to its rounded points, however many there are', () => {
  const point = fc.double({ min: -3000, max: 3000, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(point, point), { minLength: 2, maxLength: 40 }),
      fc.integer({ min: 0, max: 5000 }),
      (points, x) => {
        const path = new GlyphPath();
        path.add(
          points.map((args, index) => ({ command: index === 0 ? 'moveTo' : 'lineTo', args })),
          x,
          0,
        );
        const steps = Array.from(path.data.matchAll(/-?\d+/g), ([number]) => Number(number));
        const at = { x: 0, y: 0 };
        for (const [index, step] of steps.entries()) at[index % 2 === 0 ? 'x' : 'y'] += step;
        const last = points.at(-1) ?? [0, 0];
        // Zero has no sign here.
        expect([at.x, at.y]).toEqual([Math.round(x + last[0]) + 0, Math.round(-last[1]) + 0]);
      },
    ),
  );
});

const source = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(source, path), 'utf8');

/** The stylesheets that reach exported pages: those that are read with `?inline`. */
function pageStyles(): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: source });
  const found = files.flatMap((file) =>
    Array.from(read(file).matchAll(/^import \w+ from '([^']+\.css)\?inline'/gm), ([, path]) => join(file, '..', path ?? '')),
  );
  return [...new Set(found)];
}

test('every typeface of exported pages has its outlines', () => {
  const named = read('ui/look/fonts.css').matchAll(/files\/([\w-]+)\.woff2/g);
  const outlined = read('exports/drawing/typeface-files.ts');
  const missing = Array.from(named, ([, file]) => `${file}.woff2?ttf`).filter((file) => !outlined.includes(file));
  expect(missing).toEqual([]);
  expect(pageStyles().filter((path) => read(path).includes('@font-face'))).toEqual([]);
});

test('stylesheets of exported pages ask for nothing that an SVG of them would lack', () => {
  const lacking =
    /::(?:before|after|marker)\b(?!,|\s*\{\s*box-sizing)|(?<![\w-])(?:content|transform|filter|backdrop-filter|mask|mix-blend-mode|text-shadow|text-decoration|writing-mode|background-clip|border-image|hyphens)\s*:|radial-gradient|conic-gradient|background[^;]*url\(/;
  const styles = pageStyles();
  expect(styles.length).toBeGreaterThan(4);
  expect(styles.map((path) => lacking.exec(read(path))?.[0] ?? null)).toEqual(styles.map(() => null));
});
