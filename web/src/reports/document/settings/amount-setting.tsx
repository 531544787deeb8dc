import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { TextField } from '../../../ui/text-field.tsx';

interface AmountSettingProps {
  label: string;
  value: number | null;
  most: number;
  isWhole?: boolean;
  onChange: (value: number | null) => void;
}

/** A number from zero, or nothing; what is no such number is not taken, and the field goes back once it is left. */
export function AmountSetting({ label, value, most, isWhole = false, onChange }: AmountSettingProps) {
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const take = (words: string): void => {
    setTyped(words);
    if (words.trim() === '') return onChange(null);
    const number = decimalInput(words);
    if (number === null || number < 0 || number > most) return undefined;
    return onChange(isWhole ? Math.round(number) : number);
  };
  return (
    <TextField
      label={label}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      value={typed ?? (value === null ? '' : format.plain(value))}
      onChange={take}
      onBlur={() => setTyped(null)}
    />
  );
}
