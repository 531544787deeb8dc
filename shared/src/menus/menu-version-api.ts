import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { FormerVersion, VersionInPath } from '../kernel/api/version.ts';
import { Menu } from './menu.ts';

export const listMenuVersions = endpoint({
  method: 'GET',
  path: '/menus/{id}/versions',
  callers: 'signed-in',
  summary: 'List the versions of a menu that saves without a version wrote over, the latest first; at most 200',
  params: z.object({ id: Id }),
  reply: z.object({ items: z.array(FormerVersion), next: z.null() }),
});

/** It returns by being saved: `PUT /menus` with what is read here makes it the present version again. */
export const readMenuVersion = endpoint({
  method: 'GET',
  path: '/menus/{id}/versions/{version}',
  callers: 'signed-in',
  summary: 'Read a version of a menu that was written over',
  params: z.object({ id: Id, version: VersionInPath }),
  reply: Menu,
});
