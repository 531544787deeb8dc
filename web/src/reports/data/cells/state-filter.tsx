import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx';
import styles from './data.module.css';

interface StateFilterProps<State extends string> {
  value: State;
  choices: readonly { value: State; label: string; count: number }[];
  onChange: (value: State) => void;
}

/** Which rows are shown, each kind with how many it has. */
export function StateFilter<State extends string>({ value, choices, onChange }: StateFilterProps<State>) {
  const text = useText('reports/data');
  const format = useFormat();
  if (choices.length < 2) return null;
  return (
    <div className={styles.filter}>
      <SegmentedControl
        label={text('state.label')}
        value={value}
        onChange={onChange}
        segments={choices.map((choice) => ({
          value: choice.value,
          label: `${choice.label} ${format.number(choice.count, { most: 0 })}`,
        }))}
      />
    </div>
  );
}
