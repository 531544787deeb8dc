import { TextField } from '../../ui/text-field.tsx';

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
      min="2000-01-01"
      max="2100-12-31"
      onChange={(day) => onChange(day === '' ? null : day)}
    />
  );
}
