import * as plans from '@plateprint/shared/calendar/menu-plan-api.ts';
import * as following from '@plateprint/shared/calendar/following-api.ts';
import * as waste from '@plateprint/shared/calendar/waste-api.ts';
import * as planAllergens from '@plateprint/shared/calendar/plan-allergen-api.ts';
import * as publication from '@plateprint/shared/calendar/publication-api.ts';
import * as library from '@plateprint/shared/menus/menu-library-api.ts';
import { keepMenuClaims, listWordNotices, seeWordNotices } from '@plateprint/shared/menus/menu-claims-api.ts';
import {
  chooseEvidenceLines,
  keepPublishedExport,
  listPublishedExports,
  readArchivedDay,
  readArchivedDish,
} from '@plateprint/shared/menus/archive/archive-api.ts';
import {
  keepOpenAllergens,
  listAllergenNotices,
  readMenuAllergens,
  seeAllergenNotices,
} from '@plateprint/shared/menus/menu-allergen-api.ts';
import * as meats from '@plateprint/shared/menus/origins/meat-origin-api.ts';
import * as labels from '@plateprint/shared/menus/label-basis-api.ts';
import { deleteLabelCertificate, uploadLabelCertificate } from '@plateprint/shared/menus/label-certificate-api.ts';
import * as api from '@plateprint/shared/menus/menu-api.ts';
import { listMenuVersions, readMenuVersion } from '@plateprint/shared/menus/menu-version-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { demoId } from '../../src/demo/demo-id.ts';
import { IN_KITCHEN, IN_ORGANIZATION, MANAGING, RUNNING } from './callers.ts';
import { PHOTOGRAPH, PICTURE } from './picture.ts';
import { type Rule, rule } from './rule.ts';
import type { World } from './world.ts';

const lunch = { name: 'Lunch', options: {}, settings: {}, blocks: [] };
const shared = { ...lunch, libraryScope: 'organization' as const };
const former = { header: 'Lunch', rows: [], orientation: 'a4_portrait' as const };

async function someMenu({ super: call, kitchen }: World, draft: object = lunch): Promise<string> {
  return (await call(api.createMenu, { body: { ...lunch, ...draft, restaurantId: kitchen } })).id;
}

async function binnedMenu(world: World): Promise<string> {
  const id = await someMenu(world);
  await world.super(api.deleteMenu, { params: { id } });
  return id;
}

async function someTemplate({ super: call, organization: organizationId }: World): Promise<string> {
  return (await call(library.createMenuTemplate, { body: { ...lunch, organizationId } })).id;
}

async function someBackground({ super: call, organization: organizationId }: World): Promise<string> {
  return (await call(library.createMenuBackground, { body: { name: 'Stove', organizationId }, file: PICTURE })).id;
}

const onLink = async (world: World) => ({ linkNumber: 1, restaurantId: world.kitchen, menuId: await someMenu(world) });
const label = { names: [{ language: 'sv' as const, name: 'Klassiker' }], sign: 'K', colour: '#1c2620' };

