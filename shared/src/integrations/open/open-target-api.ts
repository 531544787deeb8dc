import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { TargetDraft } from '../../targets/model/target.ts';
import { TargetPath } from '../../targets/path/target-path.ts';
import { Boundary } from './open-basis.ts';
import { NextPage } from './open-page.ts';
import { OPEN } from './open.ts';

const OpenTarget = z.object({
  ...TargetDraft.shape,
  id: described(z.string(), 'The target’s id.'),
  restaurantId: described(z.nullable(z.string()), 'The restaurant whose target it is; null for one of the whole organization.'),
  version: described(z.number(), 'How often it was saved.'),
  updatedAt: described(z.string(), 'When it was last changed, ISO 8601.'),
  boundary: Boundary,
});

export const listOpenTargets = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/targets',
  summary: 'List the targets of a restaurant, or of the organization, in the order in which they were set',
  query: z.object({
    restaurantId: described(
      z.optional(Id),
      'The restaurant whose targets are listed; those of the whole organization when left out.',
    ),
  }),
  reply: z.object({ items: described(z.array(OpenTarget), 'The targets, twelve at most.'), next: NextPage }),
});

export const readOpenTarget = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/targets/{id}',
  summary: 'Read a target with its path, the months’ values, and whether the latest months are on it',
  description:
    'Made of the completed monthly reports. A value of too little is null, and so is the verdict then: `withheld` says why. Foods are called in English.',
  params: z.object({ id: described(Id, 'The target’s id.') }),
  reply: z.object({
    ...OpenTarget.shape,
    path: described(TargetPath, 'Its base, its goal, its months and whether they are on the path.'),
  }),
});
