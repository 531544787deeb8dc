import { useState } from 'react';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { RadioGroup } from '../../ui/choice/radio-group.tsx';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import { Switch } from '../../ui/choice/switch.tsx';
import { Tabs } from '../../ui/choice/tabs.tsx';
import styles from './gallery.module.css';
import { Part } from './part.tsx';

export function ChoiceParts() {
  const [isOn, setIsOn] = useState(true);
  const [view, setView] = useState<'tile' | 'list'>('tile');
  const [units, setUnits] = useState<'metric' | 'imperial'>('metric');
  return (
    <Part title="Choices">
      <div className={styles.row}>
        <Checkbox label="Organic" checked={isOn} onChange={setIsOn} />
        <Checkbox label="Some of them" checked={false} mixed onChange={setIsOn} />
        <Checkbox label="None" checked={false} onChange={setIsOn} hint="With a hint" />
        <Checkbox label="Disabled" checked disabled onChange={setIsOn} />
        <Switch label="Show lighter alternatives" checked={isOn} onChange={setIsOn} />
        <Switch label="Off" checked={false} onChange={setIsOn} />
        <Switch label="Disabled" checked={false} disabled onChange={setIsOn} />
      </div>
      <RadioGroup
        label="Units"
        value={units}
        choices={[
          { value: 'metric', label: 'Metric', hint: 'Grams and kilograms' },
          { value: 'imperial', label: 'Imperial', hint: 'Ounces and pounds' },
        ]}
        onChange={setUnits}
      />
      <div className={styles.row}>
        <SegmentedControl
          label="View"
          value={view}
          segments={[
            { value: 'tile', label: 'Tiles', icon: 'grid' },
            { value: 'list', label: 'List', icon: 'list' },
          ]}
          onChange={setView}
        />
        <SegmentedControl
          label="View, icons"
          value={view}
          segments={[
            { value: 'tile', label: 'Tiles', icon: 'grid', iconOnly: true },
            { value: 'list', label: 'List', icon: 'list', iconOnly: true },
          ]}
          onChange={setView}
        />
      </div>
      <Tabs
        label="Recipe"
        tabs={[
          { id: 'lines', label: 'Ingredients', count: 12, content: <p>Twelve lines.</p> },
          { id: 'method', label: 'Method', content: <p>Halve the leeks.</p> },
          { id: 'history', label: 'History', content: <p>Saved three times.</p> },
        ]}
      />
    </Part>
  );
}
