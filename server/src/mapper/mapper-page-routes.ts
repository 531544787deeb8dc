import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import * as api from '@plateprint/shared/mapper/mapper-api.ts';
import { similarNames } from '@plateprint/shared/mapper/similar-names.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Parts } from '../parts.ts';
import { coverageOf } from './coverage-store.ts';
import { formerDecisions, namesByIds, organizationOfName, waitingToCompare } from './mapper-list-store.ts';
import { pageOrganization } from './mapper-place.ts';
import { formerOf, presentName } from './present-name.ts';

const MOST_SIMILAR = 200;

/** What the mapper's own page asks for beside the names themselves. */
export function mapperPageRoutes(app: FastifyInstance, { database, foodData }: Parts): void {
  serve(app, api.readMapperCoverage, async ({ actor, query }) => {
    const { id } = await pageOrganization(database, actor, query.organizationId);
    return coverageOf(database, id);
  });

  serve(app, api.readNameHistory, async ({ actor, params: { id }, query }) => {
    const organization = await pageOrganization(database, actor, await organizationOfName(database, id));
    const rows = await formerDecisions(database, organization.id, id);
    return { items: rows.flatMap((row) => formerOf(foodData, row, query.language ?? 'en_gb') ?? []) };
  });

  serve(app, api.listSimilarNames, async ({ actor, params: { id }, query }) => {
    const organization = await pageOrganization(database, actor, await organizationOfName(database, id));
    const [name] = await namesByIds(database, organization.id, [id]);
    if (!name) throw new AppError('not_found');
    const like = presentName(foodData, name, query.language);
    const others = similarNames(like, await waitingToCompare(database, organization.id)).slice(0, MOST_SIMILAR);
    const rows = await namesByIds(
      database,
      organization.id,
      others.map((other) => other.id),
    );
    return { items: rows.map((row) => presentName(foodData, row, query.language)) };
  });
}
