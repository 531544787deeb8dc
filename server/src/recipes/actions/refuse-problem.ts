import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { BulkReply } from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';

/** What a bulk action of one thing could not do is its refusal. */
export function refuseProblem({ items }: BulkReply): void {
  const problem = items.find((item) => item.problem !== null)?.problem;
  if (problem) throw new AppError(problem);
}
