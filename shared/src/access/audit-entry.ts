import * as z from 'zod/mini';

/** What can be done that the audit keeps. An action is never renamed: kept entries have it. */
const AUDIT_ACTIONS = [
  'invitation_sent',
  'invitation_resent',
  'invitation_withdrawn',
  'invitation_accepted',
  'member_removed',
  'member_restored',
  'person_erased',
  'role_changed',
  'name_changed',
  'email_changed',
  'password_changed',
  'password_reset',
  'password_update_forced',
  'second_factor_on',
  'second_factor_off',
  'recovery_code_used',
  'sessions_ended',
  'restaurant_created',
  'restaurant_changed',
  'restaurant_deleted',
  'restaurant_restored',
  'organization_created',
  'organization_changed',
  'organization_deleted',
  'organization_restored',
  'organization_erased',
  'organization_exported',
  'logo_changed',
  'logo_deleted',
  'logo_restored',
  'plan_changed',
  'plan_granted',
  'plan_revoked',
  'super_admin_granted',
  'super_admin_revoked',
  'enterprise_created',
  'enterprise_changed',
  'enterprise_deleted',
  'enterprise_restored',
  'organization_associated',
  'organization_dissociated',
  'integration_created',
  'integration_changed',
  'integration_deleted',
  'integration_restored',
  'report_completed',
  'report_replaced',
  'report_deleted',
  'report_restored',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const AUDIT_THINGS = ['person', 'invitation', 'restaurant', 'organization', 'enterprise', 'integration', 'report'] as const;
export type AuditThing = (typeof AUDIT_THINGS)[number];

/** The fields a change may name; each has a word on the screen. */
export const AUDIT_FIELDS = [
  'name',
  'firstname',
  'lastname',
  'email',
  'role',
  'restaurants',
  'segment',
  'location',
  'plan',
  'active',
  'logo',
  'leaderboard',
  'enterprise',
  'organization',
  'open_api',
  'mapping_api',
  'key',
  'former_key',
  'webhook',
  'webhook_active',
  'webhook_secret',
  'report_footprint',
  'food_data_version',
] as const;
export type AuditField = (typeof AUDIT_FIELDS)[number];

/** One line of the audit: who did what to which thing when, and what it was before and after, all by the names of the time. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** Null where nobody was signed in: somebody who took up an invitation or a link of a mail. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  thing: z.object({ kind: z.enum(AUDIT_THINGS), id: z.string(), name: z.string() }),
  organization: z.nullable(z.object({ id: z.string(), name: z.string() })),
  changes: z.array(z.object({ field: z.enum(AUDIT_FIELDS), before: z.array(z.string()), after: z.array(z.string()) })),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
