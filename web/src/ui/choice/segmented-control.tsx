import { useId } from 'react';
import { Icon } from '../control/icon.tsx';
import type { IconName } from '../control/icon-shapes.ts';
import styles from './segmented-control.module.css';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
  /** Shows the icon alone; the label is still read out. */
  iconOnly?: boolean;
}

interface SegmentedControlProps<Value extends string> {
  label: string;
  value: Value;
  segments: readonly Segment<Value>[];
  onChange: (value: Value) => void;
}

/** Two to four ways to look at the same thing: tiles or a list. */
export function SegmentedControl<Value extends string>({ label, value, segments, onChange }: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.track} aria-label={label}>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={styles.segment}
          title={segment.iconOnly ? segment.label : undefined}
          // Counts in the words change under the pointer: a segment that moves between press and release would get no click.
          onPointerDown={({ pointerType, button }) => {
            if (pointerType === 'mouse' && button === 0 && segment.value !== value) onChange(segment.value);
          }}
        >
          <input type="radio" name={name} checked={segment.value === value} onChange={() => onChange(segment.value)} />
          {segment.icon && <Icon name={segment.icon} />}
          <span {...(segment.iconOnly && { 'data-unseen': '' })}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
