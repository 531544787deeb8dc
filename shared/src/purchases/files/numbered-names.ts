/** Names of files of which each is one: a second "invoice.xml" is "invoice (2).xml". */
export function numberedNames(names: readonly string[]): string[] {
  const taken = new Set(names);
  const given = new Set<string>();
  /** By name the number that the next file of it may have. */
  const numbers = new Map<string, number>();
  return names.map((name) => {
    let own = name;
    let number = numbers.get(name) ?? 2;
    for (; given.has(own); number += 1) {
      const next = withNumber(name, number);
      if (!taken.has(next)) own = next;
    }
    numbers.set(name, number);
    given.add(own);
    return own;
  });
}

function withNumber(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  return dot > name.lastIndexOf('/') + 1 ? `${name.slice(0, dot)} (${number})${name.slice(dot)}` : `${name} (${number})`;
}