export const MENU_RULES: readonly Rule[] = [
  rule(api.listMenus, IN_KITCHEN, ({ kitchen }) => ({ params: { restaurantId: kitchen } })),
  rule(api.searchMenus, IN_KITCHEN, ({ kitchen }) => ({ body: { restaurantId: kitchen, query: 'l' } })),
  rule(api.readMenu, IN_KITCHEN, async (world) => ({ params: { id: await someMenu(world) } })),
  rule(api.readMenu, IN_ORGANIZATION, async (world) => ({ params: { id: await someMenu(world, shared) } })),
  rule(keepOpenAllergens, IN_KITCHEN, ({ kitchen: restaurantId }) => ({
    body: { restaurantId, menuId: null, name: 'Lunch', occasion: 'share', dishes: ['Soup'] },
  })),
  rule(meats.listMeatArticles, IN_KITCHEN, ({ kitchen: restaurantId }) => ({ params: { restaurantId } })),
  rule(meats.saveMeatArticles, IN_KITCHEN, ({ kitchen: restaurantId }) => ({
    params: { restaurantId },
    body: { items: [], former: [] },
  })),
  rule(meats.readDishMeats, IN_KITCHEN, ({ kitchen: restaurantId }) => ({ body: { restaurantId, recipeIds: [] } })),
  rule(readMenuAllergens, IN_KITCHEN, async (world) => ({ params: { id: await someMenu(world) } })),
  rule(readMenuAllergens, IN_ORGANIZATION, async (world) => ({ params: { id: await someMenu(world, shared) } })),
  rule(listAllergenNotices, IN_KITCHEN, async (world) => ({ params: { id: await someMenu(world) } })),
  rule(listAllergenNotices, IN_ORGANIZATION, async (world) => ({ params: { id: await someMenu(world, shared) } })),
  rule(seeAllergenNotices, IN_KITCHEN, async (world) => ({
    params: { id: await someMenu(world) },
    body: { ids: [demoId('nothing')] },
  })),
  rule(api.createMenu, IN_KITCHEN, ({ kitchen }) => ({ body: { ...lunch, restaurantId: kitchen } })),
  rule(api.createMenu, MANAGING, ({ kitchen }) => ({ body: { ...shared, restaurantId: kitchen } })),
  rule(api.updateMenu, IN_KITCHEN, async (world) => ({ body: { ...lunch, id: await someMenu(world), version: 1 } })),
  rule(listMenuVersions, IN_KITCHEN, async (world) => ({ params: { id: await someMenu(world) } })),
  rule(readMenuVersion, IN_KITCHEN, async (world) => {
    const id = await someMenu(world);
    await world.super(api.updateMenu, { body: { ...lunch, id } });
    return { params: { id, version: 1 } };
  }),
  rule(api.saveLegacyMenu, IN_KITCHEN, ({ kitchen }) => ({
    params: { id: 'new' },
    body: { menu: former, restaurantId: kitchen },
  })),
  rule(api.deleteMenu, IN_KITCHEN, async (world) => ({ params: { id: await someMenu(world) } })),
  rule(api.deleteMenu, MANAGING, async (world) => ({ params: { id: await someMenu(world, shared) } })),
  rule(api.restoreMenu, IN_KITCHEN, async (world) => ({ params: { id: await binnedMenu(world) } })),
  rule(api.cloneMenus, IN_KITCHEN, async (world) => ({ body: { ids: [await someMenu(world)] } })),
  rule(api.deleteMenus, IN_KITCHEN, async (world) => ({ body: { ids: [await someMenu(world)] } })),
  rule(api.restoreMenus, IN_KITCHEN, async (world) => ({ body: { ids: [await binnedMenu(world)] } })),
  rule(api.uploadMenuThumbnail, IN_KITCHEN, async (world) => ({ params: { id: await someMenu(world) }, file: PHOTOGRAPH })),

  rule(api.listSharedMenuLinks, IN_KITCHEN, ({ kitchen }) => ({ params: { id: kitchen } })),
  rule(api.shareMenu, IN_KITCHEN, async (world) => ({ body: await onLink(world) })),
  rule(api.nameMenuLink, IN_KITCHEN, ({ kitchen: restaurantId }) => ({
    body: { linkNumber: 1, restaurantId, name: 'Dining room' },
  })),
  rule(labels.readLabelBasis, IN_ORGANIZATION, ({ organization: id }) => ({ params: { id } })),
  rule(labels.chooseLabelBasis, RUNNING, ({ organization: organizationId }) => ({
    body: { organizationId, kind: 'own', signed: true },
  })),
  rule(uploadLabelCertificate, RUNNING, ({ organization: id }) => ({ params: { id }, body: { name: 'c.png' }, file: PICTURE })),
  rule(deleteLabelCertificate, RUNNING, async ({ super: call, organization: id }) => {
    await call(uploadLabelCertificate, { params: { id }, body: { name: 'c.png' }, file: PICTURE });
    return { params: { id } };
  }),
  rule(labels.askForLabelBasis, IN_ORGANIZATION, ({ organization: organizationId }) => ({ body: { organizationId } })),
  rule(readArchivedDish, RUNNING, async (world) => {
    const { super: call, kitchen: restaurantId, organization, product } = world;
    const names = [{ language: 'sv' as const, name: 'Soppa' }];
    const { id: recipeId } = await call(createRecipe, { body: { restaurantId, names, ingredients: [] } });
    const blocks = [{ kind: 'recipe' as const, _id: 'r', recipeId, names: [], descriptions: [] }];
    await call(api.shareMenu, { body: { linkNumber: 1, restaurantId, menuId: await someMenu(world, { blocks }) } });
    const shown = await product.database
      .selectFrom('shown_span')
      .select('hash')
      .where('organization_id', '=', organization)
      .where('thing', '=', recipeId)
      .executeTakeFirstOrThrow();
    return { params: { restaurantId, evidence: shown.hash.toString('hex') }, query: {} };
  }),
  rule(chooseEvidenceLines, RUNNING, ({ organization: organizationId }) => ({ body: { organizationId, evidenceLines: true } })),
  rule(keepPublishedExport, IN_KITCHEN, ({ kitchen: restaurantId }) => {
    const page = { options: {}, settings: {}, blocks: [] };
    return { body: { restaurantId, menuId: null, name: 'Lunch', page, format: 'pdf', labels: 'figures' } };
  }),
  rule(listPublishedExports, RUNNING, ({ kitchen: restaurantId }) => ({
    params: { restaurantId },
    query: { day: '2026-11-26' },
  })),
  rule(readArchivedDay, RUNNING, ({ kitchen: restaurantId }) => ({
    params: { restaurantId, linkNumber: 3 },
    query: { day: '2026-11-26' },
  })),
  rule(listWordNotices, IN_KITCHEN, async (world) => ({ params: { id: await someMenu(world) } })),
  rule(listWordNotices, IN_ORGANIZATION, async (world) => ({ params: { id: await someMenu(world, shared) } })),
  rule(seeWordNotices, IN_KITCHEN, async (world) => ({
    params: { id: await someMenu(world) },
    body: { ids: [demoId('nothing')] },
  })),
  rule(keepMenuClaims, IN_KITCHEN, ({ kitchen: restaurantId }) => ({
    body: { restaurantId, menuId: null, name: 'Lunch', occasion: 'share', texts: [], reason: 'Certified.' },
  })),
  rule(api.unshareMenu, IN_KITCHEN, async (world) => {
    const body = await onLink(world);
    await world.super(api.shareMenu, { body });
    return { body };
  }),

  rule(library.listMenuTemplates, IN_ORGANIZATION, ({ organization: organizationId }) => ({ query: { organizationId } })),
  rule(library.createMenuTemplate, IN_ORGANIZATION, ({ organization: organizationId }) => ({
    body: { ...lunch, organizationId },
  })),
  rule(library.updateMenuTemplate, IN_ORGANIZATION, async (world) => ({ body: { ...lunch, id: await someTemplate(world) } })),
  rule(library.deleteMenuTemplate, IN_ORGANIZATION, async (world) => ({ params: { id: await someTemplate(world) } })),
  rule(library.restoreMenuTemplate, IN_ORGANIZATION, async (world) => {
    const id = await someTemplate(world);
    await world.super(library.deleteMenuTemplate, { params: { id } });
    return { params: { id } };
  }),
  rule(api.uploadTemplateThumbnail, IN_ORGANIZATION, async (world) => ({
    params: { id: await someTemplate(world) },
    file: PHOTOGRAPH,
  })),
  rule(library.listMenuBackgrounds, IN_ORGANIZATION, ({ organization: id }) => ({ params: { id } })),
  rule(library.createMenuBackground, IN_ORGANIZATION, ({ organization: organizationId }) => ({
    body: { name: 'Stove', organizationId },
    file: PICTURE,
  })),
  rule(library.renameMenuBackground, IN_ORGANIZATION, async (world) => ({
    body: { id: await someBackground(world), name: 'Oven' },
  })),
  rule(library.deleteMenuBackground, IN_ORGANIZATION, async (world) => ({ params: { id: await someBackground(world) } })),
  rule(library.restoreMenuBackground, IN_ORGANIZATION, async (world) => {
    const id = await someBackground(world);
    await world.super(library.deleteMenuBackground, { params: { id } });
    return { params: { id } };
  }),
  rule(library.listCustomLabels, IN_ORGANIZATION, ({ organization: id }) => ({ params: { id } })),
  rule(library.saveCustomLabel, IN_ORGANIZATION, ({ organization: organizationId }) => ({ body: { ...label, organizationId } })),
];

