let made = 0;

/** A name that no other line of a plan has. */
export function newLineId(): string {
  made += 1;
  return `${Date.now().toString(36)}${made.toString(36)}`;
}
