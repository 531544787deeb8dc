import * as z from 'zod/mini';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Version } from '../../kernel/api/version.ts';
import { Id } from '../../kernel/id.ts';
import { TargetDraft } from '../model/target.ts';
import { TARGET_PRESETS } from '../model/target-preset.ts';
import { TargetPath } from '../path/target-path.ts';

const TargetId = z.object({ id: Id });

/** Whose target: a kitchen's, or of its whole organization. */
const PlaceOfTarget = z.object({
  restaurantId: z.optional(Id),
  organizationId: z.optional(Id),
});
export type PlaceOfTarget = z.infer<typeof PlaceOfTarget>;

/** One place, not two and not none. */
const OnePlace = PlaceOfTarget.check(
  z.refine(({ restaurantId, organizationId }) => (restaurantId === undefined) !== (organizationId === undefined), {
    error: 'one_place',
    path: ['restaurantId'],
  }),
);

export const Target = z.object({
  ...TargetDraft.shape,
  id: z.string(),
  organizationId: z.string(),
  /** Null of the whole organization. */
  restaurantId: z.nullable(z.string()),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Target = z.infer<typeof Target>;

/** A published target, and why it is not offered: `unit` our figures have no such unit, `base_year` no reports of all its base year. */
const OfferedPreset = z.object({
  id: z.enum(TARGET_PRESETS),
  refusal: z.nullable(z.enum(['unit', 'base_year'])),
});
export type OfferedPreset = z.infer<typeof OfferedPreset>;

export const listTargets = endpoint({
  method: 'GET',
  path: '/targets',
  callers: 'signed-in',
  summary: 'List the targets of a restaurant or of an organization, in the order in which they were set',
  query: OnePlace,
  reply: z.object({ items: z.array(Target), presets: z.array(OfferedPreset), next: z.null() }),
});

export const readTargetPath = endpoint({
  method: 'GET',
  path: '/targets/{id}/path',
  callers: 'signed-in',
  summary: 'Read a target’s path with the months’ values, and whether the latest months are on it',
  description: 'Made of the completed monthly reports as they were published; closed restaurants stay in what they reported.',
  params: TargetId,
  reply: TargetPath,
});

export const previewTargetPath = endpoint({
  method: 'POST',
  path: '/targets/path',
  callers: 'signed-in',
  changes: false,
  summary: 'Say what the path of a target would be that nobody has set yet',
  body: z.object({ place: OnePlace, target: TargetDraft }),
  reply: TargetPath,
});

export const setTarget = endpoint({
  method: 'POST',
  path: '/targets',
  callers: 'signed-in',
  summary: 'Set a target for a restaurant or an organization',
  description: 'A base without completed reports, or one that counts too little, is refused; so is a 13th target of a place.',
  body: z.object({ place: OnePlace, target: TargetDraft }),
  reply: Target,
});

export const changeTarget = endpoint({
  method: 'PUT',
  path: '/targets/{id}',
  callers: 'signed-in',
  summary: 'Change a target',
  description: 'Refused with `changed_meanwhile` when somebody saved a newer version.',
  params: TargetId,
  body: z.object({ target: TargetDraft, version: Version }),
  reply: Target,
});

export const deleteTarget = endpoint({
  method: 'DELETE',
  path: '/targets/{id}',
  callers: 'signed-in',
  summary: 'Put a target into the bin, where it stays restorable for 30 days',
  params: TargetId,
  reply: TargetId,
});

export const restoreTarget = endpoint({
  method: 'PUT',
  path: '/targets/{id}/restore',
  callers: 'signed-in',
  summary: 'Take a target out of the bin',
  params: TargetId,
  reply: Target,
});
