import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { TextField } from '../../../ui/form/text-field.tsx';

interface AmountSettingProps {
  label: string;
  value: number | null;
  /** Less is not taken; zero by default. */
  least?: number;
  most: number;
  isWhole?: boolean;
  onChange: (value: number | null) => void;
}

/** A number, or nothing; what is no such number is not taken, and the field goes back once it is left. */
export function AmountSetting({ label, value, least = 0, most, isWhole = false, onChange }: AmountSettingProps) {
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const take = (words: string): void => {
    setTyped(words);
    if (words.trim() === '') return onChange(null);
    const number = decimalInput(words);
    const taken = number !== null && isWhole ? Math.round(number) : number;
    if (taken === null || taken < least || taken > most) return undefined;
    return onChange(taken);
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
