import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import * as api from '@plateprint/shared/mapper/mapper-api.ts';
import type { FastifyInstance } from 'fastify';
import { measuresOfFood } from '../../ingredients/actions/measures-of.ts';
import type { Page } from '../../platform/database/page.ts';
import { goneOf } from '../../platform/threads/caller-gone.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { brandRoutes } from './brand-routes.ts';
import { decideMany, decideOne } from '../actions/decide-names.ts';
import { namesMapped } from '../actions/map-names.ts';
import { decidedNames, type ListedName, namesByIds, organizationOfName, waitingNamesOf } from '../mapper-list-store.ts';
import { mapperPageRoutes } from './mapper-page-routes.ts';
import { decidingOrganization, mappingOrganization } from '../actions/mapper-place.ts';
import { presentName } from '../actions/present-name.ts';

export function mapperRoutes(app: FastifyInstance, services: Services): void {
  const { database, foodData } = services;
  const present = ({ items, next }: Page<ListedName>, language: Language | undefined) => ({
    items: items.map((row) => presentName(foodData, row, language)),
    next,
  });

  serve(app, api.listMappedIngredients, async ({ actor, query }) => {
    const { id } = await mappingOrganization(database, actor, query.organizationId);
    return present(await decidedNames(database, id, query), query.language);
  });

  serve(app, api.listUnmappedIngredients, async ({ actor, query }) => {
    const { id } = await mappingOrganization(database, actor, query.organizationId);
    return present(await waitingNamesOf(database, id, query), query.language);
  });

  serve(app, api.mapNames, async ({ actor, reply, body: { organization_id, language_iso: language, names } }) => {
    const { id: organizationId } = await mappingOrganization(database, actor, organization_id);
    const items = await namesMapped(services, { organizationId, language, names, signal: goneOf(reply) });
    return { items: items.map((item) => ({ ...item, measures: measuresOfFood(foodData, item) })) };
  });

  serve(app, api.upsertMappedIngredients, async ({ actor, body }) => {
    const { id: organizationId, ...organization } = await decidingOrganization(database, actor, body.organization_id);
    const location = body.consumption_iso ?? organization.location;
    const what = { organizationId, language: body.language_iso, location, records: body.ingredients };
    const ids = await decideMany(services, actor, what);
    return present({ items: await namesByIds(database, organizationId, ids), next: null }, body.language_iso);
  });

  serve(app, api.updateMappedIngredient, async ({ actor, params: { id }, body: decision }) => {
    // A stranger must not learn whose name it is: `not_found`, as for one that is not there.
    const organization = await decidingOrganization(database, actor, await organizationOfName(database, id));
    const { id: organizationId, location } = organization;
    await decideOne(services, actor, { id, organizationId, location, decision });
    const [row] = await namesByIds(database, organizationId, [id]);
    if (!row) throw new AppError('not_found');
    return presentName(foodData, row, undefined);
  });

  mapperPageRoutes(app, services);
  brandRoutes(app, services);
}
