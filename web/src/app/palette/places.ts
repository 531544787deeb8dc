import { mayOpenAdmin } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import { mayOpenEnterprises } from '../../enterprises/enterprise-guard.ts';
import { mayOpenIntegrations } from '../../integrations/integration-access.ts';
import { mayOpenMapper } from '../../mapper/mapper-access.ts';
import { loadTexts } from '../../platform/i18n/load-texts.ts';
import type { IconName } from '../../ui/control/icon-shapes.ts';

/** A page or an action that can be named. */
export interface Place {
  /** The key of its name in `app/palette`, `to.<name>`. */
  name: PlaceName;
  icon: IconName;
  /** An address within the product. */
  href: string;
  /** Who is offered it; everybody without. */
  may?: (actor: Actor) => boolean;
}

const PLACE_NAMES = [
  'newRecipe',
  'newMenu',
  'newReport',
  'importRecipes',
  'reportFile',
  'dashboard',
  'compare',
  'recipes',
  'menus',
  'allergens',
  'menuPlans',
  'waste',
  'reports',
  'purchases',
  'targets',
  'leaderboard',
  'organization',
  'restaurant',
  'enterprises',
  'mapper',
  'integrations',
  'developer',
  'admin',
  'settings',
  'method',
] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

const WHERE: Record<PlaceName, Omit<Place, 'name'>> = {
  newRecipe: { icon: 'add', href: '/recipes/recipe' },
  newMenu: { icon: 'add', href: '/menus/menu?template=lunch' },
  newReport: { icon: 'add', href: '/reports/report' },
  importRecipes: { icon: 'upload', href: '/recipes/import' },
  reportFile: { icon: 'upload', href: '/reports/file' },
  dashboard: { icon: 'dashboard', href: '/dashboard' },
  compare: { icon: 'chart', href: '/compare' },
  recipes: { icon: 'recipe', href: '/recipes' },
  menus: { icon: 'menu-card', href: '/menus' },
  allergens: { icon: 'allergen', href: '/menus/allergens' },
  menuPlans: { icon: 'calendar', href: '/menu-plans' },
  waste: { icon: 'bin', href: '/waste' },
  reports: { icon: 'chart', href: '/reports' },
  purchases: { icon: 'bag', href: '/purchases' },
  targets: { icon: 'target', href: '/targets' },
  leaderboard: { icon: 'trophy', href: '/leaderboard' },
  organization: { icon: 'building', href: '/organization' },
  restaurant: { icon: 'restaurant', href: '/restaurant' },
  enterprises: { icon: 'grid', href: '/enterprises', may: mayOpenEnterprises },
  mapper: { icon: 'tag', href: '/mapper', may: mayOpenMapper },
  integrations: { icon: 'plug', href: '/integrations', may: mayOpenIntegrations },
  developer: { icon: 'link', href: '/developer', may: mayOpenIntegrations },
  admin: { icon: 'shield', href: '/admin', may: mayOpenAdmin },
  settings: { icon: 'settings', href: '/settings' },
  method: { icon: 'help', href: '/how-it-is-calculated' },
};

const PLACES: readonly Place[] = PLACE_NAMES.map((name) => ({ name, ...WHERE[name] }));

/** The names of places, folded, in all languages: a chef looks for them in the own one, whichever the app speaks. */
export type PlaceWords = ReadonlyMap<PlaceName, readonly string[]>;

export async function loadPlaceWords(): Promise<PlaceWords> {
  const trees = await Promise.all(LANGUAGES.map((language: Language) => loadTexts('app/palette', language).catch(() => null)));
  return new Map(
    PLACE_NAMES.map((name) => [
      name,
      trees.flatMap((tree) => {
        const named = tree?.['to'];
        const word = typeof named === 'object' ? named[name] : undefined;
        return typeof word === 'string' ? [fold(word)] : [];
      }),
    ]),
  );
}

/** The places an actor may open in whose name a word begins with what was typed, whichever the language; all of them while nothing is. */
export function placesNamed(words: PlaceWords, typed: string, actor: Actor): readonly Place[] {
  const wanted = fold(typed.trim());
  const open = PLACES.filter(({ may }) => !may || may(actor));
  if (wanted === '') return open;
  return open.filter(({ name }) => (words.get(name) ?? []).some((word) => ` ${word}`.includes(` ${wanted}`)));
}
