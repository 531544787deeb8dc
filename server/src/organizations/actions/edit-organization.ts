import type { Actor } from '@plateprint/shared/access/actor.ts';
import { audit } from '../../access/audit.ts';
import type { Services } from '../../platform/services.ts';
import { changeOrganization, type EditedField, type OwnedOrganization } from '../organization-store.ts';

export type OrganizationChange = { [Field in EditedField]?: OwnedOrganization[Field] | undefined };

/** Changes what is named and writes it down. */
export async function editOrganization(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  actor: Actor,
  { organization, change }: { organization: OwnedOrganization; change: OrganizationChange },
): Promise<void> {
  const { id } = organization;
  const { name, segment, location, printedTotal, currencies } = organization;
  const before = { name, segment, location, printedTotal, currencies };
  const after = {
    name: change.name ?? name,
    segment: change.segment ?? segment,
    location: change.location ?? location,
    printedTotal: change.printedTotal ?? printedTotal,
    currencies: change.currencies?.toSorted((one, other) => one.from.localeCompare(other.from)) ?? currencies,
  };
  await database.transaction().execute(async (transaction) => {
    await changeOrganization(transaction, actor, { id, ...after });
    const thing = { kind: 'organization', id, name: after.name } as const;
    await audit(transaction, {
      action: 'organization_changed',
      at: clock(),
      by: actor,
      thing,
      organizationId: id,
      before: audited(before),
      after: audited(after),
    });
  });
}

/** In the audit's names. */
function audited({ printedTotal, currencies, ...rest }: Pick<OwnedOrganization, EditedField>) {
  return { ...rest, printed_total: printedTotal, currency: currencies.map(({ from, currency }) => `${from} ${currency}`) };
}
