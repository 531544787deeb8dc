import { ownValue } from '../../kernel/own-value.ts';
import { contrastOf, isLightInk, mixed } from '../menu-ink.ts';
import type { MenuPage } from '../menu.ts';

/** The colour that words stand on in each shipped background (`web/src/menus/backgrounds`). */
export const DRAWN_GROUNDS: Readonly<Record<string, string>> = {
  paper: '#faf5e9',
  leaf: '#fbfcf7',
  herbs: '#f8f7ef',
  wave: '#f7fafa',
  linen: '#f7f8f4',
  slate: '#23292a',
  frame: '#fffdf8',
  garden: '#1c3a2c',
};
const PLAIN = { light: '#faf8f2', dark: '#141a16' };
const WORDS = { light: '#16211b', dark: '#eef0e8' };
const ACTIONS = { light: '#1d5a3d', dark: '#8fcfa6' };
/** WCAG 2.2 AA for text. */
const READABLE = 4.5;
/** With room for the raised ground of a box. */
const SURELY_READABLE = 5;
/** Shares of ink in what is said softly, the softest first. */
const SOFTNESS = [0.72, 0.82, 0.92];

/** Where the stylesheet of a menu's own colours is: it is the same for every menu that looks so. */
export function lookAddress({ background, settings }: MenuPage): string {
  const ground = background.kind === 'shipped' ? background.id : background.kind;
  return `/live-menu/look/${isGround(ground) ? ground : 'none'}/${settings.ink.slice(1)}.css`;
}

/** Of a background that we drew, of the organization's own photo, or of none. */
export function isGround(word: string): boolean {
  return word === 'none' || word === 'own' || Object.hasOwn(DRAWN_GROUNDS, word);
}

/** Ink on ground, and what stands between them: every pair that carries words can be read. */
export function lookColours(ground: string, ink: string) {
  const paper = ownValue(DRAWN_GROUNDS, ground) ?? (ground === 'own' && isLightInk(ink) ? PLAIN.dark : PLAIN.light);
  const scheme: 'light' | 'dark' = isLightInk(paper) ? 'light' : 'dark';
  const own = contrastOf(ink, paper) >= READABLE ? ink : WORDS[scheme];
  const soft = SOFTNESS.map((share) => mixed(own, paper, share)).find((each) => contrastOf(each, paper) >= SURELY_READABLE);
  const between = { raised: mixed(own, paper, 0.03), hairline: mixed(own, paper, 0.2) };
  return { scheme, paper, ink: own, inkSoft: soft ?? own, action: ACTIONS[scheme], ...between };
}

/**
 * The menu's own ink and ground. A reader who wants it dark keeps a dark page for a light menu; a dark menu and a screen in a
 * dining room look as they were made. What is drawn stands around the words, not behind them.
 */
export function lookCss(ground: string, ink: string): string {
  const { scheme, paper, raised, ink: words, inkSoft, hairline, action } = lookColours(ground, ink);
  const own = `color-scheme:${scheme};--paper:${paper};--raised:${raised};--ink:${words};--ink-soft:${inkSoft};--hairline:${hairline};--action:${action}`;
  const reader = scheme === 'dark' ? 'all' : 'not (prefers-color-scheme:dark)';
  const colours = `:root.screen{${own}}@media ${reader}{:root{${own}}}`;
  if (!Object.hasOwn(DRAWN_GROUNDS, ground)) return `${colours}\n`;
  const drawn = (form: string): string => `url(/live-menu/ground/${ground}-${form}.svg)`;
  const around = `{background:var(--paper) ${drawn('wide')} center/cover fixed}`;
  return (
    `${colours}:root.screen${around}@media (min-width:60rem) and ${reader === 'all' ? '(min-height:0)' : '(not (prefers-color-scheme:dark))'}{:root${around}}` +
    `@media (orientation:portrait){:root.screen{background-image:${drawn('tall')}}}` +
    '.screen body{margin:2vmin;height:calc(100vh - 4vmin);padding-block:1.5vmin;background:color-mix(in srgb,var(--paper) 93%,transparent)}\n'
  );
}
