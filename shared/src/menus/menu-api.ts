import * as z from 'zod/mini';
import { ORIENTATIONS } from '../exports/page-size.ts';
import { THUMBNAIL } from '../exports/thumbnail.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Cursor, Id } from '../kernel/id.ts';
import { plainText, searchText } from '../kernel/plain-text.ts';
import { StartedFrom } from '../kernel/api/version.ts';
import { LegacyMenu } from './legacy-menu.ts';
import { ReasonToGoOut } from '../claims/claims-answer.ts';
import { Menu, MenuDraft, MenuSummary } from './menu.ts';
import { ChangedMenuLink, LinkNumber, SharedMenuLink } from './share-link.ts';

const MenuId = z.object({ id: Id });
/** As many as one may select at once. */
const Ids = z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(200)) });
const Limit = z._default(z.coerce.number<string | number | undefined>().check(z.int(), z.minimum(1), z.maximum(200)), 50);
const MenuPageReply = z.object({ items: z.array(MenuSummary), next: z.nullable(z.string()) });

export const listMenus = endpoint({
  method: 'GET',
  path: '/menus/menu/{restaurantId}',
  callers: 'signed-in',
  summary: 'List the menus of a restaurant and of its organization’s library, newest change first',
  params: z.object({ restaurantId: Id }),
  query: z.object({ bin: z.optional(z.enum(['true'])), cursor: z.optional(Cursor), limit: Limit }),
  reply: MenuPageReply,
});

export const searchMenus = endpoint({
  method: 'POST',
  path: '/menus/search',
  callers: 'signed-in',
  changes: false,
  summary: 'Find menus of a restaurant by a part of their name',
  body: z.object({
    restaurantId: Id,
    query: searchText(200),
    orientation: z.optional(z.enum(ORIENTATIONS)),
    live: z.optional(z.boolean()),
    cursor: z.optional(Cursor),
    limit: Limit,
  }),
  reply: MenuPageReply,
});

export const readMenu = endpoint({
  method: 'GET',
  path: '/menus/{id}',
  callers: 'signed-in',
  summary: 'Read a menu with its blocks and what it shows of its recipes',
  params: MenuId,
  reply: Menu,
});

export const createMenu = endpoint({
  method: 'POST',
  path: '/menus',
  callers: 'signed-in',
  summary: 'Create a menu',
  body: z.object({ ...MenuDraft.shape, restaurantId: Id }),
  reply: Menu,
});

export const updateMenu = endpoint({
  method: 'PUT',
  path: '/menus',
  callers: 'signed-in',
  summary: 'Save a menu as a new version',
  description:
    'With `version` it is refused with `changed_meanwhile` when somebody saved a newer version. Without it the last write stands, and what it wrote over is kept as a version.',
  body: z.object({ ...MenuDraft.shape, id: Id, version: StartedFrom, reason: ReasonToGoOut }),
  reply: Menu,
});

export const saveLegacyMenu = endpoint({
  method: 'PUT',
  path: '/menus/legacy/{id}',
  callers: 'signed-in',
  summary: 'Keep a menu in the former form, or convert a kept one',
  description:
    'With `menu` the former document is kept as it came. Without it the kept one is answered converted; the original stays until the converted one is saved.',
  params: MenuId,
  body: z.object({ menu: z.optional(LegacyMenu), name: z.optional(plainText(200)), restaurantId: z.optional(Id) }),
  reply: Menu,
});

export const shareMenu = endpoint({
  method: 'PUT',
  path: '/menus/share-menu',
  callers: 'signed-in',
  summary: 'Put a menu on a live link of its restaurant, in place of the one that is on it',
  description:
    'Where the rule on sustainability labels holds and the organization has not chosen on what it shows labels, the link shows figures until there is a choice; with `labels` it does so everywhere. With `replaces` the change is refused when another menu than that one has come to stand on the link; null: when any has.',
  body: z.object({
    linkNumber: LinkNumber,
    restaurantId: Id,
    menuId: Id,
    labels: z.optional(z.literal('figures')),
    replaces: z.optional(z.nullable(Id)),
    reason: ReasonToGoOut,
  }),
  reply: ChangedMenuLink,
});

export const unshareMenu = endpoint({
  method: 'PUT',
  path: '/menus/unshare-menu',
  callers: 'signed-in',
  summary: 'Take a menu off a live link, which keeps its address',
  body: z.object({ linkNumber: LinkNumber, restaurantId: Id, menuId: Id }),
  reply: ChangedMenuLink,
});

export const nameMenuLink = endpoint({
  method: 'PUT',
  path: '/menus/shared-menu-links/name',
  callers: 'signed-in',
  summary: 'Name a live link of a restaurant; its address stays',
  body: z.object({ linkNumber: LinkNumber, restaurantId: Id, name: plainText(80) }),
  reply: SharedMenuLink,
});

export const listSharedMenuLinks = endpoint({
  method: 'GET',
  path: '/menus/shared-menu-links/{id}',
  callers: 'signed-in',
  summary: 'List the ten live links of a restaurant with the menus on them',
  params: MenuId,
  reply: z.object({ items: z.array(SharedMenuLink), next: z.nullable(z.string()) }),
});

export const cloneMenus = endpoint({
  method: 'POST',
  path: '/menus/bulk-clone',
  callers: 'signed-in',
  summary: 'Copy menus, into their own restaurant or into another one within reach',
  body: z.object({ ...Ids.shape, restaurantId: z.optional(Id) }),
  reply: MenuPageReply,
});

export const deleteMenu = endpoint({
  method: 'DELETE',
  path: '/menus/{id}',
  callers: 'signed-in',
  summary: 'Put a menu into the bin, where it stays restorable for 30 days; it leaves its live links',
  params: MenuId,
  reply: MenuId,
});

export const restoreMenu = endpoint({
  method: 'PUT',
  path: '/menus/restore/{id}',
  callers: 'signed-in',
  summary: 'Take a menu out of the bin',
  params: MenuId,
  reply: MenuSummary,
});

export const deleteMenus = endpoint({
  method: 'DELETE',
  path: '/menus/bulk-delete',
  callers: 'signed-in',
  summary: 'Put several menus into the bin: all or none',
  body: Ids,
  reply: Ids,
});

export const restoreMenus = endpoint({
  method: 'PUT',
  path: '/menus/bulk-restore',
  callers: 'signed-in',
  summary: 'Take several menus out of the bin: all or none',
  body: Ids,
  reply: Ids,
});

/** A picture of a menu, made by the browser: small enough for a tile. */

export const uploadMenuThumbnail = endpoint({
  method: 'POST',
  path: '/menus/upload-thumbnail/{id}',
  callers: 'signed-in',
  summary: 'Give a menu its thumbnail: JPG of at most 2 MB',
  params: MenuId,
  upload: THUMBNAIL,
  reply: z.object({ thumbnailUrl: z.string() }),
});

export const uploadTemplateThumbnail = endpoint({
  method: 'POST',
  path: '/menus/upload-template-thumbnail/{id}',
  callers: 'signed-in',
  summary: 'Give a template its thumbnail: JPG of at most 2 MB',
  params: MenuId,
  upload: THUMBNAIL,
  reply: z.object({ thumbnailUrl: z.string() }),
});
