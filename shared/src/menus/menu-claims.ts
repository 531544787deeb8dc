import { checkClaims } from '../claims/check/check-claims.ts';
import type { ClaimContext, ClaimFinding } from '../claims/claim.ts';
import type { Language } from '../kernel/language.ts';
import type { MenuBlock } from './menu-block.ts';
import type { CustomLabel, MenuDish, MenuPage } from './menu.ts';

/** Where on a menu a text stands. */
export type MenuTextPlace = 'name' | 'block' | 'dish' | 'description' | 'own_label' | 'label_title';

/** One claim of a menu, with the text it stands in. */
export interface MenuClaim extends ClaimFinding {
  place: MenuTextPlace;
  text: string;
}

/** A menu as guests read it. */
export interface ClaimingMenu extends Pick<MenuPage, 'settings' | 'blocks' | 'secondBlocks'> {
  name: string;
  recipes: readonly MenuDish[];
  customLabels: readonly CustomLabel[];
}

interface MenuText {
  place: MenuTextPlace;
  language: Language;
  text: string;
}

/**
 * The claims of everything that guests may read on a menu, in whatever language. Whether its dishes are organic is not known here, so
 * every organic word is asked about.
 */
export function claimsOfMenu(menu: ClaimingMenu, { country, year }: { country: string; year: number }): MenuClaim[] {
  const texts = new Map(textsOfMenu(menu).map((each) => [`${each.place} ${each.language} ${each.text}`, each]));
  return [...texts.values()].flatMap(({ place, language, text }) => {
    const languages = new Set([language, ...(SPOKEN.get(country) ?? [])]);
    const found: ClaimFinding[] = [];
    for (const spoken of languages)
      for (const finding of checkClaims(text, { language: spoken, country, year, context: contextOf(place) }))
        if (!found.some((other) => other.start < finding.end && finding.start < other.end)) found.push(finding);
    return found.map((finding) => ({ ...finding, place, text }));
  });
}

/** What guests read in a country: people write in it whatever language a menu was set to. */
const SPOKEN: ReadonlyMap<string, readonly Language[]> = new Map([
  ['SE', ['sv']],
  ['NO', ['no']],
  ['DK', ['da']],
  ['DE', ['de']],
  ['AT', ['de']],
  ['FR', ['fr']],
  ['NL', ['nl']],
  ['BE', ['nl', 'fr']],
  ['GB', ['en_gb']],
  ['US', ['en_us']],
]);

function contextOf(place: MenuTextPlace): ClaimContext {
  return place === 'dish' || place === 'description' ? 'dish' : 'menu';
}

function textsOfMenu({ name, settings, blocks, secondBlocks, recipes, customLabels }: ClaimingMenu): MenuText[] {
  const all = [...blocks, ...secondBlocks];
  const shown = new Set(all.flatMap((block) => (block.kind === 'recipe' ? block.customLabels : [])));
  return [
    { place: 'name', language: settings.language, text: name },
    ...all.flatMap((block) => textsOfBlock(block, recipes)),
    ...customLabels
      .filter(({ id }) => shown.has(id))
      .flatMap(({ names }) => names.map((each) => textOf('own_label', { language: each.language, text: each.name }))),
    ...settings.labelTitles.flatMap(({ language, name: title, subtitle }) => [
      textOf('label_title', { language, text: title }),
      textOf('label_title', { language, text: subtitle }),
    ]),
  ];
}

function textsOfBlock(block: MenuBlock, recipes: readonly MenuDish[]): MenuText[] {
  switch (block.kind) {
    case 'title':
    case 'text':
    case 'course':
      return block.texts.map((each) => textOf('block', each));
    case 'recipe': {
      const dish = recipes.find(({ id }) => id === block.recipeId);
      return [
        ...block.names.map((each) => textOf('dish', each)),
        ...(dish?.names ?? []).map(({ language, name }) => textOf('dish', { language, text: name })),
        ...block.descriptions.map((each) => textOf('description', each)),
      ];
    }
    case 'image':
      return block.alternatives.map((each) => textOf('block', each));
    case 'divider':
    case 'spacer':
    case 'legend':
    case 'page_break':
      return [];
  }
}

function textOf(place: MenuTextPlace, { language, text }: { language: Language; text: string }): MenuText {
  return { place, language, text };
}
