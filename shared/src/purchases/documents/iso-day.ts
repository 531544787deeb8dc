import { isDay } from '../../kernel/month.ts';

/** `2026-11-05`, `20261105` and a time behind it as a day; null for what is none. */
export function isoDay(text: string | null): string | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})-?(\d{2})-?(\d{2})/u.exec(text ?? '') ?? [];
  const written = `${year}-${month}-${day}`;
  return isDay(written) ? written : null;
}
