import { updateName } from '@plateprint/shared/users/account-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Button } from '../../ui/control/button.tsx';
import { focusFirstProblem } from '../../ui/form/focus-problem.ts';
import { Message } from '../../ui/control/message.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { sessionQuery, useSession } from '../session.ts';
import styles from './account-form.module.css';

/** First and last name; both are required (specification, point 5). */
export function NameForm({ onSaved }: { onSaved?: () => void }) {
  const text = useText('users/account');
  const failureText = useFailureText();
  const notices = useNotices();
  const client = useQueryClient();
  const { authUser } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState({ firstname: authUser.firstname, lastname: authUser.lastname });
  const [wasTried, setWasTried] = useState(false);
  const save = useChange(updateName, {
    onSuccess: ({ firstname, lastname }) => {
      client.setQueryData(sessionQuery.queryKey, (now) => now && { ...now, authUser: { ...now.authUser, firstname, lastname } });
      notices.show({ message: text('name.saved') });
      onSaved?.();
    },
  });
  const isMissing = { firstname: name.firstname.trim() === '', lastname: name.lastname.trim() === '' };

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isMissing.firstname || isMissing.lastname) return focusFirstProblem(form.current);
    if (!save.isPending)
      save.mutate({ params: { id: authUser.id }, body: { firstname: name.firstname.trim(), lastname: name.lastname.trim() } });
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {save.error && <Message tone="danger">{failureText(save.error)}</Message>}
      <div className={styles.pair}>
        {(['firstname', 'lastname'] as const).map((part) => (
          <TextField
            key={part}
            label={text(`name.${part}`)}
            name={part}
            autoComplete={part === 'firstname' ? 'given-name' : 'family-name'}
            value={name[part]}
            onChange={(typed) => setName({ ...name, [part]: typed })}
            problem={wasTried && isMissing[part] && text(`name.${part}Missing`)}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={save.isPending}>
          {text('name.save')}
        </Button>
      </div>
    </form>
  );
}
