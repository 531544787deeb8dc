/** ISO 3166 alpha-2 in capitals; null for what has another form. */
export function countryOf(code: string | null): string | null {
  const letters = code?.toUpperCase() ?? '';
  return /^[A-Z]{2}$/u.test(letters) ? letters : null;
}
