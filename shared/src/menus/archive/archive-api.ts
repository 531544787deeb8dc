import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { DishEvidence } from './dish-evidence.ts';
import { ShownState } from './shown-state.ts';
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
