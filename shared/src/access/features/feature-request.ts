import { runs } from '../abilities.ts';
import type { Actor, OrganizationPlace } from '../actor.ts';
import { mayReadOrganization } from '../member-abilities.ts';
import { FEATURE_NAMES, isLockable } from '../plan.ts';

/** What a plan can lack. */
export const LOCKED_FEATURES = FEATURE_NAMES.filter(isLockable);

/** Who can do something about what a plan lacks: those who run an organization speak for it, those who run the installation change plans. */
export const DECIDERS = ['organization-admin', 'super-admin'] as const;
export type Decider = (typeof DECIDERS)[number];

/** Everybody of an organization may say what they miss, whatever the plan has become. */
export function mayRequestFeatures(actor: Actor, organization: OrganizationPlace): boolean {
  return mayReadOrganization(actor, organization);
}

/** An organization without an admin has its member's request go on to those who run the installation. */
export function decidersOf(actor: Actor, organization: OrganizationPlace, { hasAdmin }: { hasAdmin: boolean }): Decider {
  return hasAdmin && !runs(actor, organization) ? 'organization-admin' : 'super-admin';
}
