import { LONGEST_REASON } from '@plateprint/shared/claims/claims-answer.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { focusFirstProblem } from '../ui/form/focus-problem.ts';
import { TextArea } from '../ui/form/text-area.tsx';

interface ReasonOfGoingOn {
  /** '' where none is written. */
  reason: string;
  field: ReactNode;
  /** What the field stands in: on a telephone it lies below the list, so it comes into sight when it is refused. */
  question: RefObject<HTMLDivElement | null>;
  /** From now on a missing reason is said beside its field. */
  ask: () => void;
  /** Whether a reason is written; where none is, the field comes into sight. */
  demand: () => boolean;
  showProblem: () => void;
}

/** Why somebody goes on although the product asks about the words or the dishes of a menu. */
export function useAskedReason(hint?: string): ReasonOfGoingOn {
  const text = useText('claims');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const isMissing = isBlank(reason);
  const showProblem = (): void => focusFirstProblem(question.current);
  const demand = (): boolean => {
    if (isMissing) showProblem();
    return !isMissing;
  };
  const field = (
    <TextArea
      label={text('ask.reason')}
      hint={hint}
      rows={2}
      maxLength={LONGEST_REASON}
      problem={isAsked && isMissing ? text('ask.noReason') : undefined}
      value={reason}
      onChange={setReason}
    />
  );
  return { reason, field, question, ask: () => setAsked(true), demand, showProblem };
}
