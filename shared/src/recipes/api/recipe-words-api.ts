import * as z from 'zod/mini';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';

export const listTags = endpoint({
  method: 'GET',
  path: '/tags/{organizationId}',
  callers: 'signed-in',
  summary: 'List the tags that an organization’s recipes carry, by name',
  params: z.object({ organizationId: Id }),
  reply: z.object({ items: z.array(z.object({ name: z.string() })), next: z.nullable(z.string()) }),
});

export const listRecipeCategories = endpoint({
  method: 'GET',
  path: '/recipes/categories/{organizationId}',
  callers: 'signed-in',
  summary: 'List the categories that an organization’s recipes stand in, by name',
  params: z.object({ organizationId: Id }),
  reply: z.object({ items: z.array(z.object({ name: z.string() })), next: z.nullable(z.string()) }),
});
