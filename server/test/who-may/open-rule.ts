import type { AnyEndpoint, CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { World } from './world.ts';

/*
 * Who may call what of the open API. A call that is served has a rule in `open-rules.ts`, or the test fails:
 *
 *   openRule(api.readOpenMenu, 'of-the-organization', async (world) => ({ params: { id: await someMenu(world) } })),
 *
 * First: which keys may do it by their flags stands in the endpoint itself; a key without them is refused. Second: whether
 * what is asked for is the organization's, so that another organization's key is answered 404, or everybody's own: then each key gets an
 * answer. Third: a call that succeeds for a key of Norrsken, made anew for each; `world.super` makes what it is about.
 */

export interface OpenRule {
  endpoint: AnyEndpoint;
  about: 'of-the-organization' | 'own';
  sample: (world: World) => Promise<object>;
}

export function openRule<E extends AnyEndpoint>(
  endpoint: E,
  about: OpenRule['about'],
  ...[sample]: object extends CallInput<E>
    ? [((world: World) => CallInput<E> | Promise<CallInput<E>>)?]
    : [(world: World) => CallInput<E> | Promise<CallInput<E>>]
): OpenRule {
  return { endpoint, about, sample: async (world) => (await sample?.(world)) ?? {} };
}
