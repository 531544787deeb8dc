import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { HandlerInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { saveLegacyMenu } from '@plateprint/shared/menus/menu-api.ts';
import type { Menu } from '@plateprint/shared/menus/menu.ts';
import type { Services } from '../../platform/services.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { languageOf } from '../../users/account-mail-store.ts';
import { demandEdit } from './demand-edit.ts';
import { insertLegacyMenu } from '../store/made-menu-store.ts';
import { menuOf } from '../menu-store.ts';
import { presentMenu } from './present-menu.ts';

type Body = HandlerInput<typeof saveLegacyMenu>['body'];

/**
 * With a former document: keeps it as it came, in the restaurant that is named, or beside the menu with the id.
 * Its words are taken to be in the language of whom it is kept for: the former form did not say.
 * Without: answers the kept menu as its conversion would be; it stays as it is until the converted one is saved.
 */
export async function keepLegacyMenu({ database, clock }: Services, actor: Actor, id: string, body: Body): Promise<Menu> {
  if (!body.menu) {
    const { row } = await menuOf(database, actor, id);
    return presentMenu(database, row);
  }
  const restaurantId = body.restaurantId ?? (await menuOf(database, actor, id)).restaurant.id;
  const restaurant = await restaurantOf(database, actor, restaurantId);
  demandEdit(actor, { menu: { libraryScope: 'restaurant', options: body.menu }, restaurant });
  const name = (body.name ?? body.menu.header).trim();
  if (name === '') throw new AppError('invalid_input', [{ path: 'name', code: 'no_name', message: 'A menu has a name.' }]);
  const kept = { name: name.slice(0, 200), menu: body.menu, language: await languageOf(database, actor.userId) };
  return presentMenu(database, await insertLegacyMenu(database, actor, kept, { restaurant, now: clock() }));
}
