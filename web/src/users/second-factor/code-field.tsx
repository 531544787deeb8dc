import { useText } from '../../platform/i18n/use-text.ts';
import { TextField } from '../../ui/form/text-field.tsx';

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  problem: string | null | false;
  hint?: string;
}

/** The six digits that the app shows now. */
export function CodeField({ value, onChange, problem, hint }: CodeFieldProps) {
  const text = useText('users/second-factor');
  return (
    <TextField
      label={text('code')}
      {...(hint !== undefined && { hint })}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck={false}
      value={value}
      onChange={onChange}
      problem={problem}
    />
  );
}
