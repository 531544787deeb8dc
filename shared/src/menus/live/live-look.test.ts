import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf } from '../menu-ink.ts';
import { MenuPage } from '../menu.ts';
import { DRAWN_GROUNDS, isGround, lookAddress, lookColours, lookCss } from './live-look.ts';

const anyGround = fc.constantFrom('none', 'own', ...Object.keys(DRAWN_GROUNDS));
const anyInk = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('whatever ink a menu has, its words can be read on its ground and on what is raised from it', () => {
  fc.assert(
    fc.property(anyGround, anyInk, (ground, ink) => {
      const { paper, raised, ink: words, inkSoft, action } = lookColours(ground, ink);
      for (const said of [words, inkSoft, action]) {
        expect(contrastOf(said, paper)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(said, raised)).toBeGreaterThanOrEqual(4.2);
      }
    }),
  );
});

test('an ink that can be read is the one that is shown; another is replaced', () => {
  expect(lookColours('leaf', '#1d3326').ink).toBe('#1d3326');
  expect(lookColours('garden', '#f5f3e4')).toMatchObject({ ink: '#f5f3e4', scheme: 'dark', paper: '#1c3a2c' });
  expect(lookColours('garden', '#1d3326').ink).toBe('#eef0e8');
  expect(lookColours('own', '#f5f3e4').scheme).toBe('dark');
});

const page = (background: object) => MenuPage.parse({ options: {}, settings: { ink: '#1d3326' }, background, blocks: [] });

test('the address names the ground and the ink, and nothing that is not one of ours', () => {
  expect(lookAddress(page({ kind: 'shipped', id: 'leaf' }))).toBe('/live-menu/look/leaf/1d3326.css');
  expect(lookAddress(page({ kind: 'shipped', id: 'constructor' }))).toBe('/live-menu/look/none/1d3326.css');
  expect(['none', 'own', 'slate', 'constructor', '../x'].filter(isGround)).toEqual(['none', 'own', 'slate']);
});

test('only a ground that was drawn has a drawing around it', () => {
  expect(lookCss('leaf', '#1d3326')).toContain('/live-menu/ground/leaf-wide.svg');
  expect(lookCss('none', '#1d3326')).not.toContain('url(');
});
