import * as z from 'zod/mini';
import { endpoint, type Upload } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { plainText } from '../kernel/plain-text.ts';
import { isBlank } from '../kernel/text.ts';
import { MenuTemplate, MenuTemplateDraft } from './menu-template.ts';
import { CustomLabel } from './menu.ts';

// Parts of an organization's menus: templates, backgrounds, custom labels.

const ThingId = z.object({ id: Id });

export const listMenuTemplates = endpoint({
  method: 'GET',
  path: '/menus/templates',
  callers: 'signed-in',
  summary: 'List the own templates of an organization, by name',
  query: z.object({ organizationId: z.optional(Id), bin: z.optional(z.enum(['true'])) }),
  reply: z.object({ items: z.array(MenuTemplate), next: z.nullable(z.string()) }),
});

export const createMenuTemplate = endpoint({
  method: 'POST',
  path: '/menus/templates',
  callers: 'signed-in',
  summary: 'Keep an arrangement as a template of the organization',
  body: z.object({ ...MenuTemplateDraft.shape, organizationId: z.optional(Id) }),
  reply: MenuTemplate,
});

export const updateMenuTemplate = endpoint({
  method: 'PUT',
  path: '/menus/templates',
  callers: 'signed-in',
  summary: 'Change a template; the menus made from it stay as they are',
  body: z.object({ ...MenuTemplateDraft.shape, id: Id }),
  reply: MenuTemplate,
});

export const deleteMenuTemplate = endpoint({
  method: 'DELETE',
  path: '/menus/templates/{id}',
  callers: 'signed-in',
  summary: 'Put a template into the bin, where it stays restorable for 30 days',
  params: ThingId,
  reply: ThingId,
});

export const restoreMenuTemplate = endpoint({
  method: 'PUT',
  path: '/menus/templates/restore/{id}',
  callers: 'signed-in',
  summary: 'Take a template out of the bin',
  params: ThingId,
  reply: MenuTemplate,
});

/** An own background: a picture of the organization. */
export const OwnBackground = z.object({ id: z.string(), name: z.string(), url: z.string() });
export type OwnBackground = z.infer<typeof OwnBackground>;

export const listMenuBackgrounds = endpoint({
  method: 'GET',
  path: '/menus/backgrounds/{id}',
  callers: 'signed-in',
  summary: 'List the own backgrounds of an organization, newest first',
  params: ThingId,
  reply: z.object({ items: z.array(OwnBackground), next: z.nullable(z.string()) }),
});

export const renameMenuBackground = endpoint({
  method: 'PUT',
  path: '/menus/backgrounds',
  callers: 'signed-in',
  summary: 'Rename a background',
  body: z.object({ id: Id, name: plainText(120).check(z.refine((name) => !isBlank(name), 'no_name')) }),
  reply: OwnBackground,
});

export const deleteMenuBackground = endpoint({
  method: 'DELETE',
  path: '/menus/backgrounds/{id}',
  callers: 'signed-in',
  summary: 'Put a background into the bin; menus that use it keep showing it',
  params: ThingId,
  reply: ThingId,
});

export const restoreMenuBackground = endpoint({
  method: 'PUT',
  path: '/menus/backgrounds/restore/{id}',
  callers: 'signed-in',
  summary: 'Take a background out of the bin',
  params: ThingId,
  reply: OwnBackground,
});

export const listCustomLabels = endpoint({
  method: 'GET',
  path: '/menus/custom-labels/{id}',
  callers: 'signed-in',
  summary: 'List the own labels of an organization',
  params: ThingId,
  reply: z.object({ items: z.array(CustomLabel), next: z.nullable(z.string()) }),
});

export const saveCustomLabel = endpoint({
  method: 'POST',
  path: '/menus/custom-labels',
  callers: 'signed-in',
  summary: 'Make an own label, change one by its id, or take one away',
  body: z.object({
    ...CustomLabel.shape,
    id: z.optional(Id),
    organizationId: z.optional(Id),
    remove: z.optional(z.boolean()),
  }),
  reply: CustomLabel,
});

/** A photograph for a whole page, or a picture for a block. */
const PICTURE = { field: 'image', mostBytes: 10 * 1024 * 1024, tooLarge: 'logo_too_large' } as const satisfies Upload;

export const createMenuBackground = endpoint({
  method: 'POST',
  path: '/menus/backgrounds',
  callers: 'signed-in',
  summary: 'Give an organization a background of its own: JPG or PNG of at most 10 MB',
  body: z.object({ organizationId: z.optional(Id), name: plainText(120) }),
  upload: PICTURE,
  reply: OwnBackground,
});
