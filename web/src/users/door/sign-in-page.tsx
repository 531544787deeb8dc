import { secondStep } from '@plateprint/shared/users/second-factor-api.ts';
import { signIn } from '@plateprint/shared/users/user-api.ts';
import type { SignedInUser } from '@plateprint/shared/users/user.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../api/client-failure.ts';
import { useChange } from '../../api/use-change.ts';
import { useText } from '../../i18n/use-text.ts';
import { markDeed } from '../last-deed.ts';
import { sessionQuery } from '../session.ts';
import { DoorPage } from './door-page.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** E-mail and password, then a code for those who have set that up. */
export function SignInPage({ onSignedIn }: { onSignedIn: () => void }) {
  const text = useText('users/door');
  const client = useQueryClient();

  function enter(session: SignedInUser) {
    markDeed(Date.now());
    client.setQueryData(sessionQuery.queryKey, session);
    onSignedIn();
  }
  const signingIn = useChange(signIn, { onSuccess: enter });
  const confirming = useChange(secondStep, { onSuccess: enter });
  const isOver = isProblem(confirming.error, 'second_step_over');

  function again() {
    signingIn.reset();
    confirming.reset();
  }

  if (isProblem(signingIn.error, 'second_step_needed') && !isOver) {
    return (
      <DoorPage title={text('secondStep.title')} lead={text('secondStep.lead')}>
        <SecondStepForm
          busy={confirming.isPending || confirming.isSuccess}
          failure={confirming.error}
          onSubmit={(code) => confirming.mutate({ body: { code } })}
          onBack={again}
        />
      </DoorPage>
    );
  }
  return (
    <DoorPage title={text('signIn.title')} lead={text('signIn.lead')}>
      <SignInForm
        busy={signingIn.isPending || signingIn.isSuccess}
        failure={isOver ? confirming.error : signingIn.error}
        onSubmit={(credentials) => {
          confirming.reset();
          signingIn.mutate({ body: credentials });
        }}
      />
    </DoorPage>
  );
}
