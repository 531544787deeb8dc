import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import * as api from '@plateprint/shared/mapper/mapper-api.ts';
import { withoutBrands } from '@plateprint/shared/mapper/brands.ts';
import { similarNames } from '@plateprint/shared/mapper/similar-names.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { brandsOf } from '../brand-store.ts';
import { coverageOf } from '../store/coverage-store.ts';
import { formerDecisions, namesByIds, organizationOfName, waitingToCompare } from '../mapper-list-store.ts';
import { pageOrganization } from '../actions/mapper-place.ts';
import { formerOf, presentName } from '../actions/present-name.ts';

const MOST_SIMILAR = 200;

/** The calls of the mapper's own page, beside those for the names themselves. */
export function mapperPageRoutes(app: FastifyInstance, { database, foodData }: Services): void {
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
    const [waiting, brands] = await Promise.all([
      waitingToCompare(database, organization.id),
      brandsOf(database, organization.id),
    ]);
    const bare = <N extends { name: string }>(each: N): N => ({ ...each, name: withoutBrands(each.name, brands) });
    const others = similarNames(bare(presentName(foodData, name, query.language)), waiting.map(bare)).slice(0, MOST_SIMILAR);
    const rows = await namesByIds(
      database,
      organization.id,
      others.map((other) => other.id),
    );
    return { items: rows.map((row) => presentName(foodData, row, query.language)) };
  });
}
