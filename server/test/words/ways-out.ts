import { createMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { publishMenuPlan } from '@plateprint/shared/calendar/publication-api.ts';
import { keepPublishedExport } from '@plateprint/shared/menus/archive/archive-api.ts';
import { createMenu, shareMenu, updateMenu } from '@plateprint/shared/menus/menu-api.ts';
import { keepMenuClaims } from '@plateprint/shared/menus/menu-claims-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { keepRecipeClaims } from '@plateprint/shared/recipes/api/recipe-claims-api.ts';
import { createProcurementReport } from '@plateprint/shared/reports/api/report-api.ts';
import { keepReportClaims } from '@plateprint/shared/reports/api/report-claims-api.ts';
import { createReportLink } from '@plateprint/shared/reports/api/report-link-api.ts';
import { addReportMail } from '@plateprint/shared/reports/api/report-mail-api.ts';
import type { Caller } from '../support/product.ts';
import { STRANGERS } from '../support/strangers.ts';

const { restaurant: restaurantId } = STRANGERS;

/** Things of a kitchen whose words may not stand, or with a word that may. */
interface Things {
  recipe: string;
  menu: string;
  plan: string;
  report: string;
}

const menuBody = (name: string, recipeId: string) => ({
  name,
  options: {},
  settings: { language: 'en_gb' as const },
  blocks: [{ kind: 'recipe' as const, _id: 'r', recipeId }],
});

/** A recipe, and a menu, a plan and a report of it, all called by the words. */
export async function thingsCalled(chef: Caller, words: string, month: string): Promise<Things> {
  const names = [{ language: 'en_gb' as const, name: words }];
  const onion = {
    inputIngredient: '300 g onions',
    ingredient: 'yellow-onion',
    variation: 'yellow-onion.raw',
    amount: 300,
    unit: 'g' as const,
  };
  const { id: recipe } = await chef(createRecipe, { body: { restaurantId, names, ingredients: [onion] } });
  const { id: menu } = await chef(createMenu, { body: { restaurantId, ...menuBody(words, recipe) } });
  const cells = [{ week: 0, weekday: 2, lineId: 'l', recipeId: recipe }];
  const { id: plan } = await chef(createMenuPlan, {
    body: {
      restaurantId,
      plan: { name: 'Inside', weeks: 1, startsOn: '2026-01-05', lines: [{ id: 'l', name: 'Lunch' }], cells },
    },
  });
  const bought = {
    key: '1',
    written: 'Onions',
    ingredient: 'yellow-onion',
    variation: 'yellow-onion.raw',
    amount: 40,
    unit: 'kg' as const,
    from: { file: 0, row: 2 },
  };
  const { id: report } = await chef(createProcurementReport, {
    body: {
      restaurantId,
      name: words,
      category: 'restaurant',
      variety: 'procurement',
      type: 'monthly',
      settings: {},
      status: 'completed',
      startDate: month,
      ingredients: [bought],
      importedData: [{ name: 'bought.csv', rows: 1 }],
    },
  });
  return { recipe, menu, plan, report };
}

interface WayOut {
  /** What is kept with the reason. */
  action: string;
  /** Of which thing it is kept; '' for what is not saved. */
  thing: keyof Things | '';
  go: (chef: Caller, things: Things, words: string, reason: { reason?: string }) => Promise<unknown>;
}

const drawn =
  (place: 'name' | 'card' | 'dish'): WayOut['go'] =>
  async (chef, { menu }, words, reason) =>
    chef(keepMenuClaims, {
      body: {
        restaurantId,
        menuId: menu,
        name: words,
        occasion: 'export',
        texts: [{ place, language: 'en_gb', text: words }],
        ...reason,
      },
    });

/** Every way on which words of a kitchen go to guests, or to readers of a report. */
export const WAYS_OUT: Readonly<Record<string, WayOut>> = {
  'a menu on a live link': {
    action: 'claims_shared',
    thing: 'menu',
    go: async (chef, { menu }, _words, reason) =>
      chef(shareMenu, { body: { linkNumber: 1, restaurantId, menuId: menu, ...reason } }),
  },
  'other words on a live link': {
    action: 'claims_shared',
    thing: 'menu',
    go: async (chef, { menu, recipe }, words, reason) =>
      chef(updateMenu, { body: { id: menu, ...menuBody(`${words}, sustainable`, recipe), ...reason } }),
  },
  'a menu plan': {
    action: 'claims_shared',
    thing: '',
    go: async (chef, { plan }, words, reason) =>
      chef(publishMenuPlan, { params: { id: plan }, body: { title: words, ...reason } }),
  },
  'a link to a report': {
    action: 'report_claims_shared',
    thing: 'report',
    go: async (chef, { report }, _words, reason) =>
      chef(createReportLink, { params: { id: report }, body: { days: 30, ...reason } }),
  },
  'monthly reports by mail': {
    action: 'report_claims_shared',
    thing: 'report',
    go: async (chef, { report }, _words, reason) =>
      chef(addReportMail, { params: { id: report }, body: { email: `${report}@canteen.test`, language: 'en_gb', ...reason } }),
  },
  'a file of a report': {
    action: 'report_claims_exported',
    thing: 'report',
    go: async (chef, { report }, _words, reason) =>
      chef(keepReportClaims, { params: { id: report }, body: { occasion: 'export', ...reason } }),
  },
  'a file of a menu that goes up in front of guests': {
    action: 'claims_exported',
    thing: 'menu',
    go: async (chef, { menu, recipe }, words, reason) => {
      const { name, ...page } = menuBody(words, recipe);
      return chef(keepPublishedExport, {
        body: { restaurantId, menuId: menu, name, page, format: 'pdf', labels: 'figures', ...reason },
      });
    },
  },
  'a file of a menu': { action: 'claims_exported', thing: 'menu', go: drawn('name') },
  'a table card': { action: 'claims_exported', thing: 'menu', go: drawn('card') },
  'an allergen sheet': { action: 'claims_exported', thing: 'menu', go: drawn('dish') },
  'a recipe sheet, or a food label': {
    action: 'recipe_claims_exported',
    thing: 'recipe',
    go: async (chef, { recipe }, _words, reason) =>
      chef(keepRecipeClaims, { params: { id: recipe }, body: { occasion: 'export', ...reason } }),
  },
};
