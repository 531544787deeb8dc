import type { PlacedClaim } from '@plateprint/shared/claims/check/claims-of-texts.ts';
import { type ClaimOccasion, type ClaimsAnswer, MOST_TEXTS } from '@plateprint/shared/claims/claims-answer.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import type { ClientFailure } from '../platform/api/client-failure.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { Button } from '../ui/control/button.tsx';
import { Message } from '../ui/control/message.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { ClaimList } from './claim-list.tsx';
import styles from './claims.module.css';
import { useAskedReason } from './use-asked-reason.tsx';

/** Something with words in question: a menu, a plan, a report. */
interface InQuestion {
  /** Keeps what was answered, and of what it was said. */
  keep: (answer: ClaimsAnswer) => Promise<unknown>;
  /** On the button that goes on, by occasion. */
  goOn: Readonly<Record<ClaimOccasion, string>>;
}

/** Goes on with the reason that was asked for, else with an empty one. */
type GoOn = (reason: string) => void;

interface OpenQuestion {
  occasion: ClaimOccasion;
  claims: readonly PlacedClaim[];
  goOn: GoOn;
}

/** Goes on at once where nothing was found, else when somebody said why. */
export type AskAboutClaims = (occasion: ClaimOccasion, goOn: GoOn) => void;

export interface ClaimsQuestion {
  ask: AskAboutClaims;
  question: ReactNode;
}

/**
 * Sharing something and taking it away ask where its words may not stand; nothing is stopped, and what was answered is kept. The words are
 * looked at when somebody goes on, however fast that is after they were written.
 */
export function useClaimsQuestion(look: () => Promise<readonly PlacedClaim[]>, inQuestion: InQuestion): ClaimsQuestion {
  const [waiting, setWaiting] = useState<OpenQuestion | null>(null);
  const notices = useNotices();
  const ui = useText('ui');
  const ask = useCallback<AskAboutClaims>(
    (occasion, goOn) => {
      const answer = (claims: readonly PlacedClaim[]): void => {
        if (claims.length === 0) goOn('');
        else setWaiting({ occasion, claims, goOn });
      };
      // Without the lists of words nothing goes out unseen.
      const refuse = (): void => notices.show({ message: ui('failure.internal'), type: 'alert' });
      void look().then(answer, refuse);
    },
    [look, notices, ui],
  );
  const close = (): void => setWaiting(null);
  return { ask, question: waiting && <Question inQuestion={inQuestion} waiting={waiting} onClose={close} /> };
}

interface QuestionProps {
  inQuestion: InQuestion;
  waiting: OpenQuestion;
  onClose: () => void;
}

function Question({ inQuestion, waiting: { occasion, claims, goOn }, onClose }: QuestionProps) {
  const text = useText('claims');
  const ui = useText('ui');
  const failureText = useFailureText();
  const { reason, field, question, ask, demand } = useAskedReason(text('ask.hint'));
  const keep = useMutation<unknown, ClientFailure, ClaimsAnswer>({ mutationFn: inQuestion.keep });
  const confirm = (): void => {
    ask();
    if (!demand()) return;
    keep.mutate(
      { occasion, texts: textsOf(claims), reason },
      {
        onSuccess: () => {
          onClose();
          goOn(reason);
        },
      },
    );
  };
  return (
    <Dialog
      title={text('ask.title')}
      role="alertdialog"
      size="medium"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" busy={keep.isPending} onClick={confirm}>
            {inQuestion.goOn[occasion]}
          </Button>
        </>
      }
    >
      <div ref={question} className={styles.question}>
        <ClaimList claims={claims} />
        <p>{text('ask.lead')}</p>
        {field}
        {keep.error && <Message tone="danger">{failureText(keep.error)}</Message>}
        <p className={styles.advice}>{text('advice')}</p>
      </div>
    </Dialog>
  );
}

/** The texts that claims stand in, each once. */
function textsOf(claims: readonly PlacedClaim[]): ClaimsAnswer['texts'] {
  const texts = claims.map(({ place, language, text }) => ({ place, language, text }));
  return [...new Map(texts.map((each) => [JSON.stringify(each), each])).values()].slice(0, MOST_TEXTS);
}
