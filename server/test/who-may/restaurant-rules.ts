import { randomUUID } from 'node:crypto';
import * as api from '@plateprint/shared/restaurants/restaurant-api.ts';
import { PICTURE } from './picture.ts';
import { IN_KITCHEN, IN_ORGANIZATION, MANAGING, RUNNING, SIGNED_IN } from './callers.ts';
import { type Rule, rule } from './rule.ts';
import type { World } from './world.ts';

async function withLogo({ super: call, kitchen: restaurantId }: World) {
  await call(api.uploadRestaurantLogo, { body: { restaurantId }, file: PICTURE });
  return { body: { restaurantId } };
}

export const RESTAURANT_RULES: readonly Rule[] = [
  rule(api.restaurantOfUser, SIGNED_IN),
  rule(api.listRestaurants, IN_ORGANIZATION, ({ organization: id }) => ({ params: { id } })),
  rule(api.readRestaurant, IN_KITCHEN, ({ kitchen: id }) => ({ params: { id } })),
  rule(api.hasUsers, IN_KITCHEN, ({ kitchen: id }) => ({ params: { id } })),
  rule(api.createRestaurant, RUNNING, ({ organization: organizationId }) => ({
    body: { organizationId, name: `New ${randomUUID()}` },
  })),
  rule(api.updateRestaurant, MANAGING, ({ kitchen: id }) => ({ body: { id, location: 'SE' } })),
  rule(api.updateRestaurant, RUNNING, async (world, me) => ({
    body: { id: await world.kitchenFor(me), onLeaderboard: true },
  })),
  rule(api.deleteRestaurant, RUNNING, async (world, me) => ({ params: { id: await world.kitchenFor(me) } })),
  rule(api.restoreRestaurant, RUNNING, async (world, me) => {
    const id = await world.kitchenFor(me);
    await world.super(api.deleteRestaurant, { params: { id } });
    return { params: { id } };
  }),
  rule(api.uploadRestaurantLogo, MANAGING, ({ kitchen: restaurantId }) => ({ body: { restaurantId }, file: PICTURE })),
  rule(api.deleteRestaurantLogo, MANAGING, withLogo),
  rule(api.restoreRestaurantLogo, MANAGING, async (world) => {
    const ofLogo = await withLogo(world);
    await world.super(api.deleteRestaurantLogo, ofLogo);
    return ofLogo;
  }),
];
