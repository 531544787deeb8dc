import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { BinListQuery, ListQuery } from '../kernel/api/list-query.ts';
import { nameText } from '../kernel/name.ts';
import { ConsumptionLocation } from '../organizations/location.ts';
import { LOGO_UPLOAD } from '../organizations/logo.ts';
import { Restaurant, RestaurantDetails } from './restaurant.ts';

export const restaurantOfUser = endpoint({
  method: 'GET',
  path: '/restaurants/restaurant-user',
  callers: 'signed-in',
  summary: 'Tell the restaurant worked in, and the ones that can be switched to',
  description: 'The restaurant is the one of the settings, else the first within reach; null for somebody without any.',
  query: ListQuery,
  reply: z.object({ restaurant: z.nullable(Restaurant), items: z.array(Restaurant), next: z.nullable(z.string()) }),
});

export const listRestaurants = endpoint({
  method: 'GET',
  path: '/restaurants/{id}',
  callers: 'signed-in',
  summary: 'List the restaurants of organization {id} within reach by name, or with `bin` those deleted in the last 30 days',
  params: z.object({ id: Id }),
  query: BinListQuery,
  reply: z.object({ items: z.array(RestaurantDetails), next: z.nullable(z.string()) }),
});

export const readRestaurant = endpoint({
  method: 'GET',
  path: '/restaurants/restaurant/{id}',
  callers: 'signed-in',
  summary: 'Read a restaurant',
  params: z.object({ id: Id }),
  reply: RestaurantDetails,
});

export const hasUsers = endpoint({
  method: 'GET',
  path: '/restaurants/hasUsers/{id}',
  callers: 'signed-in',
  summary: 'Tell whether people work in a restaurant, so that deleting it is no surprise',
  description: 'Somebody whose invitation is pending counts as invited, not as working there.',
  params: z.object({ id: Id }),
  reply: z.object({ hasUsers: z.boolean(), users: z.number(), invited: z.number() }),
});

export const createRestaurant = endpoint({
  method: 'POST',
  path: '/restaurants',
  callers: 'signed-in',
  summary: 'Add a restaurant to an organization; its name is the only such there (`name_taken`)',
  body: z.object({
    organizationId: Id,
    name: nameText(),
    /** Left out or null, it takes its organization's. */
    location: z.optional(z.nullable(ConsumptionLocation)),
  }),
  reply: RestaurantDetails,
});

export const updateRestaurant = endpoint({
  method: 'PUT',
  path: '/restaurants',
  callers: 'signed-in',
  summary: 'Change name, location or place on the leaderboard; what is left out stays as it is',
  body: z.object({
    id: Id,
    name: z.optional(nameText()),
    location: z.optional(z.nullable(ConsumptionLocation)),
    /** Joining or leaving is for those who run the organization, from plus on. */
    onLeaderboard: z.optional(z.boolean()),
  }),
  reply: RestaurantDetails,
});

export const deleteRestaurant = endpoint({
  method: 'DELETE',
  path: '/restaurants/{id}',
  callers: 'signed-in',
  summary: 'Delete a restaurant; it can be restored for 30 days with everything in it',
  params: z.object({ id: Id }),
  reply: z.object({ id: z.string() }),
});

export const restoreRestaurant = endpoint({
  method: 'PUT',
  path: '/restaurants/restore/{id}',
  callers: 'signed-in',
  summary: 'Restore a deleted restaurant',
  params: z.object({ id: Id }),
  reply: RestaurantDetails,
});

export const uploadRestaurantLogo = endpoint({
  method: 'POST',
  path: '/restaurants/upload-logo',
  callers: 'signed-in',
  summary: 'Give a restaurant its logo: JPG, PNG or SVG of at most 10 MB',
  body: z.object({ restaurantId: Id }),
  upload: LOGO_UPLOAD,
  reply: RestaurantDetails,
});

const OfRestaurant = z.object({ restaurantId: Id });

export const deleteRestaurantLogo = endpoint({
  method: 'PUT',
  path: '/restaurants/delete-logo',
  callers: 'signed-in',
  summary: 'Take the logo off a restaurant; it can be put back for 30 days',
  body: OfRestaurant,
  reply: RestaurantDetails,
});

export const restoreRestaurantLogo = endpoint({
  method: 'PUT',
  path: '/restaurants/restore-logo',
  callers: 'signed-in',
  summary: 'Put back the logo that was taken off or replaced last',
  body: OfRestaurant,
  reply: RestaurantDetails,
});
