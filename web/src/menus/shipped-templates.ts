import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import { MenuPage } from '@plateprint/shared/menus/menu.ts';
import { TEMPLATE_WORDS, type TemplateWord } from '@plateprint/shared/menus/templates/template-words.ts';
import { type ShippedBackground, SHIPPED_BACKGROUNDS } from './shipped-backgrounds.ts';

/** The templates that come with the product; `blank` last. */
export const SHIPPED_TEMPLATES = ['lunch', 'carte', 'buffet', 'drinks', 'screen_wide', 'screen_high', 'blank'] as const;
export type ShippedTemplate = (typeof SHIPPED_TEMPLATES)[number];

export function isShippedTemplate(id: string): id is ShippedTemplate {
  return (SHIPPED_TEMPLATES as readonly string[]).includes(id);
}

type Part = readonly ['title' | 'course' | 'text', TemplateWord] | 'leaf' | 'line' | 'legend' | 'space' | 'page_break';

interface Plan {
  orientation: MenuPage['options']['orientation'];
  background: ShippedBackground | null;
  first: readonly Part[];
  second?: readonly Part[];
  settings?: Partial<MenuPage['settings']>;
}

const DAYS = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((day) => ['course', day] as const);

const PLANS: Record<ShippedTemplate, Plan> = {
  lunch: {
    orientation: 'a4_portrait',
    background: 'leaf',
    first: [['title', 'lunch'], ['text', 'week'], 'leaf', ...DAYS, 'space', 'legend'],
  },
  carte: {
    orientation: 'a4_landscape',
    background: 'frame',
    first: [
      ['title', 'menu'],
      ['course', 'starters'],
      ['course', 'mains'],
    ],
    second: [['course', 'desserts'], 'space', 'legend'],
    settings: { label: 'number' },
  },
  buffet: {
    orientation: 'a4_portrait',
    background: 'linen',
    first: [
      ['title', 'buffet'],
      'line',
      ['course', 'cold'],
      'page_break',
      ['course', 'warm'],
      'page_break',
      ['course', 'desserts'],
      'space',
      'legend',
    ],
    settings: { textScale: 1.6, typeface: 'sans', showPrices: false },
  },
  drinks: {
    orientation: 'a4_portrait',
    background: 'paper',
    first: [['title', 'drinks'], 'leaf', ['course', 'cold'], ['course', 'warm']],
    settings: { label: 'letter', showAllergens: false },
  },
  screen_wide: {
    orientation: 'tv_landscape',
    background: 'garden',
    first: [
      ['title', 'lunch'],
      ['course', 'starters'],
      ['course', 'mains'],
    ],
    second: [['course', 'desserts'], 'space', 'legend'],
    settings: { typeface: 'sans' },
  },
  screen_high: {
    orientation: 'tv_portrait',
    background: 'slate',
    first: [['title', 'today'], 'line', ['course', 'mains'], 'space', 'legend'],
    settings: { textScale: 1.2 },
  },
  blank: { orientation: 'a4_portrait', background: null, first: [] },
};

export function orientationOf(template: ShippedTemplate): Plan['orientation'] {
  return PLANS[template].orientation;
}

/** A template as a page, with its words in a language. */
export function shippedTemplate(template: ShippedTemplate, language: Language): MenuPage {
  const { orientation, background, first, second, settings = {} } = PLANS[template];
  const blocksOf = (parts: readonly Part[], of: string): MenuBlock[] =>
    parts.map((part, place) => blockOf(part, { _id: `${of}-${place + 1}`, language }));
  return MenuPage.parse({
    options: { orientation, columnType: second ? 'inline' : 'stacked' },
    settings: { language, ...(background && { ink: SHIPPED_BACKGROUNDS[background].ink }), ...settings },
    background: background ? { kind: 'shipped', id: background } : { kind: 'none' },
    blocks: blocksOf(first, 'first'),
    secondBlocks: blocksOf(second ?? [], 'second'),
  });
}

interface Making {
  _id: string;
  language: Language;
}

function blockOf(part: Part, { _id, language }: Making): MenuBlock {
  if (typeof part !== 'string') {
    const [kind, word] = part;
    return {
      kind,
      _id,
      texts: [{ language, text: TEMPLATE_WORDS[language][word] }],
      align: kind === 'course' ? 'start' : 'center',
    };
  }
  if (part === 'leaf' || part === 'line') return { kind: 'divider', _id, style: part };
  if (part === 'space') return { kind: 'spacer', _id, height: 28 };
  return { kind: part, _id };
}