const thrown = { day: '2026-01-05', meal: '', guests: 9, kitchen: 1, serving: null, plate: null };
const cycle = { name: 'Cycle', weeks: 1, lines: [{ id: 'lunch', name: 'Lunch' }] };

async function somePlan({ super: call, kitchen }: World): Promise<string> {
  return (await call(plans.createMenuPlan, { body: { restaurantId: kitchen, plan: cycle } })).id;
}

/** A plan of a kitchen, its organization's to follow. */
async function offeredPlan({ super: call, kitchen }: World, restaurantId = kitchen): Promise<string> {
  const { id } = await call(plans.createMenuPlan, { body: { restaurantId, plan: cycle } });
  await call(following.offerMenuPlan, { params: { id }, body: { isOffered: true } });
  return id;
}

async function binnedPlan(world: World): Promise<string> {
  const id = await somePlan(world);
  await world.super(plans.deleteMenuPlan, { params: { id } });
  return id;
}

export const MENU_PLAN_RULES: readonly Rule[] = [
  rule(plans.listMenuPlans, IN_KITCHEN, ({ kitchen }) => ({ query: { restaurantId: kitchen } })),
  rule(plans.readMenuPlan, IN_KITCHEN, async (world) => ({ params: { id: await somePlan(world) } })),
  rule(waste.listWaste, IN_KITCHEN, ({ kitchen }) => ({
    query: { restaurantId: kitchen, from: '2026-01-01', to: '2026-12-31' },
  })),
  rule(waste.readWasteCosts, MANAGING, ({ kitchen }) => ({
    query: { restaurantId: kitchen, from: '2026-01-01', to: '2026-12-31' },
  })),
  rule(waste.keepWaste, IN_KITCHEN, ({ kitchen }) => ({
    params: { id: 'meal' },
    body: { restaurantId: kitchen, waste: thrown },
  })),
  rule(waste.forgetWaste, IN_KITCHEN, async ({ super: call, kitchen }) => {
    await call(waste.keepWaste, { params: { id: 'meal' }, body: { restaurantId: kitchen, waste: thrown } });
    return { params: { id: 'meal' }, query: { restaurantId: kitchen } };
  }),
  rule(publication.readPublication, IN_KITCHEN, async (world) => ({ params: { id: await somePlan(world) } })),
  rule(publication.publishMenuPlan, IN_KITCHEN, async (world) => ({
    params: { id: await somePlan(world) },
    body: { title: 'Lunch' },
  })),
  rule(publication.withdrawMenuPlan, IN_KITCHEN, async (world) => {
    const params = { id: await somePlan(world) };
    await world.super(publication.publishMenuPlan, { params, body: { title: 'Lunch' } });
    return { params };
  }),
  rule(publication.listPlanWordNotices, IN_KITCHEN, async (world) => ({ params: { id: await somePlan(world) } })),
  rule(publication.seePlanWordNotices, IN_KITCHEN, async (world) => ({
    params: { id: await somePlan(world) },
    body: { ids: [demoId('nothing')] },
  })),
  rule(planAllergens.listPlanAllergenNotices, IN_KITCHEN, async (world) => ({ params: { id: await somePlan(world) } })),
  rule(planAllergens.seePlanAllergenNotices, IN_KITCHEN, async (world) => ({
    params: { id: await somePlan(world) },
    body: { ids: [demoId('nothing')] },
  })),
  rule(publication.changeMealFeed, IN_KITCHEN, async (world) => ({
    params: { id: await somePlan(world) },
    body: { address: 'on' },
  })),
  rule(publication.showPlanOnMenu, IN_KITCHEN, async (world) => ({
    params: { id: await somePlan(world) },
    body: { menuId: await someMenu(world), shows: 'today' },
  })),
  rule(plans.readPlanCosts, MANAGING, async (world) => ({ params: { id: await somePlan(world) } })),
  rule(plans.readPlanSales, IN_KITCHEN, async (world) => ({
    params: { id: await somePlan(world) },
    query: { from: '2026-01-01', to: '2026-01-31' },
  })),
  rule(following.listOfferedPlans, IN_KITCHEN, ({ kitchen: restaurantId }) => ({ query: { restaurantId } })),
  rule(following.readFollowing, IN_KITCHEN, async (world) => ({ params: { id: await somePlan(world) } })),
  rule(following.offerMenuPlan, MANAGING, async (world) => ({
    params: { id: await somePlan(world) },
    body: { isOffered: true },
  })),
  rule(following.givePlanToKitchens, MANAGING, async (world) => ({
    params: { id: await offeredPlan(world) },
    body: { restaurantIds: [world.kitchen] },
  })),
  rule(following.followMenuPlan, IN_KITCHEN, async (world) => ({
    params: { id: await offeredPlan(world, demoId('havnen')) },
    body: { restaurantId: world.kitchen },
  })),
  rule(following.stopFollowing, IN_KITCHEN, async (world) => ({ params: { id: await somePlan(world) } })),
  rule(plans.readPlanProvisions, IN_KITCHEN, async (world) => ({ params: { id: await somePlan(world) } })),
  rule(plans.readPlanDishes, IN_KITCHEN, ({ kitchen }) => ({ body: { restaurantId: kitchen, recipeIds: [] } })),
  rule(plans.createMenuPlan, IN_KITCHEN, ({ kitchen }) => ({ body: { restaurantId: kitchen, plan: cycle } })),
  rule(plans.updateMenuPlan, IN_KITCHEN, async (world) => ({
    params: { id: await somePlan(world) },
    body: { plan: cycle, version: 1 },
  })),
  rule(plans.renameMenuPlan, IN_KITCHEN, async (world) => ({ params: { id: await somePlan(world) }, body: { name: 'Spring' } })),
  rule(plans.cloneMenuPlan, IN_KITCHEN, async (world) => ({ params: { id: await somePlan(world) }, body: { name: 'Copy' } })),
  rule(plans.deleteMenuPlan, IN_KITCHEN, async (world) => ({ params: { id: await somePlan(world) } })),
  rule(plans.restoreMenuPlan, IN_KITCHEN, async (world) => ({ params: { id: await binnedPlan(world) } })),
  rule(plans.listMenuPlanVersions, IN_KITCHEN, async (world) => ({ params: { id: await somePlan(world) } })),
  rule(plans.readMenuPlanVersion, IN_KITCHEN, async (world) => {
    const id = await somePlan(world);
    await world.super(plans.updateMenuPlan, { params: { id }, body: { plan: cycle } });
    return { params: { id, version: 1 } };
  }),
];
