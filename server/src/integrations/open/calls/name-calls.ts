import * as api from '@plateprint/shared/integrations/open/open-name-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import type { FastifyInstance } from 'fastify';
import type { Page } from '../../../platform/database/page.ts';
import { goneOf } from '../../../platform/threads/caller-gone.ts';
import { serve } from '../../../platform/http/serve.ts';
import { inSlices } from '../../../platform/slices/in-slices.ts';
import { suggestions } from '../../../ingredients/actions/match-name.ts';
import { decideMany } from '../../../mapper/actions/decide-names.ts';
import { namesMapped } from '../../../mapper/actions/map-names.ts';
import { decidedNames, type ListedName, namesByIds, waitingNamesOf } from '../../../mapper/mapper-list-store.ts';
import { decidingOrganization, mappingOrganization } from '../../../mapper/actions/mapper-place.ts';
import { presentName } from '../../../mapper/actions/present-name.ts';
import { waitForNames } from '../../../mapper/actions/wait-for-names.ts';
import type { Services } from '../../../platform/services.ts';
import { callerOf } from './caller-of.ts';

/** The food data by name, and what an organization remembers of names. */
export function openNameCalls(app: FastifyInstance, services: Services): void {
  const { database, foodData } = services;
  const present = ({ items, next }: Page<ListedName>, language: Language | undefined) => ({
    items: items.map((row) => presentName(foodData, row, language)),
    next,
  });

  serve(app, api.searchOpenIngredients, async ({ query }) => ({ items: suggestions(foodData, query) }));

  serve(app, api.parseOpenLines, async ({ reply, body: { lines, language } }) => ({
    lines: await inSlices(lines, (line) => parseLine(line, language), goneOf(reply)),
  }));

  serve(app, api.matchOpenNames, async ({ actor, request, reply, body: { language, names, wait, consumption } }) => {
    const { integration, organization } = callerOf(request);
    if (wait && !integration.mapping_api) throw new AppError('not_allowed', [NEEDS_MAPPING]);
    const { id: organizationId } = await mappingOrganization(database, actor, organization.id);
    const items = await namesMapped(services, {
      organizationId,
      language,
      names,
      ...(wait ? {} : { signal: goneOf(reply) }),
    });
    if (!wait) return { items, waiting: 0 };
    const undecided = names
      .filter((_, at) => items[at]?.by === 'none')
      .map(({ name, externalId, grams = null, money = null }) => ({ name, externalId, language, grams, money }));
    const asked = { organizationId, integrationId: integration.id, location: consumption ?? organization.location };
    const waiting = await database
      .transaction()
      .execute(async (transaction) => waitForNames(transaction, foodData, { ...asked, names: undecided }));
    return { items, waiting };
  });

  serve(app, api.listOpenNames, async ({ actor, query: { state, language, ...asked }, reading }) => {
    const { id } = await mappingOrganization(database, actor, undefined);
    if (state === 'waiting') return present(await waitingNamesOf(reading(database), id, asked), language);
    return present(await decidedNames(reading(database), id, { ...asked, sort: 'name' }), language);
  });

  serve(app, api.putOpenNames, async ({ actor, body }) => {
    const { id: organizationId, ...organization } = await decidingOrganization(database, actor, undefined);
    const location = body.consumption_iso ?? organization.location;
    const what = { organizationId, language: body.language_iso, location, records: body.ingredients };
    const ids = await decideMany(services, actor, what);
    return present({ items: await namesByIds(database, organizationId, ids), next: null }, body.language_iso);
  });
}

const NEEDS_MAPPING = { path: 'wait', code: 'not_allowed', message: 'Waiting needs a key with the flag mapping_api.' };
