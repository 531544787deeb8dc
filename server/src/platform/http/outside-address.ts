/** An address outside of the product that browsers may tell something; throws with its name when it is none. */
export function readOutside(name: string, value: string | undefined): string | undefined {
  if (value === undefined || value.trim() === '') return undefined;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw new Error(`${name} must be an address like https://example.com/path, not "${value}".`);
}

/** Their origins, which the content security policy must let. */
export function outsideOrigins(addresses: { failureReports: string | undefined; tracking: string | undefined }): string[] {
  const named = [addresses.failureReports, addresses.tracking].filter((address) => address !== undefined);
  return [...new Set(named.map((address) => new URL(address).origin))];
}
