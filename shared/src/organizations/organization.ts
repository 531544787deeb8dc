import * as z from 'zod/mini';
import { PLANS } from '../access/plan.ts';
import { ROLES, SCOPE_KINDS } from '../access/role.ts';
import { PrintedTotal } from '../footprint/printed-total.ts';
import { SEGMENTS } from '../users/user.ts';
import { OrganizationCurrencies } from './currency.ts';

export const Organization = z.object({
  id: z.string(),
  name: z.string(),
  segment: z.enum(SEGMENTS),
  created: z.string(),
  /** ISO 3166 alpha-2, `EU` or `WORLD`. */
  location: z.string(),
  printedTotal: PrintedTotal,
  /** From which month it counts in which currency; none: each kitchen's country says it. */
  currencies: OrganizationCurrencies,
  /** As it is shown: null while inactive (specification, point 4). */
  plan: z.nullable(z.enum(PLANS)),
  /** The path of its picture, on the API's origin. */
  logo: z.nullable(z.string()),
  /** Whether a deleted logo can still be put back. */
  logoRestorable: z.boolean(),
  enterprise: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Whether the caller may change it, so that the screen shows it. */
  mayManage: z.boolean(),
});
export type Organization = z.infer<typeof Organization>;

export const OrganizationPlan = z.object({
  /** The plan that is held, active or not. */
  plan: z.enum(PLANS),
  active: z.boolean(),
  /** 0 starter to 3 professional. */
  index: z.number(),
});
export type OrganizationPlan = z.infer<typeof OrganizationPlan>;

/** A role with what it is held for, by name. */
export const HeldRole = z.object({
  role: z.enum(ROLES),
  scope: z.object({ kind: z.enum(SCOPE_KINDS), id: z.string(), name: z.nullable(z.string()) }),
});
export type HeldRole = z.infer<typeof HeldRole>;

/** Somebody of an organization, as those who run it see them. */
export const Member = z.object({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  created: z.string(),
  /** Those that count in this organization, the one that reaches furthest first. */
  roles: z.array(HeldRole),
  /** Of the portfolio in this organization: the first few by name, and how many there are. */
  restaurants: z.array(z.object({ id: z.string(), name: z.string() })),
  restaurantCount: z.number(),
  /** Whether they belong to another organization and only have a role here. */
  isGuest: z.boolean(),
  /** When they were removed; null for those who are there. */
  deleted: z.nullable(z.string()),
  /** Whether the caller may change or remove them. */
  mayChange: z.boolean(),
});
export type Member = z.infer<typeof Member>;

/** An invitation that nobody has taken up yet. */
export const PendingInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** The first few by name, and how many there are. */
  restaurants: z.array(z.object({ id: z.string(), name: z.string() })),
  restaurantCount: z.number(),
  invitedBy: z.nullable(z.string()),
  created: z.string(),
  expires: z.string(),
  isExpired: z.boolean(),
});
export type PendingInvitation = z.infer<typeof PendingInvitation>;
