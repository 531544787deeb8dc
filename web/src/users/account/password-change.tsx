import { updatePassword } from '@plateprint/shared/users/password-api.ts';
import { listSessions } from '@plateprint/shared/users/session-api.ts';
import { useRef, useState, type FormEvent } from 'react';
import { isProblem } from '../../platform/api/client-failure.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Button } from '../../ui/control/button.tsx';
import { focusFirstProblem } from '../../ui/form/focus-problem.ts';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { hasProblem, newPasswordProblems, type NewPassword } from '../new-password.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { PasswordField } from '../password-field.tsx';
import { useSession } from '../session.ts';
import styles from './account-form.module.css';

const EMPTY: NewPassword & { formerPassword: string } = { formerPassword: '', password: '', passwordAgain: '' };

/** One's own password: the former one, and twice the new one. Other sessions end, this one goes on. */
export function PasswordChange() {
  const text = useText('users/account');
  const failureText = useFailureText();
  const notices = useNotices();
  const { authUser } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(EMPTY);
  const [wasTried, setWasTried] = useState(false);
  const save = useChange(updatePassword, {
    refreshes: [listSessions],
    onSuccess: () => {
      setTyped(EMPTY);
      setWasTried(false);
      notices.show({ message: text('password.saved') });
    },
  });
  const problems = newPasswordProblems(typed);
  const isFormerWrong = isProblem(save.error, 'wrong_password');

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (typed.formerPassword === '' || hasProblem(problems)) return focusFirstProblem(form.current);
    if (!save.isPending) save.mutate({ body: typed }, { onError: () => focusFirstProblem(form.current) });
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {save.error && !isFormerWrong && <Message tone="danger">{failureText(save.error)}</Message>}
      <input type="hidden" name="email" autoComplete="username" value={authUser.email} />
      <PasswordField
        label={text('password.former')}
        autoComplete="current-password"
        value={typed.formerPassword}
        onChange={(formerPassword) => setTyped({ ...typed, formerPassword })}
        problem={
          wasTried &&
          ((typed.formerPassword === '' && text('password.formerMissing')) || (isFormerWrong && failureText(save.error)))
        }
      />
      <NewPasswordFields
        value={typed}
        onChange={(chosen) => setTyped({ ...typed, ...chosen })}
        problems={wasTried ? problems : null}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={save.isPending}>
          {text('password.save')}
        </Button>
      </div>
    </form>
  );
}
