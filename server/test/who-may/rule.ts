import type { AnyEndpoint, CallInput } from '@plateprint/shared/kernel/endpoint.ts';
import type { World } from './world.ts';

/*
 * Who may call what. A call that is served has a rule here, or the test fails. To add one:
 *
 *   1. In `<area>-rules.ts` (a new area: in `all-rules.ts` too) write
 *        rule(api.deleteMenu, IN_KITCHEN, async (world) => ({ params: { id: await someMenu(world) } })),
 *   2. Second: who may, of CALLERS. Everybody else must be refused, and nothing be written: 401 without a session, else 403
 *      or 404. Those named must succeed.
 *   3. Third: a call that succeeds for them, made anew for each, since they act one after another on one database. What it
 *      changes is made by it: `world.as('super')` calls the product, `world.member()` and `world.house()` make people and
 *      tenants. A caller's own things (their session, their settings) are made by the second argument, the caller.
 */

/** Of the demo's organization Norrsken, in its kitchen Matsalen, unless said otherwise. */
export const CALLERS = [
  /** Without a session. */
  'nobody',
  /** Runs an organization that has nothing to do with theirs. */
  'stranger',
  /** Runs the other organization of their enterprise. */
  'sister',
  /** Works in another kitchen of their organization. */
  'colleague',
  /** Works in Matsalen. */
  'chef',
  /** Manages the portfolio of Matsalen and Havnen. */
  'manager',
  /** Runs the organization. */
  'admin',
  /** Owns the enterprise. */
  'owner',
  'super',
] as const;
export type CallerName = (typeof CALLERS)[number];

export const ANYONE = CALLERS;
export const SIGNED_IN: readonly CallerName[] = CALLERS.filter((caller) => caller !== 'nobody');
/** Whoever belongs to the organization, or runs it from above. */
export const IN_ORGANIZATION: readonly CallerName[] = ['colleague', 'chef', 'manager', 'admin', 'owner', 'super'];
export const IN_KITCHEN: readonly CallerName[] = ['chef', 'manager', 'admin', 'owner', 'super'];
export const MANAGING: readonly CallerName[] = ['manager', 'admin', 'owner', 'super'];
export const RUNNING: readonly CallerName[] = ['admin', 'owner', 'super'];
export const SUPER: readonly CallerName[] = ['super'];

export interface Rule {
  endpoint: AnyEndpoint;
  may: readonly CallerName[];
  sample: (world: World, caller: CallerName) => Promise<object>;
}

type Sample<E> = (world: World, caller: CallerName) => CallInput<E> | Promise<CallInput<E>>;

export function rule<E extends AnyEndpoint>(
  endpoint: E,
  may: readonly CallerName[],
  ...[sample]: object extends CallInput<E> ? [Sample<E>?] : [Sample<E>]
): Rule {
  return { endpoint, may, sample: async (world, caller) => (await sample?.(world, caller)) ?? {} };
}
