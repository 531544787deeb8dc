import type { Text } from '../../platform/i18n/use-text.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import type { DaySpan } from './use-cooked-days.ts';

interface SpanFieldsProps {
  span: DaySpan;
  onChange: (end: keyof DaySpan) => (typed: string) => void;
  text: Text<'calendar/kitchen'>;
}

/** From which day to which. */
export function SpanFields({ span, onChange, text }: SpanFieldsProps) {
  return (
    <>
      <TextField label={text('from')} type="date" value={span.from} onChange={onChange('from')} />
      <TextField label={text('to')} type="date" value={span.to} onChange={onChange('to')} />
    </>
  );
}
