import type { ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import { useText } from '../../platform/i18n/use-text.ts';

/** The sentence of a problem's code, the same whether a form found it or the server. */
export function useProblemText(): (code: ProblemCode | null) => string | null {
  const text = useText('ui');
  return (code) => (code === null ? null : text(`failure.${code}`));
}
