const VARIES = '(varies)';

/** A value with what differs from day to day, by paths in dots with `*` for each of a list, made the same. */
export function stableServices(value: unknown, varies: readonly string[]): unknown {
  return varies.reduce<unknown>((whole, path) => without(whole, path.split('.')), value);
}

function without(value: unknown, [word, ...rest]: readonly string[]): unknown {
  if (word === undefined) return value === null || value === undefined ? value : VARIES;
  if (word === '*' && Array.isArray(value)) return value.map((one: unknown) => without(one, rest));
  if (typeof value !== 'object' || value === null || !(word in value)) return value;
  const inner = (value as Record<string, unknown>)[word];
  return { ...value, [word]: without(inner, rest) };
}
