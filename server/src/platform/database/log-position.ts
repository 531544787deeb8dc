/**
 * Number of the log that a server writes: it rises with each promotion, and positions of two logs cannot be compared. The first eight digits of a file
 * of the log are it; a standby has no log of its own to write.
 */
export const TIMELINE_WRITTEN = "('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int";

/** Bytes of the log up to a position as PostgreSQL writes it, `16/B374D848`; null for what is none. */
export function positionOf(written: string | undefined): number | null {
  const [, high = '', low = ''] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/iu.exec(written ?? '') ?? [];
  return high === '' ? null : Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}
