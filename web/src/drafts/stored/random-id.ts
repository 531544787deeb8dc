/** Twelve random characters. Not `crypto.randomUUID`, which is missing where the product is reached over plain http. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
