import * as api from '@plateprint/shared/mapper/brand-api.ts';
import { brandWordOf } from '@plateprint/shared/mapper/brands.ts';
import type { FastifyInstance } from 'fastify';
import { authorName } from '../access/author-name.ts';
import { serve } from '../http/serve.ts';
import type { Parts } from '../parts.ts';
import { brandsSaid, type KeptBrand } from './brand-store.ts';
import { decideBrand } from './decide-brand.ts';
import { likelyBrand } from './likely-brand.ts';
import { namesByIds } from './mapper-list-store.ts';
import { pageOrganization } from './mapper-place.ts';
import { presentName } from './present-name.ts';

/** Words of suppliers' names that tell nothing of the food: for those who work on the mapper's page. */
export function brandRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, foodData } = parts;

  serve(app, api.readLikelyBrand, async ({ actor, query }) => {
    const { id } = await pageOrganization(database, actor, query.organizationId);
    return { brand: await likelyBrand(parts, id, query.language) };
  });

  serve(app, api.listBrands, async ({ actor, query }) => {
    const { id } = await pageOrganization(database, actor, query.organizationId);
    return { items: (await brandsSaid(database, id)).map(presentBrand) };
  });

  serve(app, api.decideBrand, async ({ actor, body }) => {
    const { id: organizationId, ...organization } = await pageOrganization(database, actor, body.organization_id);
    const { language_iso: language, written, is_brand: isBrand, ingredients: records } = body;
    const location = body.consumption_iso ?? organization.location;
    const ids = await decideBrand(parts, actor, { organizationId, language, location, written, isBrand, records });
    const word = brandWordOf(written);
    const said = (await brandsSaid(database, organizationId)).find((each) => each.word === word);
    const names = await namesByIds(database, organizationId, ids);
    return { brand: said ? presentBrand(said) : null, items: names.map((row) => presentName(foodData, row, language)) };
  });
}

function presentBrand({ word, written, is_brand: isBrand, decided_at: decidedAt, ...author }: KeptBrand): api.DecidedBrand {
  const decidedBy = authorName({ ...author, integration_name: null });
  return { word, written, isBrand, decidedBy, decidedAt: decidedAt.toISOString() };
}
