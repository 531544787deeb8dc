import { isPlainTextProblem } from '@plateprint/shared/kernel/plain-text.ts';
import { ClientFailure } from '../../platform/api/client-failure.ts';
import { useText } from '../../platform/i18n/use-text.ts';

/** The sentence that a person reads when a call fails. Our own fault reads as the specification's general sentence (point 8). */
export function useFailureText(): (failure: unknown) => string {
  const text = useText('ui');
  return (failure) => {
    if (!(failure instanceof ClientFailure)) return text('failure.internal');
    if (failure.code === 'invalid_input' && failure.fields.some(({ code }) => isPlainTextProblem(code))) return text('notPlain');
    if (failure.kind === 'problem') return text(`failure.${failure.code ?? 'internal'}`);
    return text(`failure.${failure.kind}`);
  };
}
