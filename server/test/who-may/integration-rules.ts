import * as api from '@plateprint/shared/integrations/integration-api.ts';
import { MOST_INTEGRATIONS } from '@plateprint/shared/integrations/integration.ts';
import type { CallerName } from './callers.ts';
import { type Rule, rule } from './rule.ts';
import type { World } from './world.ts';

/** Those who run the organization itself; the owner of its enterprise does not (specification, point 6). */
const ADMINS: readonly CallerName[] = ['admin', 'super'];

const draft = ({ organization }: World) => ({
  body: { organizationId: organization, name: 'Till', open_api: true, mapping_api: false },
});

/** As every caller makes some, those of the callers before make room: an organization has so many at most. */
async function madeRoom(world: World): Promise<ReturnType<typeof draft>> {
  const { items } = await world.super(api.listIntegrations, { query: { organizationId: world.organization } });
  if (items.length > MOST_INTEGRATIONS / 2)
    for (const { id } of items) await world.super(api.deleteIntegration, { params: { id } });
  return draft(world);
}

async function someIntegration(world: World): Promise<{ params: { id: string } }> {
  const { id } = await world.super(api.createIntegration, await madeRoom(world));
  return { params: { id } };
}

async function deletedIntegration(world: World): Promise<{ params: { id: string } }> {
  const one = await someIntegration(world);
  await world.super(api.deleteIntegration, one);
  return one;
}

export const INTEGRATION_RULES: readonly Rule[] = [
  rule(api.listIntegrations, ADMINS, ({ organization }) => ({ query: { organizationId: organization } })),
  rule(api.createIntegration, ADMINS, madeRoom),
  rule(api.updateIntegration, ADMINS, async (world) => ({ ...(await someIntegration(world)), body: { rotate: true } })),
  rule(api.deleteIntegration, ADMINS, someIntegration),
  rule(api.restoreIntegration, ADMINS, deletedIntegration),
];
