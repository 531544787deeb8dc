import { plainTextProblem } from '@plateprint/shared/kernel/plain-text.ts';
import { useText } from '../../platform/i18n/use-text.ts';

/** Why the server would refuse a text that was typed or pasted: web code and invisible characters. Null where it is plain. */
export function useNotPlain(typed: string, { lines, isPlain }: { lines: boolean; isPlain: boolean }): string | null {
  const text = useText('ui');
  return isPlain && plainTextProblem(typed, { lines }) !== null ? text('notPlain') : null;
}
