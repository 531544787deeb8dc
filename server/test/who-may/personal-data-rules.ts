import { deleteOrganization } from '@plateprint/shared/admin/admin-api.ts';
import * as erasure from '@plateprint/shared/admin/erasure-api.ts';
import * as exports from '@plateprint/shared/admin/organization-export-api.ts';
import { removeMember } from '@plateprint/shared/organizations/member-api.ts';
import * as api from '@plateprint/shared/users/personal-data-api.ts';
import { RUNNING, SIGNED_IN, SUPER } from './callers.ts';
import { type Rule, rule } from './rule.ts';
import type { World } from './world.ts';

const ofOrganization = ({ organization: id }: World) => ({ params: { id } });

export const PERSONAL_DATA_RULES: readonly Rule[] = [
  rule(api.readPersonalData, SIGNED_IN),
  rule(api.eraseOwnAccount, SIGNED_IN, async ({ product, password, member }, me) => {
    // Nobody is the last who has what they have.
    const id = await member();
    const held = product.database.selectFrom('role_grant').selectAll().where('person_id', '=', me.id);
    const grants = (await held.execute()).map((grant) => ({ ...grant, person_id: id }));
    await product.database
      .insertInto('role_grant')
      .values(grants)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { body: { password } };
  }),
  rule(erasure.eraseMember, RUNNING, async (world) => {
    const id = await world.member();
    await world.super(removeMember, { params: { id } });
    return { params: { id } };
  }),
  rule(erasure.eraseOrganization, SUPER, async (world) => {
    const { organization: id } = await world.newOrganization();
    await world.super(deleteOrganization, { body: { organizationId: id } });
    return { params: { id }, body: { name: `House ${id}` } };
  }),
  rule(exports.listExports, RUNNING, ofOrganization),
  rule(exports.startExport, RUNNING, ofOrganization),
];
