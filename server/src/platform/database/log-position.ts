/** Bytes of the log up to a position as PostgreSQL writes it, `16/B374D848`; null for what is none. */
export function positionOf(written: string | undefined): number | null {
  const [, high = '', low = ''] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/iu.exec(written ?? '') ?? [];
  return high === '' ? null : Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}
