import { signUpFromLink, type Invitation } from '@plateprint/shared/users/account-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { focusFirstProblem } from '../../ui/form/focus-problem.ts';
import { Message } from '../../ui/control/message.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import { markAction } from '../last-action.ts';
import { hasProblem } from '../new-password.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { sessionQuery } from '../session.ts';
import { TermsCheck } from '../terms/terms-check.tsx';
import styles from './auth-form.module.css';
import { EMPTY_SIGN_UP, signUpProblems, type SignUpDraft } from './sign-up-draft.ts';

interface SignUpFormProps {
  token: string;
  invitation: Invitation;
  onSignedUp: () => void;
}

export function SignUpForm({ token, invitation, onSignedUp }: SignUpFormProps) {
  const text = useText('users/auth');
  const failureText = useFailureText();
  const problemText = useProblemText();
  const client = useQueryClient();
  const appLanguage = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<SignUpDraft>(EMPTY_SIGN_UP);
  const [wasTried, setWasTried] = useState(false);
  const signUp = useChange(signUpFromLink, {
    onSuccess: (session) => {
      markAction(Date.now());
      client.setQueryData(sessionQuery.queryKey, session);
      onSignedUp();
    },
  });
  const busy = signUp.isPending || signUp.isSuccess;
  const isSetUp = invitation.kind === 'set_up';
  const problems = signUpProblems(draft, invitation.kind);
  const isMissing = Object.values(problems).includes('fields_missing');
  const field = (name: 'firstname' | 'lastname' | 'email' | 'organizationName') => ({
    label: text(name),
    name,
    value: draft[name],
    onChange: (typed: string) => setDraft({ ...draft, [name]: typed }),
    problem: wasTried && problems[name] && text(`problem.${name}`),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (hasProblem(problems)) return focusFirstProblem(form.current);
    if (busy) return;
    const { email, organizationName, ...person } = draft;
    const setUp = isSetUp ? { email: email.trim(), organizationName: organizationName.trim() } : {};
    signUp.mutate({ body: { token, ...person, ...setUp, appLanguage } });
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {wasTried && isMissing && <Message tone="danger">{problemText('fields_missing')}</Message>}
      {signUp.error && !busy && <Message tone="danger">{failureText(signUp.error)}</Message>}
      {isSetUp && (
        <>
          <TextField {...field('organizationName')} autoComplete="organization" />
          <TextField {...field('email')} type="email" autoComplete="username" inputMode="email" autoCapitalize="none" />
        </>
      )}
      <div className={styles.pair}>
        <TextField {...field('firstname')} autoComplete="given-name" />
        <TextField {...field('lastname')} autoComplete="family-name" />
      </div>
      {!isSetUp && <input type="hidden" name="email" autoComplete="username" value={invitation.email ?? ''} />}
      <NewPasswordFields
        value={draft}
        onChange={(chosen) => setDraft({ ...draft, ...chosen })}
        problems={wasTried ? problems : null}
      />
      <TermsCheck
        checked={draft.terms}
        onChange={(terms) => setDraft({ ...draft, terms })}
        problem={wasTried ? problemText(problems.terms) : null}
      />
      <div className={styles.submit}>
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {text('signUp.submit')}
        </Button>
      </div>
    </form>
  );
}
