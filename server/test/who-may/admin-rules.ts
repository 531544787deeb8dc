import { randomUUID } from 'node:crypto';
import * as api from '@plateprint/shared/admin/admin-api.ts';
import * as corrections from '@plateprint/shared/admin/correction-api.ts';
import * as enterprises from '@plateprint/shared/enterprises/enterprise-api.ts';
import { ANYONE, OWNING, SIGNED_IN, SUPER } from './callers.ts';
import { type Rule, rule } from './rule.ts';
import type { World } from './world.ts';

const someOrganization = async ({ newOrganization }: World) => ({
  body: { organizationId: (await newOrganization()).organization },
});

const A_CORRECTION = { language: 'en_gb', food: 'Oat drink', message: 'Its maker publishes a third of it.' } as const;

async function someEnterprise(world: World): Promise<string> {
  return (await world.super(enterprises.createEnterprise, { body: { name: `Group ${randomUUID()}` } })).id;
}

export const ADMIN_RULES: readonly Rule[] = [
  rule(api.listUsers, SUPER),
  rule(api.listAllOrganizations, SUPER),
  rule(api.createOrganization, SUPER, () => ({ body: { name: `New ${randomUUID()}`, segment: 'hotel', location: 'SE' } })),
  rule(api.grantSuperAdmin, SUPER, async ({ member }) => ({ body: { userId: await member() } })),
  rule(api.revokeSuperAdmin, SUPER, async ({ newcomer }) => ({ body: { userId: (await newcomer('super')).id } })),
  rule(api.grantPlan, SUPER, someOrganization),
  rule(api.revokePlan, SUPER, someOrganization),
  rule(api.updatePlan, SUPER, async (world) => ({ body: { ...(await someOrganization(world)).body, plan: 'plus' } })),
  rule(api.deleteOrganization, SUPER, someOrganization),
  rule(api.restoreOrganization, SUPER, async (world) => {
    const ofOrganization = await someOrganization(world);
    await world.super(api.deleteOrganization, ofOrganization);
    return { params: { id: ofOrganization.body.organizationId } };
  }),
  rule(api.readAdminAudit, SUPER),
  rule(corrections.suggestCorrection, ANYONE, () => ({ body: A_CORRECTION })),
  rule(corrections.listCorrections, SUPER),
  rule(corrections.handleCorrection, SUPER, async (world) => {
    await world.super(corrections.suggestCorrection, { body: A_CORRECTION });
    const [first] = (await world.super(corrections.listCorrections)).items;
    return { params: { id: first?.id ?? '' }, body: { handled: true } };
  }),

  rule(enterprises.listEnterprises, SIGNED_IN),
  rule(enterprises.readEnterprise, OWNING, ({ enterprise: id }) => ({ params: { id } })),
  rule(enterprises.createEnterprise, SUPER, () => ({ body: { name: `Group ${randomUUID()}` } })),
  rule(enterprises.updateEnterprise, OWNING, ({ enterprise: id }) => ({ body: { id, name: 'Common Table Group' } })),
  rule(enterprises.associateOrganization, SUPER, async (world) => ({
    body: { enterpriseId: world.enterprise, organizationId: (await world.newOrganization(null)).organization },
  })),
  rule(enterprises.dissociateOrganization, SUPER, async (world) => ({
    body: { enterpriseId: world.enterprise, organizationId: (await world.newOrganization()).organization },
  })),
  rule(enterprises.deleteEnterprise, SUPER, async (world) => ({ params: { id: await someEnterprise(world) } })),
  rule(enterprises.restoreEnterprise, SUPER, async (world) => {
    const id = await someEnterprise(world);
    await world.super(enterprises.deleteEnterprise, { params: { id } });
    return { params: { id } };
  }),
];
