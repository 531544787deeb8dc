import type { ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';

type Tell = (
  items: readonly { problem: ProblemCode | null }[],
  message: 'deleted' | 'restored' | 'changed',
  undo?: () => void,
) => void;

/** Tells how many were done, with the way back, and for each reason how many stayed as they were. */
export function useBulkNotice(): Tell {
  const text = useText('recipes/overview');
  const problemText = useProblemText();
  const notices = useNotices();

  const stayed = (problem: ProblemCode | null, count: number): string =>
    problem === 'not_allowed'
      ? text('bulk.failed', { count })
      : `${text('bulk.stayed', { count })} ${problemText(problem) ?? ''}`.trim();

  return (items, message, undo) => {
    if (items.length === 0) return;
    const byProblem = Map.groupBy(items, ({ problem }) => problem);
    const count = byProblem.get(null)?.length ?? 0;
    byProblem.delete(null);
    const said = [
      ...(count > 0 || byProblem.size === 0 ? [text(`bulk.${message}`, { count })] : []),
      ...[...byProblem].map(([problem, left]) => stayed(problem, left.length)),
    ];
    notices.show({
      message: said.join(' '),
      type: byProblem.size > 0 ? 'alert' : 'success',
      ...(undo && count > 0 && { action: { label: text('bulk.undo'), run: undo } }),
    });
  };
}
