import { FIRST_YEAR, LAST_YEAR } from '@plateprint/shared/kernel/month.ts';
import { TextField } from '../../ui/form/text-field.tsx';

interface DayFieldProps {
  label: string;
  value: string | null;
  problem: string | null;
  onChange: (day: string | null) => void;
}

export function DayField({ label, value, problem, onChange }: DayFieldProps) {
  return (
    <TextField
      type="date"
      label={label}
      value={value ?? ''}
      problem={problem}
      min={`${FIRST_YEAR}-01-01`}
      max={`${LAST_YEAR}-12-31`}
      onChange={(day) => onChange(day === '' ? null : day)}
    />
  );
}
