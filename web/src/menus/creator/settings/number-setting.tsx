import { useState } from 'react';
import { TextField } from '../../../ui/form/text-field.tsx';

interface NumberSettingProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** A whole number between two bounds; what is out of them is taken as the nearest once the field is left. */
export function NumberSetting({ label, value, least, most, onChange }: NumberSettingProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (): void => {
    const number = Number.parseInt(typed ?? '', 10);
    if (Number.isFinite(number)) onChange(Math.min(most, Math.max(least, number)));
    setTyped(null);
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={typed ?? String(value)}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  );
}
