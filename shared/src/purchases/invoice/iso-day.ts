/** `2026-11-05`, `20261105` and a time behind it as a day; null for what is none. */
export function isoDay(text: string | null): string | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})-?(\d{2})-?(\d{2})/u.exec(text ?? '') ?? [];
  if (year === '') return null;
  const written = `${year}-${month}-${day}`;
  const read = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== written ? null : written;
}
