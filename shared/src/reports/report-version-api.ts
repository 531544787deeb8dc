import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { FormerVersion, VersionInPath } from '../kernel/api/version.ts';
import { Report } from './model/report.ts';

export const listReportVersions = endpoint({
  method: 'GET',
  path: '/reports/{id}/versions',
  callers: 'signed-in',
  summary:
    'List the former versions of a report, the latest first: those that were completed, and those that saves without a version wrote over; at most 200',
  params: z.object({ id: Id }),
  reply: z.object({ items: z.array(FormerVersion), next: z.null() }),
});

/** It returns by being saved: an update with what is read here makes it the present version again, with figures of today. */
export const readReportVersion = endpoint({
  method: 'GET',
  path: '/reports/{id}/versions/{version}',
  callers: 'signed-in',
  summary: 'Read a version of a report that was written over, with its rows and its figures as they stood then',
  params: z.object({ id: Id, version: VersionInPath }),
  reply: Report,
});
