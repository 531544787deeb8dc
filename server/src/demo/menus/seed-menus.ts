import { LegacyMenu } from '@plateprint/shared/menus/legacy-menu.ts';
import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import { MenuDraft } from '@plateprint/shared/menus/menu.ts';
import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { menuColumns } from '../../menus/menu-row.ts';
import { demoId } from '../demo-id.ts';
import { DEMO_RESTAURANTS, type DemoRestaurantKey } from '../demo-tenants.ts';
import { DEMO_LEGACY_MENUS } from './demo-legacy-menus.ts';
import type { DemoLegacyMenu, DemoMenu } from './demo-menu.ts';
import { DEMO_MENUS } from './demo-menus.ts';

/** Keeps every demo menu, and puts those that name a live link on it; @returns how many. */
export async function seedMenus(database: Database, madeAt: Date): Promise<number> {
  const rows = [
    ...DEMO_MENUS.map((menu) => ({ ...placeOf(menu, madeAt), ...menuColumns(menuDraftOf(menu)) })),
    ...DEMO_LEGACY_MENUS.map((menu) => ({ ...placeOf(menu, madeAt), ...legacyColumns(menu) })),
  ];
  await database.insertInto('menu').values(rows).execute();
  const links = DEMO_MENUS.flatMap(({ restaurant, name, link }) =>
    link === undefined
      ? []
      : {
          restaurant_id: demoId(restaurant),
          link_number: link,
          // A token cannot be guessed in the demo either.
          token: randomBytes(16).toString('base64url'),
          menu_id: menuId(restaurant, name),
          created_at: madeAt,
          changed_at: madeAt,
        },
  );
  await database.insertInto('live_link').values(links).execute();
  return rows.length;
}

/** A menu as a person would have saved it. */
export function menuDraftOf(menu: DemoMenu): MenuDraft {
  const { language, name, title, lead, background, ink, orientation, courses } = menu;
  const words = (kind: 'title' | 'text' | 'course', key: string, text: string): MenuBlock[] =>
    text === '' ? [] : [{ kind, _id: key, texts: [{ language, text }], align: kind === 'course' ? 'start' : 'center' }];
  const dishes = (of: DemoMenu['courses']): MenuBlock[] =>
    of.flatMap((course) => [
      ...words('course', `course-${courses.indexOf(course)}`, course.name),
      ...course.dishes.map(([dish, price, about], at): MenuBlock => ({
        kind: 'recipe',
        _id: `dish-${courses.indexOf(course)}-${at}`,
        recipeId: demoId(`${menu.restaurant}: ${dish}`),
        names: [],
        descriptions: about === undefined ? [] : [{ language, text: about }],
        price,
        label: null,
        customLabels: [],
      })),
    ]);
  const first = courses.filter(({ second }) => !second);
  const second = courses.filter((course) => course.second);
  const legend: MenuBlock[] = [
    { kind: 'spacer', _id: 'space', height: 24 },
    { kind: 'legend', _id: 'legend' },
  ];
  return MenuDraft.parse({
    name,
    options: { orientation, columnType: second.length > 0 ? 'inline' : 'stacked' },
    settings: { language, ink, typeface: orientation.startsWith('tv') ? 'sans' : 'serif' },
    background: { kind: 'shipped', id: background },
    blocks: [
      ...words('title', 'title', title),
      ...words('text', 'lead', lead),
      { kind: 'divider', _id: 'line', style: 'leaf' },
      ...dishes(first),
      ...(second.length > 0 ? [] : legend),
    ],
    secondBlocks: [...dishes(second), ...(second.length > 0 ? legend : [])],
  });
}

/** A former menu with the ids of its dishes. */
export function legacyMenuOf({ restaurant, header, subheader, rows, footer }: DemoLegacyMenu): LegacyMenu {
  return LegacyMenu.parse({
    header,
    subheader,
    rows: rows.map(([kind, words]) => (kind === 'text' ? { text: words } : { recipeId: demoId(`${restaurant}: ${words}`) })),
    footer,
    orientation: 'a4_portrait',
  });
}

function legacyColumns(menu: DemoLegacyMenu) {
  return {
    name: menu.name,
    name_search: menu.name.toLowerCase(),
    library_scope: 'restaurant',
    orientation: 'a4_portrait',
    language: DEMO_MENUS.find(({ restaurant }) => restaurant === menu.restaurant)?.language ?? 'en_gb',
    dishes: menu.rows.filter(([kind]) => kind === 'dish').length,
    legacy: true,
    document: JSON.stringify(legacyMenuOf(menu)),
  };
}

function menuId(restaurant: DemoRestaurantKey, name: string): string {
  return demoId(`menu of ${restaurant}: ${name}`);
}

function placeOf({ restaurant, name }: Pick<DemoMenu, 'restaurant' | 'name'>, madeAt: Date) {
  const place = DEMO_RESTAURANTS.find(({ key }) => key === restaurant) ?? DEMO_RESTAURANTS[0];
  return {
    id: menuId(restaurant, name),
    organization_id: demoId(place.organization),
    restaurant_id: demoId(restaurant),
    created_by: null,
    created_at: madeAt,
    updated_at: madeAt,
  };
}
