import { mayOpenAdmin } from '@plateprint/shared/access/abilities.ts';
import { mayChangeMember } from '@plateprint/shared/access/member-abilities.ts';
import * as api from '@plateprint/shared/admin/erasure-api.ts';
import { isTypedName } from '@plateprint/shared/admin/typed-name.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../access/audit.ts';
import { demand, demandOfPlan } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import { homeOf, memberOf } from '../../organizations/member-store.ts';
import { organizationOf } from '../../organizations/organization-store.ts';
import type { Services } from '../../platform/services.ts';
import { erasePeople } from '../../users/personal-data/erase-people.ts';
import { anyOrganization } from '../store/admin-organization-store.ts';
import './erase-organization.ts';
import { endBinOf } from './erase-organization-store.ts';

/** Erases things in the bin before their time. */
export function erasureRoutes(app: FastifyInstance, { database, clock, jobs }: Services): void {
  serve(app, api.eraseMember, async ({ actor, params: { id } }) => {
    const organization = await organizationOf(database, actor, await homeOf(database, actor, id));
    const member = await memberOf(database, organization, id, { inBinAt: clock() });
    const allowed = mayChangeMember(actor, organization, { roles: member.roles.map(({ role }) => role) });
    demandOfPlan(allowed, actor, 'organization_settings', organization);
    await database.transaction().execute(async (transaction) => {
      const at = clock();
      await erasePeople(transaction, [member.id], at);
      const thing = { kind: 'person', id: member.id, name: '' } as const;
      await audit(transaction, { action: 'person_erased', at, by: actor, thing, organizationId: organization.id });
    });
    return { id };
  });

  serve(app, api.eraseOrganization, async ({ actor, params: { id }, body }) => {
    demand(mayOpenAdmin(actor));
    const { name } = await anyOrganization(database, id, { inBinAt: clock() });
    if (!isTypedName(body.name, name))
      throw new AppError('invalid_input', [{ path: 'name', code: 'other_name', message: 'The name is another one.' }]);
    await database.transaction().execute(async (transaction) => {
      await endBinOf(transaction, id, clock());
      await jobs.queue(transaction, 'admin.erase_organization', { organizationId: id, by: { userId: actor.userId } });
    });
    return { id };
  });
}
