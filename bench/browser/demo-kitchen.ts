import type { Page } from '@playwright/test';

interface DemoKitchen {
  restaurant: { id: string };
  /** Recipes that it may use, 50 at most. */
  items: { id: string }[];
  /** A call of the API as the person who is signed in: with data a POST, else a GET. */
  read: <T>(path: string, data?: object) => Promise<T>;
}

/** The kitchen of who is signed in on a page, with its recipes, to make what is measured of them. */
export async function demoKitchen(page: Page, base: string): Promise<DemoKitchen> {
  const read = async <T>(path: string, data?: object): Promise<T> => {
    const address = `${base}/api${path}`;
    const reply = await (data ? page.request.post(address, { data }) : page.request.get(address));
    return (await reply.json()) as T;
  };
  const { restaurant } = await read<{ restaurant: { id: string } }>('/restaurants/restaurant-user');
  const { items } = await read<{ items: { id: string }[] }>('/recipes/search', {
    restaurantId: restaurant.id,
    query: '',
    limit: 50,
  });
  return { restaurant, items, read };
}
