/** Whether a failure is that a unique index holds such a row already (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error && error.constraint === index
  );
}
