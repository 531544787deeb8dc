import type { AnyEndpoint, CallInput, ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { CallerName } from './callers.ts';
import type { Me, World } from './world.ts';

/*
 * Who may call what. A call that is served has a rule here, or the test fails. To add one:
 *
 *   1. In `<area>-rules.ts` (a new area: in `all-rules.ts` too) write
 *        rule(api.deleteMenu, IN_KITCHEN, async (world) => ({ params: { id: await someMenu(world) } })),
 *   2. Second: who may, of the callers in `callers.ts`. Everybody else is refused, and nothing is written: 401 without a session, else 403 or
 *      404. Those named succeed. A call may have several rules, with other things asked for.
 *   3. Third: a call that succeeds, made anew for each caller, since they act one after another on one database. What it
 *      changes is made for it: `world.super` calls the product, `world.member()`, `world.newOrganization()` and `world.kitchenFor()`
 *      make people and places. Every caller is a new person as well, whose own things come from the second argument.
 *   4. Where an answer of success has refusals, thing by thing, say by `refusedIn` how to see it there.
 */

export interface Rule {
  endpoint: AnyEndpoint;
  may: readonly CallerName[];
  sample: (world: World, me: Me) => Promise<object>;
  /** What is asked for is the caller's own, or made with their help. */
  isOwn: boolean;
  refusedIn: (reply: unknown) => boolean;
}

type Sample<E> = (world: World, me: Me) => CallInput<E> | Promise<CallInput<E>>;

export function rule<E extends AnyEndpoint>(
  endpoint: E,
  may: readonly CallerName[],
  ...[sample, refusedIn]: object extends CallInput<E>
    ? [Sample<E>?, ((reply: ReplyOf<E>) => boolean)?]
    : [Sample<E>, ((reply: ReplyOf<E>) => boolean)?]
): Rule {
  return {
    endpoint,
    may,
    sample: async (world, me) => (await sample?.(world, me)) ?? {},
    isOwn: (sample?.length ?? 0) > 1,
    refusedIn: (reply) => refusedIn?.(reply as ReplyOf<E>) ?? false,
  };
}
