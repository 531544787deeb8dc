/** The search of an address, in which the emission database was called `location` until December 2026: people keep such addresses. */
export function currentSearch(search: unknown): Record<string, unknown> {
  const { location, ...others } = { ...(search as object) } as Record<string, unknown>;
  return location === undefined ? others : { emissionDatabase: location, ...others };
}
