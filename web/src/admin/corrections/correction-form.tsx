import { suggestCorrection } from '@plateprint/shared/admin/correction-api.ts';
import { Email } from '@plateprint/shared/kernel/email.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { focusFirstProblem } from '../../ui/form/focus-problem.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from '../admin.module.css';

const EMPTY = { food: '', message: '', source: '', email: '' };

/** Says what is wrong in the food data, signed in or not. */
export function CorrectionForm() {
  const text = useText('ingredients/quality');
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const language = useLanguage();
  const [draft, setDraft] = useState(EMPTY);
  const [isTried, setIsTried] = useState(false);
  const send = useChange(suggestCorrection, { onSuccess: () => setDraft(EMPTY) });
  const set = (field: keyof typeof EMPTY) => (value: string) => setDraft({ ...draft, [field]: value });
  const isEmailWrong = draft.email.trim() !== '' && !Email.safeParse(draft.email.trim()).success;
  const problems = {
    food: isBlank(draft.food) ? text('correction.foodMissing') : undefined,
    message: isBlank(draft.message) ? text('correction.messageMissing') : undefined,
    email: isEmailWrong ? text('correction.emailWrong') : undefined,
  };

  if (send.isSuccess)
    return (
      <div className={styles.set} role="status">
        <p>{text('correction.sent')}</p>
        <Button onClick={() => send.reset()}>{text('correction.another')}</Button>
      </div>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.values(problems).some((problem) => problem !== undefined)) return focusFirstProblem(form.current);
    setIsTried(false);
    const { food, message, source, email } = draft;
    send.mutate({ body: { language, food, message, source: source.trim(), email: isBlank(email) ? null : email.trim() } });
  };
  const problem = (field: keyof typeof problems) => (isTried ? problems[field] : undefined);
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {send.error && <Message tone="danger">{failureText(send.error)}</Message>}
      <TextField
        label={text('correction.food')}
        value={draft.food}
        onChange={set('food')}
        problem={problem('food')}
        maxLength={200}
      />
      <TextArea
        label={text('correction.message')}
        value={draft.message}
        onChange={set('message')}
        problem={problem('message')}
        maxLength={4000}
        rows={5}
      />
      <TextField
        label={text('correction.source')}
        hint={text('correction.sourceHint')}
        value={draft.source}
        onChange={set('source')}
        maxLength={1000}
      />
      <TextField
        label={text('correction.email')}
        hint={text('correction.emailHint')}
        type="email"
        autoComplete="email"
        value={draft.email}
        onChange={set('email')}
        problem={problem('email')}
      />
      <div>
        <Button type="submit" variant="primary" busy={send.isPending}>
          {text('correction.send')}
        </Button>
      </div>
    </form>
  );
}
