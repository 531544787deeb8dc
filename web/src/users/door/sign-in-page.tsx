import { signIn } from '@plateprint/shared/users/user-api.ts';
import type { SignedInUser } from '@plateprint/shared/users/user.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { isProblem, type ClientFailure } from '../../api/client-failure.ts';
import { useChange } from '../../api/use-change.ts';
import { useText } from '../../i18n/use-text.ts';
import { markDeed } from '../last-deed.ts';
import { sessionQuery } from '../session.ts';
import { DoorPage } from './door-page.tsx';
import { SignInForm } from './sign-in-form.tsx';

const SecondStep = lazy(() => import('./second-step.tsx').then((module) => ({ default: module.SecondStep })));

/** E-mail and password, then a code for those who have set that up. */
export function SignInPage({ onSignedIn }: { onSignedIn: () => void }) {
  const text = useText('users/door');
  const client = useQueryClient();
  const [over, setOver] = useState<ClientFailure | null>(null);

  function enter(session: SignedInUser) {
    markDeed(Date.now());
    client.setQueryData(sessionQuery.queryKey, session);
    onSignedIn();
  }
  const signingIn = useChange(signIn, { onSuccess: enter });

  function again(failure: ClientFailure | null) {
    signingIn.reset();
    setOver(failure);
  }

  if (isProblem(signingIn.error, 'second_step_needed')) {
    return (
      <DoorPage title={text('secondStep.title')} lead={text('secondStep.lead')}>
        <Suspense>
          <SecondStep onSignedIn={enter} onOver={again} onBack={() => again(null)} />
        </Suspense>
      </DoorPage>
    );
  }
  return (
    <DoorPage title={text('signIn.title')} lead={text('signIn.lead')}>
      <SignInForm
        busy={signingIn.isPending || signingIn.isSuccess}
        failure={over ?? signingIn.error}
        onSubmit={(credentials) => {
          setOver(null);
          signingIn.mutate({ body: credentials });
        }}
      />
    </DoorPage>
  );
}
