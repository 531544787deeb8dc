import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { createSalesReport } from '@plateprint/shared/reports/api/report-api.ts';
import * as api from '@plateprint/shared/targets/api/target-api.ts';
import { IN_KITCHEN, MANAGING, RUNNING } from './callers.ts';
import { type Rule, rule } from './rule.ts';
import type { World } from './world.ts';

const target = {
  name: 'Mat 2030',
  variety: 'sales' as const,
  basis: 'portion' as const,
  baseFrom: '2021-01',
  baseTo: '2021-01',
  goal: { kind: 'reduction' as const, amount: 25 },
  goalYear: 2030,
};

const reported = new WeakMap<World, Promise<unknown>>();

/** A target needs a base that a report speaks of: made once, however many ask for it at the same time. */
async function withBase(world: World): Promise<World> {
  const made = reported.get(world) ?? reportBase(world);
  reported.set(world, made);
  await made;
  return world;
}

async function reportBase(world: World): Promise<unknown> {
  const line = {
    inputIngredient: 'Lök',
    ingredient: 'yellow-onion',
    variation: 'yellow-onion.raw',
    amount: 400,
    unit: 'g' as const,
  };
  const names = [{ language: 'sv' as const, name: 'Löksoppa till mål' }];
  const { id } = await world.super(createRecipe, { body: { restaurantId: world.kitchen, names, ingredients: [line] } });
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'completed' } as const;
  const recipes = [{ key: '1', id, name: 'Löksoppa', servings: 10 }];
  const body = { ...kind, name: 'January', startDate: '2021-01-01', settings: {}, recipes };
  return world.super(createSalesReport, { params: { id: world.kitchen }, body });
}

const ofKitchen = ({ kitchen: restaurantId }: World) => ({ restaurantId });
const ofOrganization = ({ organization: organizationId }: World) => ({ organizationId });

async function someTarget(world: World, place: (world: World) => object = ofKitchen): Promise<string> {
  await withBase(world);
  // A place has twelve at most.
  for (const { id } of (await world.super(api.listTargets, { query: place(world) })).items)
    await world.super(api.deleteTarget, { params: { id } });
  return (await world.super(api.setTarget, { body: { place: place(world), target } })).id;
}

const read = new WeakMap<World, Promise<string>>();

/** One that is only read, the same however many ask for it at the same time. */
export async function readTarget(world: World): Promise<string> {
  const made = read.get(world) ?? someTarget(world);
  read.set(world, made);
  return made;
}

async function binned(world: World): Promise<string> {
  const id = await someTarget(world);
  await world.super(api.deleteTarget, { params: { id } });
  return id;
}

export const TARGET_RULES: readonly Rule[] = [
  rule(api.listTargets, IN_KITCHEN, (world) => ({ query: ofKitchen(world) })),
  rule(api.listTargets, RUNNING, (world) => ({ query: ofOrganization(world) })),
  rule(api.readStandings, IN_KITCHEN, (world) => ({ query: ofKitchen(world) })),
  rule(api.readStandings, RUNNING, (world) => ({ query: ofOrganization(world) })),
  rule(api.readTargetPath, IN_KITCHEN, async (world) => ({ params: { id: await someTarget(world) } })),
  rule(api.readTargetPath, RUNNING, async (world) => ({ params: { id: await someTarget(world, ofOrganization) } })),
  rule(api.previewTargetPath, IN_KITCHEN, (world) => ({ body: { place: ofKitchen(world), target } })),
  rule(api.previewTargetPath, RUNNING, (world) => ({ body: { place: ofOrganization(world), target } })),
  rule(api.setTarget, MANAGING, async (world) => ({ body: { place: ofKitchen(await withBase(world)), target } })),
  rule(api.setTarget, RUNNING, async (world) => ({ body: { place: ofOrganization(await withBase(world)), target } })),
  rule(api.changeTarget, MANAGING, async (world) => ({ params: { id: await someTarget(world) }, body: { target, version: 1 } })),
  rule(api.deleteTarget, MANAGING, async (world) => ({ params: { id: await someTarget(world) } })),
  rule(api.deleteTarget, RUNNING, async (world) => ({ params: { id: await someTarget(world, ofOrganization) } })),
  rule(api.readNextSteps, IN_KITCHEN, (world) => ({ query: ofKitchen(world) })),
  rule(api.readNextSteps, RUNNING, (world) => ({ query: ofOrganization(world) })),
  rule(api.judgeMonth, IN_KITCHEN, ({ kitchen: restaurantId }) => ({ params: { restaurantId }, query: { month: '2026-03' } })),
  rule(api.keepActions, MANAGING, async (world) => ({
    params: { id: await someTarget(world) },
    body: { actionIds: [], version: 1 },
  })),
  rule(api.readKeptActions, IN_KITCHEN, async (world) => ({ params: { id: await someTarget(world) } })),
  rule(api.restoreTarget, MANAGING, async (world) => ({ params: { id: await binned(world) } })),
];
