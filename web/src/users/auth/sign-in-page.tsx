import { signIn } from '@plateprint/shared/users/user-api.ts';
import type { SignedInUser } from '@plateprint/shared/users/user.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { isProblem, type ClientFailure } from '../../platform/api/client-failure.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { noteStay } from '../../drafts/stored/device-drafts.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { markAction } from '../last-action.ts';
import { sessionQuery } from '../session.ts';
import { AuthPage } from './auth-page.tsx';
import { SignInForm } from './sign-in-form.tsx';

const SecondStep = lazy(() => import('./second-step.tsx').then((module) => ({ default: module.SecondStep })));

/** E-mail and password, then a code for those who have set that up. */
export function SignInPage({ onSignedIn }: { onSignedIn: () => void }) {
  const text = useText('users/auth');
  const client = useQueryClient();
  const [over, setOver] = useState<ClientFailure | null>(null);
  const [staySignedIn, setStaySignedIn] = useState(true);

  function enter(session: SignedInUser) {
    markAction(Date.now());
    noteStay(session.authUser.id, staySignedIn);
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
      <AuthPage title={text('secondStep.title')} lead={text('secondStep.lead')}>
        <Suspense>
          <SecondStep staySignedIn={staySignedIn} onSignedIn={enter} onOver={again} onBack={() => again(null)} />
        </Suspense>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={text('signIn.title')} lead={text('signIn.lead')}>
      <SignInForm
        busy={signingIn.isPending || signingIn.isSuccess}
        failure={over ?? signingIn.error}
        onSubmit={(credentials) => {
          setOver(null);
          setStaySignedIn(credentials.staySignedIn);
          signingIn.mutate({ body: credentials });
        }}
      />
    </AuthPage>
  );
}
