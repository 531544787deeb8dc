import { AppError } from '@plateprint/shared/kernel/app-error.ts';

/** Turns a permission's sentence into a refusal: `demand(mayEditRecipes(actor, restaurant))`. */
export function demand(allowed: boolean): void {
  if (!allowed) throw new AppError('not_allowed');
}
