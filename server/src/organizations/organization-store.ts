import { mayManageOrganization } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { type Plan, shownPlan } from '@plateprint/shared/access/plan.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { LIST_PAGE } from '@plateprint/shared/kernel/api/list-query.ts';
import type { CurrencyFrom } from '@plateprint/shared/organizations/currency.ts';
import type { Organization } from '@plateprint/shared/organizations/organization.ts';
import { runBy, seenBy } from '../access/organization-reach.ts';
import type { Database } from '../platform/database/database.ts';
import { pageOf, type Page } from '../platform/database/page.ts';
import { hasWords } from '../platform/database/search-words.ts';
import { currenciesIn } from './currency-store.ts';
import { isLogoRestorable } from './logo-change.ts';

/** An organization as permissions and its page need it. */
export interface OwnedOrganization {
  id: string;
  name: string;
  segment: Organization['segment'];
  location: string;
  printedTotal: Organization['printedTotal'];
  currencies: CurrencyFrom[];
  enterpriseId: string | null;
  enterpriseName: string | null;
  plan: Plan;
  planActive: boolean;
  created: Date;
  logo: string | null;
  formerLogo: string | null;
  logoDeletedAt: Date | null;
  sortName: string | null;
}

/** What those who run an organization change of it. */
export type EditedField = 'name' | 'segment' | 'location' | 'printedTotal' | 'currencies';

function owned(row: object): OwnedOrganization {
  const { currencies, ...rest } = row as Omit<OwnedOrganization, 'currencies'> & { currencies: unknown };
  return { ...rest, currencies: currenciesIn(currencies) };
}

function organizations(database: Database) {
  return database
    .selectFrom('organization')
    .leftJoin('enterprise', 'enterprise.id', 'organization.enterprise_id')
    .select([
      'organization.id',
      'organization.name',
      'organization.segment',
      'organization.location',
      'organization.printed_total as printedTotal',
      'organization.currencies',
      'organization.enterprise_id as enterpriseId',
      'enterprise.name as enterpriseName',
      'organization.plan',
      'organization.plan_active as planActive',
      'organization.created_at as created',
      'organization.logo',
      'organization.former_logo as formerLogo',
      'organization.logo_deleted_at as logoDeletedAt',
      'organization.sort_name as sortName',
    ])
    .where('organization.deleted_at', 'is', null);
}

/** @throws not_found for an organization that the actor does not see, as for one that is not there. */
export async function organizationOf(database: Database, actor: Actor, id: string): Promise<OwnedOrganization> {
  const row = await organizations(database).where('organization.id', '=', id).where(seenBy(actor)).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return owned(row);
}

/** The organizations somebody sees, by name, a page at a time. */
export async function organizationsSeenBy(
  database: Database,
  actor: Actor,
  { search, cursor }: { search?: string | undefined; cursor?: string | undefined },
): Promise<Page<OwnedOrganization>> {
  const page = await pageOf(
    organizations(database)
      .where(seenBy(actor))
      .where(hasWords('organization', search))
      .orderBy('organization.sort_name')
      .orderBy('organization.id')
      .limit(LIST_PAGE + 1),
    {
      cursor,
      limit: LIST_PAGE,
      sortedBy: 'text',
      after: (from, [name, id]) =>
        from.where((build) => build.eb(build.refTuple('organization.sort_name', 'organization.id'), '>', build.tuple(name, id))),
      keyOf: (row) => [row.sortName ?? '', row.id],
    },
  );
  return { items: page.items.map(owned), next: page.next };
}

export function present(organization: OwnedOrganization, actor: Actor, now: Date): Organization {
  const { id, name, segment, location, printedTotal, currencies, logo, enterpriseId, enterpriseName } = organization;
  const former = { former: organization.formerLogo, formerSince: organization.logoDeletedAt };
  return {
    id,
    name,
    segment,
    location,
    printedTotal,
    currencies,
    logo,
    created: organization.created.toISOString(),
    plan: shownPlan(organization.plan, organization.planActive),
    logoRestorable: isLogoRestorable(former, now),
    enterprise: enterpriseId === null ? null : { id: enterpriseId, name: enterpriseName ?? '' },
    mayManage: mayManageOrganization(actor, organization),
  };
}

export async function changeOrganization(
  database: Database,
  actor: Actor,
  { id, printedTotal, currencies, ...change }: Pick<OwnedOrganization, 'id' | EditedField>,
): Promise<void> {
  await database
    .updateTable('organization')
    .set({ ...change, printed_total: printedTotal, currencies: JSON.stringify(currencies) })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(runBy(actor))
    .execute();
}
