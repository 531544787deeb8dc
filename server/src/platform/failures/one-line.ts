/** A failure as a person reads it in the terminal: one line, whatever was thrown. */
export function oneLine(error: unknown): string {
  // A name with several addresses fails with the failures of each, and no words of its own.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(oneLine).join(', ');
  const said = error instanceof Error ? error.message || error.name : String(error);
  return said
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}
