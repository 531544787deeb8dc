import { useText } from '../platform/i18n/use-text.ts';
import { useProblemText } from '../ui/form/use-problem-text.ts';
import type { NewPassword, NewPasswordProblems } from './new-password.ts';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  /** Null before the first try. */
  problems: NewPasswordProblems | null;
}

/** A password that is being chosen, twice. */
export function NewPasswordFields({ value, onChange, problems }: NewPasswordFieldsProps) {
  const text = useText('users');
  const said = useProblemText();
  return (
    <>
      <PasswordField
        label={text('newPassword')}
        name="new-password"
        hint={text('newPasswordHint')}
        autoComplete="new-password"
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        problem={problems && (problems.password === 'fields_missing' ? text('newPasswordMissing') : said(problems.password))}
      />
      <PasswordField
        label={text('newPasswordAgain')}
        name="new-password-again"
        autoComplete="new-password"
        value={value.passwordAgain}
        onChange={(passwordAgain) => onChange({ ...value, passwordAgain })}
        problem={
          problems &&
          (problems.passwordAgain === 'fields_missing' ? text('newPasswordAgainMissing') : said(problems.passwordAgain))
        }
      />
    </>
  );
}
