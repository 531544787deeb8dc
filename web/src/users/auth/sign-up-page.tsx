import { readInvitation, type Invitation } from '@plateprint/shared/users/account-api.ts';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useChooseLanguage } from '../choose-language.ts';
import { AcceptInvitation } from './accept-invitation.tsx';
import { AuthPage } from './auth-page.tsx';
import { InvitationFacts } from './invitation-facts.tsx';
import { LinkTrouble } from './link-trouble.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** The page behind the link of an invitation: a new account, or the one that is there already. */
export function SignUpPage() {
  const text = useText('users/auth');
  const { signUpToken: token = '' } = useParams({ strict: false });
  // Asked once: after signing up the link counts as used, which is no news.
  const invitation = useRead(readInvitation, { body: { token } }, { staleTime: Infinity });
  useLanguageOf(invitation.data);

  if (invitation.error) {
    return (
      <AuthPage title={text('signUp.title')}>
        <LinkTrouble failure={invitation.error} onRetry={() => void invitation.refetch()} />
      </AuthPage>
    );
  }
  if (!invitation.data) {
    return (
      <AuthPage title={text('signUp.title')}>
        <Skeleton lines={6} />
      </AuthPage>
    );
  }
  return <Invited token={token} invitation={invitation.data} />;
}

function Invited({ token, invitation }: { token: string; invitation: Invitation }) {
  const text = useText('users/auth');
  const navigate = useNavigate();
  const enter = () => void navigate({ to: '/' });
  const isSetUp = invitation.kind === 'set_up';
  return (
    <AuthPage
      title={text(isSetUp ? 'signUp.setUpTitle' : 'signUp.title')}
      lead={text(isSetUp ? 'signUp.setUpLead' : 'signUp.lead')}
    >
      {!isSetUp && <InvitationFacts invitation={invitation} />}
      {invitation.hasAccount ? (
        <AcceptInvitation token={token} email={invitation.email} onAccepted={enter} />
      ) : (
        <SignUpForm token={token} invitation={invitation} onSignedUp={enter} />
      )}
    </AuthPage>
  );
}

/** The page speaks the language of the mail that led here, until another one is chosen. */
function useLanguageOf(invitation: Invitation | undefined): void {
  const chooseLanguage = useChooseLanguage();
  const language = invitation?.language;
  useEffect(() => {
    if (language) chooseLanguage(language);
  }, [language, chooseLanguage]);
}
