/** Deleted things can be restored this long (specification, point 4). */
const BIN_MS = 30 * 24 * 3_600_000;

/** Things that were deleted after this moment can still be restored. */
export function binEnds(now: Date): Date {
  return new Date(now.getTime() - BIN_MS);
}
