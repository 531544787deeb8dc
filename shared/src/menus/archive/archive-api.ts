import * as z from 'zod/mini';
import { PAGE_FORMATS } from '../../exports/export-format.ts';
import { LABELS_SHOWN } from '../../footprint/label/labels-shown.ts';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { plainText } from '../../kernel/plain-text.ts';
import { DishEvidence } from './dish-evidence.ts';
import { ReasonToGoOut } from '../../claims/claims-answer.ts';
import { MenuPage } from '../menu.ts';
import { PublishedExport, ShownState } from './shown-state.ts';
import { MOST_LINKS } from '../share-link.ts';

const Day = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));

export const readArchivedDish = endpoint({
  method: 'GET',
  path: '/menus/archive/{restaurantId}/dishes/{evidence}',
  callers: 'signed-in',
  summary: 'Tell what the figure of a dish stood on that guests were shown: its lines, its range and its sources',
  params: z.object({ restaurantId: Id, evidence: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  query: z.object({ language: z._default(z.enum(LANGUAGES), 'en_gb') }),
  reply: DishEvidence,
});

export const chooseEvidenceLines = endpoint({
  method: 'PUT',
  path: '/menus/archive/evidence-lines',
  callers: 'signed-in',
  summary: 'Choose whether the public page about a dish’s figure names its ingredients; its sources and boundary it always names',
  body: z.object({ organizationId: Id, evidenceLines: z.boolean() }),
  reply: z.object({ evidenceLines: z.boolean() }),
});

export const keepPublishedExport = endpoint({
  method: 'POST',
  path: '/menus/archive/exports',
  callers: 'signed-in',
  summary: 'Keep what a file of a menu shows that is going up in front of guests',
  description: 'The figures are those that its dishes have at this moment.',
  body: z.object({
    restaurantId: Id,
    menuId: described(z.nullable(Id), 'Null for a menu that is not saved yet.'),
    name: plainText(200),
    page: MenuPage,
    format: z.enum(PAGE_FORMATS),
    labels: z.enum(LABELS_SHOWN),
    reason: ReasonToGoOut,
  }),
  reply: z.object({ id: z.string() }),
});

export const listPublishedExports = endpoint({
  method: 'GET',
  path: '/menus/archive/{restaurantId}/exports',
  callers: 'signed-in',
  summary: 'List the files of a restaurant’s menus that were marked as published up to a day, the latest first',
  params: z.object({ restaurantId: Id }),
  query: z.object({ day: described(Day, 'YYYY-MM-DD.') }),
  reply: z.object({ items: z.array(PublishedExport), next: z.nullable(z.string()) }),
});

export const readArchivedDay = endpoint({
  method: 'GET',
  path: '/menus/archive/{restaurantId}/{linkNumber}',
  callers: 'signed-in',
  summary: 'Tell what stood on a live link on a day, with the figures of then',
  description: 'A day is one where the restaurant is. What was shown is kept for five years.',
  params: z.object({
    restaurantId: Id,
    linkNumber: z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(MOST_LINKS)),
  }),
  query: z.object({ day: described(Day, 'YYYY-MM-DD.') }),
  reply: z.object({
    /** ISO 8601; null: nothing has stood on this link as long as the archive reaches back. */
    began: z.nullable(z.string()),
    states: described(z.array(ShownState), 'One after the other; what did not change is one.'),
  }),
});
