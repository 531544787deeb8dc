import { PRINTED_TOTALS, type PrintedTotal } from '@plateprint/shared/footprint/printed-total.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { NativeSelect } from '../ui/choice/native-select.tsx';

interface PrintedTotalFieldProps {
  value: PrintedTotal;
  onChange: (printed: PrintedTotal) => void;
}

/** Which of a dish's two totals stands large on the organization's screens and sheets. */
export function PrintedTotalField({ value, onChange }: PrintedTotalFieldProps) {
  const text = useText('footprint/land-use');
  return (
    <NativeSelect
      label={text('setting')}
      hint={text('settingHint')}
      value={value}
      choices={PRINTED_TOTALS.map((each) => ({ value: each, label: text(`choice.${each}`) }))}
      onChange={onChange}
    />
  );
}
