import * as api from '@plateprint/shared/mapper/mapper-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Parts } from '../parts.ts';
import { namesMapped } from './map-names.ts';
import { mappingOrganization } from './mapper-place.ts';

export function mapperRoutes(app: FastifyInstance, parts: Parts): void {
  const { database } = parts;

  serve(app, api.mapNames, async ({ actor, body: { organization_id, language_iso: language, names } }) => {
    const { id: organizationId } = await mappingOrganization(database, actor, organization_id);
    return { items: await namesMapped(parts, { organizationId, language, names }) };
  });
}
