import { ownValue } from '../../kernel/own-value.ts';

/** How many things in a body count as one call: as long as they take, more or less. */
const ONE_CALL: [field: string, things: number][] = [
  ['recipes', 10],
  ['names', 10],
  ['ingredients', 10],
  ['texts', 100],
  ['lines', 100],
  ['rows', 100],
];

/** The calls that a body counts as in the limit of a minute: 1,000 recipes are 100, 10,000 rows are 100, anything small is one. */
export function callsOfBody(body: unknown): number {
  if (typeof body !== 'object' || body === null) return 1;
  const counted = ONE_CALL.map(([field, things]) => {
    const list = ownValue(body as Record<string, unknown>, field);
    return Array.isArray(list) ? Math.ceil(list.length / things) : 1;
  });
  return Math.max(1, ...counted);
}
