import type { Counted, CountedCalls } from './call-count-store.ts';

/** Integrations with their calls of one minute: what was counted in an earlier one is forgotten. */
const memory = { minute: 0, calls: new Map<string, number>() };

/** Counts calls of this process alone, in the same words as over all nodes: those that do not fit are not counted. */
export function countInMemory({ integrationId, minute, calls, limit }: Counted): CountedCalls {
  if (memory.minute !== minute.getTime()) Object.assign(memory, { minute: minute.getTime(), calls: new Map() });
  const former = memory.calls.get(integrationId) ?? 0;
  const soFar = former + calls;
  if (soFar > limit && former > 0) return { fits: false, soFar: former };
  memory.calls.set(integrationId, soFar);
  return { fits: soFar <= limit, soFar };
}
