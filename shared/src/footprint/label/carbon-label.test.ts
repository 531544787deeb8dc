import { figureLabelPath, figureLabelSvg } from './figure-label-svg.ts';
import { verdictsIn } from './verdicts.fixture.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARBON_LEVELS } from '../carbon-level.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { carbonLabelPath, carbonLabelSvg } from './carbon-label-svg.ts';
import { type CarbonLabel, carbonLabelText } from './carbon-label-text.ts';
import { LABEL_COLOURS, LABEL_LAYOUTS, LabelAddress } from './label-choices.ts';
import { drawnLabel } from './label-drawing.ts';
import { PLAIN_LETTERS } from './lettering.ts';
import { placedPath } from './placed-path.ts';

const label: CarbonLabel = { layout: 'inline', colour: 'colour', level: 'low', co2: 420, language: 'en_gb' };

const anyLabel = fc.record({
  layout: fc.constantFrom(...LABEL_LAYOUTS),
  colour: fc.constantFrom(...LABEL_COLOURS),
  level: fc.constantFrom(...CARBON_LEVELS, null),
  co2: fc.option(fc.integer({ min: 0, max: 9_999_999 })),
  language: fc.constantFrom(...LANGUAGES),
});

test('every label can be drawn, in every language, with an outline for each of its signs', () => {
  fc.assert(
    fc.property(anyLabel, (each) => {
      const svg = carbonLabelSvg(each);
      expect(svg).not.toMatch(/NaN|undefined|<text|<script|href|url\(/);
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    }),
  );
});

test.each([
  [{ level: 'low', co2: 420, language: 'en_gb' }, 'Low per 400 g, 0.42 kg CO₂e per portion'],
  [{ level: 'very_high', co2: 12_000, language: 'de' }, 'Sehr hoch auf 400 g, 10+ kg CO₂e pro Portion'],
  [{ level: 'medium', co2: 1234, language: 'fr' }, 'Moyen pour 400\u{a0}g, 1,23 kg CO₂e par portion'],
  [{ level: 'low', co2: null, language: 'sv' }, 'Lågt på 400 g'],
  [{ level: null, co2: 640, language: 'da' }, 'Klimaaftryk ukendt'],
  [{ level: null, co2: null, language: 'nl' }, 'CO₂-voetafdruk onbekend'],
] as const)('%j says %j', (each, said) => {
  expect(carbonLabelText(each)).toBe(said);
  expect(carbonLabelSvg({ ...label, ...each })).toContain(`<title>${said}</title>`);
});

test('a small picture of every label has the same shapes and says the same, in letters of any typeface', () => {
  fc.assert(
    fc.property(anyLabel, (each) => {
      const [small, large] = [drawnLabel(each, PLAIN_LETTERS), carbonLabelSvg(each)];
      expect(small).not.toMatch(/NaN|undefined|<script|href|url\(/);
      expect(small).toContain('<text ');
      expect(/<title>[^<]*/.exec(small)?.[0]).toBe(/<title>[^<]*/.exec(large)?.[0]);
      const [shape = ''] = /d="[^"]*Z"/.exec(small) ?? [];
      expect(large).toContain(shape.slice(0, -2));
    }),
  );
});

test('placed in a drawing that has an outline, no letter gets one', () => {
  fc.assert(
    fc.property(anyLabel, (each) => {
      expect(/^<svg [^>]*>/.exec(carbonLabelSvg(each))?.[0]).toContain(' stroke="none"');
    }),
  );
});

test('the levels differ in more than their colour: each has another outline', () => {
  const paths = CARBON_LEVELS.map(
    (level) => carbonLabelSvg({ ...label, colour: 'black', level }).match(/<path[^>]*d="([^"]+)"/)?.[1],
  );
  expect(new Set(paths).size).toBe(5);
});

test('fills go from light to dark, so that they stay in order in greyscale', () => {
  const luminance = CARBON_LEVELS.map((level) => {
    const hex = /fill="#(\w{6})" stroke/.exec(carbonLabelSvg({ ...label, level }))?.[1] ?? '';
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  expect(luminance).toEqual(luminance.toSorted((one, other) => other - one));
  expect(Math.min(...luminance.slice(1).map((each, index) => (luminance[index] ?? 0) - each))).toBeGreaterThan(20);
});

test('the address of a label is one that the server takes', () => {
  fc.assert(
    fc.property(anyLabel, (each) => {
      const [, , , layout, version, colour, level, co2 = ''] = carbonLabelPath(each).split('?')[0]?.split('/') ?? [];
      const read = LabelAddress.safeParse({ layout, version, colour, level, co2: co2.replace('.svg', '') });
      expect(read.success).toBe(true);
    }),
  );
});

test.each(['007', '-1', '1.5', '1e9', '99999999', '', '1"', '../1'])('%j is no number of grams in an address', (co2) => {
  expect(LabelAddress.safeParse({ layout: 'inline', version: 'v1', colour: 'colour', level: 'low', co2 }).success).toBe(false);
});

test('a path is scaled and moved, horizontal and vertical lines too', () => {
  expect(placedPath('M10 20H30V-40Q1 2 3 4Z', { scale: 0.5, x: 1, y: 100 })).toBe('M6 110H16V80Q1.5 101 2.5 102Z');
});

test.each(LANGUAGES)('the number alone is drawn in %s, in one ink, without anything that judges', (language) => {
  for (const co2 of [420, 12_345, null]) {
    const svg = figureLabelSvg({ ink: 'black', co2, language });
    expect(verdictsIn(svg, language)).toEqual([]);
    expect(new Set(svg.match(/fill="[^"]+"/g))).toEqual(new Set(['fill="#000000"']));
  }
  expect(figureLabelPath({ ink: 'white', co2: 420.4, language })).toBe(
    `/static/carbon-labels/figure/v2/white/none/420.svg?language=${language}`,
  );
});
