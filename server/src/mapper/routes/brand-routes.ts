import * as api from '@plateprint/shared/mapper/brand-api.ts';
import { brandWordOf } from '@plateprint/shared/mapper/brands.ts';
import type { FastifyInstance } from 'fastify';
import { authorName } from '../../access/author-name.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { brandsSaid, type StoredBrand } from '../brand-store.ts';
import { decideBrands } from '../actions/decide-brands.ts';
import { likelyBrands } from '../actions/likely-brands.ts';
import { namesByIds } from '../mapper-list-store.ts';
import { pageOrganization } from '../actions/mapper-place.ts';
import { presentName } from '../actions/present-name.ts';

/** Words of suppliers' names that tell nothing of the food: for those who work on the mapper's page. */
export function brandRoutes(app: FastifyInstance, services: Services): void {
  const { database, foodData } = services;

  serve(app, api.listLikelyBrands, async ({ actor, query }) => {
    const { id } = await pageOrganization(database, actor, query.organizationId);
    return { items: await likelyBrands(services, id, query.language) };
  });

  serve(app, api.listBrands, async ({ actor, query }) => {
    const { id } = await pageOrganization(database, actor, query.organizationId);
    return { items: (await brandsSaid(database, id)).map(presentBrand) };
  });

  serve(app, api.decideBrands, async ({ actor, body }) => {
    const { id: organizationId, ...organization } = await pageOrganization(database, actor, body.organization_id);
    const { language_iso: language, ingredients: records } = body;
    const said = body.brands.map(({ written, is_brand: isBrand }) => ({ written, isBrand }));
    const location = body.consumption_iso ?? organization.location;
    const ids = await decideBrands(services, actor, { organizationId, language, location, said, records });
    const words = new Set(said.map(({ written }) => brandWordOf(written)));
    const kept = (await brandsSaid(database, organizationId)).filter(({ word }) => words.has(word));
    const names = await namesByIds(database, organizationId, ids);
    return { brands: kept.map(presentBrand), items: names.map((row) => presentName(foodData, row, language)) };
  });
}

function presentBrand({ word, written, is_brand: isBrand, decided_at: decidedAt, ...author }: StoredBrand): api.DecidedBrand {
  const decidedBy = authorName({ ...author, integration_name: null });
  return { word, written, isBrand, decidedBy, decidedAt: decidedAt.toISOString() };
}
