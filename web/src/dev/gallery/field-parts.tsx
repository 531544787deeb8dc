import { useState } from 'react';
import { AmountField } from '../../ui/form/amount-field.tsx';
import { ComboBox } from '../../ui/choice/combo-box.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Select } from '../../ui/choice/select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import styles from './gallery.module.css';
import { Part } from './part.tsx';

const COURSES = [
  { value: 'starter', label: 'Starter' },
  { value: 'main', label: 'Main course', hint: 'Counts as one meal' },
  { value: 'dessert', label: 'Dessert' },
  { value: 'gone', label: 'Not on the card', disabled: true },
] as const;

const INGREDIENTS = ['Leek', 'Leek, organic', 'Butter', 'Hazelnuts', 'Vegetable stock'];

export function FieldParts() {
  const [name, setName] = useState('Braised leeks');
  const [search, setSearch] = useState('');
  const [amount, setAmount] = useState<number | null>(1250.5);
  const [course, setCourse] = useState<string>('main');
  const [typed, setTyped] = useState('');
  const found = INGREDIENTS.filter((each) => each.toLowerCase().includes(typed.toLowerCase()));

  return (
    <Part title="Fields">
      <div className={styles.grid}>
        <TextField label="Name" value={name} onChange={setName} hint="As guests read it." />
        <TextField label="Name" value="" onChange={setName} problem="Please provide a recipe name." />
        <TextField label="Name" value="Cannot be changed" onChange={setName} disabled />
        <TextField label="Empty" value="" onChange={setName} placeholder="Placeholder" />
        <AmountField label="Amount" value={amount} onChange={setAmount} unit="g" />
        <SearchField label="Search recipes" value={search} onChange={setSearch} slashFocuses />
        <Select label="Course" value={course} options={COURSES} onChange={setCourse} />
        <Select label="Course" value={null} options={COURSES} onChange={setCourse} hint="Nothing chosen" />
        <Select label="Course" value="main" options={COURSES} onChange={setCourse} disabled />
        <NativeSelect label="Course, the platform's" value={course} choices={COURSES} onChange={setCourse} />
        <ComboBox
          label="Ingredient"
          typed={typed}
          onType={setTyped}
          items={found.map((each) => ({ id: each, label: each, hint: 'Vegetables' }))}
          onChoose={setTyped}
        />
        <ComboBox label="Searching" typed="le" onType={setTyped} items={[]} onChoose={setTyped} searching />
        <TextArea label="Method" value="Halve the leeks, brown them in butter." onChange={setName} />
      </div>
    </Part>
  );
}
