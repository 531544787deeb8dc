import { SEGMENTS } from '@plateprint/shared/users/user.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { NativeSelect } from '../ui/choice/native-select.tsx';

export type Segment = (typeof SEGMENTS)[number];

export function SegmentField({ value, onChange }: { value: Segment; onChange: (segment: Segment) => void }) {
  const text = useText('organizations');
  return (
    <NativeSelect
      label={text('segment.label')}
      value={value}
      choices={SEGMENTS.map((segment) => ({ value: segment, label: text(`segment.${segment}`) }))}
      onChange={onChange}
    />
  );
}
