import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { BulkReply } from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';

/** Throws the problem that a bulk action of one thing met. */
export function refuseProblem({ items }: BulkReply): void {
  const problem = items.find((item) => item.problem !== null)?.problem;
  if (problem) throw new AppError(problem);
}
