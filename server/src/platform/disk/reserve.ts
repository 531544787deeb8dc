const MB = 1024 * 1024;

/**
 * What stays free of a disk, so that the database never has to stop for want of room. Writing ends within a second of falling
 * below; until then a database writes a few hundred megabytes at the most, so that more than 500 MB would lie idle on a large
 * disk. Of a small one 5 %, but never less than four segments of PostgreSQL's log, which it makes whole: without one it ends.
 */
export const RESERVE = { most: 500 * MB, share: 0.05, least: 64 * MB };
/** Writing begins again a quarter above the reserve, so that it does not begin and end with every file that comes and goes. */
const ABOVE = 1.25;

/** Held by a file of ours, and given to the database when the disk is full all the same: two segments of its log. */
export const HELD_BYTES = 32 * MB;
/** So little is left that the database may stop at any time. */
export const LAST_BYTES = 16 * MB;

/** A file system as it is now, in bytes. A size of 0 is one that does not tell. */
export interface Disk {
  size: number;
  free: number;
}

export function reserveOf(size: number): number {
  return Math.max(RESERVE.least, Math.min(RESERVE.most, size * RESERVE.share));
}

/** Whether there is room to write, after there was or was not. */
export function hasRoom({ size, free }: Disk, hadRoom: boolean): boolean {
  return size === 0 || free >= reserveOf(size) * (hadRoom ? 1 : ABOVE);
}
