const LONGEST = 60;

/** A name as far as a notice has room for it. */
export function shortName(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST).trimEnd()}…` : name;
}
