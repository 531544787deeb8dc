import { mayOpenAdmin } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayOpenEnterprises } from '../../enterprises/enterprise-guard.ts';
import { mayOpenIntegrations } from '../../integrations/integration-access.ts';
import { mayOpenMapper } from '../../mapper/mapper-access.ts';
import { useActor } from '../../users/actor.ts';

/**
 * The areas in the order of the side bar; one that comes later adds its line here. A phone's bar has the daily ones, the
 * others stand behind its last sign.
 */
export function useShellAreas() {
  return shellAreasFor(useActor());
}

export function shellAreasFor(actor: Actor) {
  return [
    { to: '/dashboard', text: 'dashboard', icon: 'dashboard', isDaily: true } as const,
    { to: '/recipes', text: 'recipes', icon: 'recipe', isDaily: true } as const,
    { to: '/menus', text: 'menus', icon: 'menu-card', isDaily: true } as const,
    { to: '/menu-plans', text: 'menuPlans', icon: 'calendar', isDaily: false } as const,
    { to: '/reports', text: 'reports', icon: 'chart', isDaily: true } as const,
    { to: '/purchases', text: 'purchases', icon: 'bag', isDaily: false } as const,
    { to: '/targets', text: 'targets', icon: 'target', isDaily: false } as const,
    { to: '/leaderboard', text: 'leaderboard', icon: 'trophy', isDaily: false } as const,
    { to: '/organization', text: 'organization', icon: 'building', isDaily: false } as const,
    ...(mayOpenEnterprises(actor)
      ? [{ to: '/enterprises/{-$id}', text: 'enterprises', icon: 'grid', isDaily: false } as const]
      : []),
    ...(mayOpenMapper(actor) ? [{ to: '/mapper', text: 'mapper', icon: 'tag', isDaily: false } as const] : []),
    ...(mayOpenIntegrations(actor) ? [{ to: '/integrations', text: 'integrations', icon: 'plug', isDaily: false } as const] : []),
    ...(mayOpenAdmin(actor) ? [{ to: '/admin', text: 'admin', icon: 'shield', isDaily: false } as const] : []),
  ];
}
