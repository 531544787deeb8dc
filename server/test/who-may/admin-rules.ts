import { randomUUID } from 'node:crypto';
import * as api from '@plateprint/shared/admin/admin-api.ts';
import * as enterprises from '@plateprint/shared/enterprises/enterprise-api.ts';
import { OWNING, SIGNED_IN, SUPER } from './callers.ts';
import { type Rule, rule } from './rule.ts';
import type { World } from './world.ts';

const someHouse = async ({ house }: World) => ({ body: { organizationId: (await house()).organization } });

async function someEnterprise(world: World): Promise<string> {
  return (await world.super(enterprises.createEnterprise, { body: { name: `Group ${randomUUID()}` } })).id;
}

export const ADMIN_RULES: readonly Rule[] = [
  rule(api.listUsers, SUPER),
  rule(api.listAllOrganizations, SUPER),
  rule(api.createOrganization, SUPER, () => ({ body: { name: `New ${randomUUID()}`, segment: 'hotel', location: 'SE' } })),
  rule(api.grantSuperAdmin, SUPER, async ({ member }) => ({ body: { userId: await member() } })),
  rule(api.revokeSuperAdmin, SUPER, async ({ newcomer }) => ({ body: { userId: (await newcomer('super')).id } })),
  rule(api.grantPlan, SUPER, someHouse),
  rule(api.revokePlan, SUPER, someHouse),
  rule(api.updatePlan, SUPER, async (world) => ({ body: { ...(await someHouse(world)).body, plan: 'plus' } })),
  rule(api.deleteOrganization, SUPER, someHouse),
  rule(api.restoreOrganization, SUPER, async (world) => {
    const ofHouse = await someHouse(world);
    await world.super(api.deleteOrganization, ofHouse);
    return { params: { id: ofHouse.body.organizationId } };
  }),
  rule(api.readAdminAudit, SUPER),

  rule(enterprises.listEnterprises, SIGNED_IN),
  rule(enterprises.readEnterprise, OWNING, ({ enterprise: id }) => ({ params: { id } })),
  rule(enterprises.createEnterprise, SUPER, () => ({ body: { name: `Group ${randomUUID()}` } })),
  rule(enterprises.updateEnterprise, OWNING, ({ enterprise: id }) => ({ body: { id, name: 'Common Table Group' } })),
  rule(enterprises.associateOrganization, SUPER, async (world) => ({
    body: { enterpriseId: world.enterprise, organizationId: (await world.house(null)).organization },
  })),
  rule(enterprises.dissociateOrganization, SUPER, async (world) => ({
    body: { enterpriseId: world.enterprise, organizationId: (await world.house()).organization },
  })),
  rule(enterprises.deleteEnterprise, SUPER, async (world) => ({ params: { id: await someEnterprise(world) } })),
  rule(enterprises.restoreEnterprise, SUPER, async (world) => {
    const id = await someEnterprise(world);
    await world.super(enterprises.deleteEnterprise, { params: { id } });
    return { params: { id } };
  }),
];
