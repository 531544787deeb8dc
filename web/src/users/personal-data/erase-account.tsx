import { eraseOwnAccount } from '@plateprint/shared/users/personal-data-api.ts';
import { useRef, useState, type FormEvent } from 'react';
import { isProblem, type ClientFailure } from '../../platform/api/client-failure.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { focusFirstProblem } from '../../ui/form/focus-problem.ts';
import { Link } from '../../ui/control/link.tsx';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { useActor } from '../actor.ts';
import { PasswordField } from '../password-field.tsx';
import styles from './personal-data.module.css';

/** The end of one's own account: asked for with the password, at once and for good. */
export function EraseAccount({ onErased }: { onErased: () => void }) {
  const text = useText('users/personal-data');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.part}>
      <p className={styles.lead}>{text('erase.lead')}</p>
      <div>
        <Button onClick={() => setIsAsking(true)}>{text('erase.ask')}</Button>
      </div>
      {isAsking && <EraseQuestion onClose={() => setIsAsking(false)} onErased={onErased} />}
    </div>
  );
}

function EraseQuestion({ onClose, onErased }: { onClose: () => void; onErased: () => void }) {
  const text = useText('users/personal-data');
  const failureText = useFailureText();
  const isOwner = useActor().roles.some(({ role }) => role === 'enterprise-owner');
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const erase = useChange(eraseOwnAccount, { onSuccess: onErased });
  const isWrong = isProblem(erase.error, 'wrong_password');

  function confirm(event?: FormEvent) {
    event?.preventDefault();
    setWasTried(true);
    if (password === '') return focusFirstProblem(form.current);
    if (!erase.isPending) erase.mutate({ body: { password } }, { onError: () => focusFirstProblem(form.current) });
  }

  return (
    <ConfirmDialog
      title={text('erase.title')}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      confirmLabel={text('erase.confirm')}
      danger
      busy={erase.isPending || erase.isSuccess}
    >
      <form ref={form} className={styles.part} noValidate onSubmit={confirm}>
        <p>{text('erase.what')}</p>
        <p>{text('erase.stays')}</p>
        {isOwner && <p>{text('erase.owner')}</p>}
        <PasswordField
          autoFocus
          label={text('erase.password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          problem={wasTried && ((password === '' && text('erase.passwordMissing')) || (isWrong && failureText(erase.error)))}
        />
        {erase.error && !isWrong && <WhyNot failure={erase.error} />}
      </form>
    </ConfirmDialog>
  );
}

/** Why it was not erased, or that nobody knows. */
function WhyNot({ failure }: { failure: ClientFailure }) {
  const text = useText('users/personal-data');
  const failureText = useFailureText();
  if (isProblem(failure, 'last_admin')) {
    const isOfAll = failure.fields.some(({ path }) => path === 'installation');
    return (
      <Message tone="danger">
        {text(isOfAll ? 'erase.lastSuper' : 'erase.lastAdmin')}{' '}
        {isOfAll ? <Link to="/admin">{text('erase.toPeople')}</Link> : <Link to="/organization">{text('erase.toMembers')}</Link>}
      </Message>
    );
  }
  const isUnknown = failure.kind === 'timeout' || failure.kind === 'network';
  return (
    <Message tone="danger">
      {failureText(failure)} {isUnknown && text('erase.unanswered')}
    </Message>
  );
}
