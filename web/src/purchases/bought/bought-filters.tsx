import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { type listBought, WAITING_FAMILY } from '@plateprint/shared/purchases/api/bought-api.ts';
import type { BoughtSort } from '@plateprint/shared/reports/rows/bought-articles.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import styles from '../purchases.module.css';

/** The listed part of a time, and its order. */
export interface BoughtChoice {
  /** Empty for all. */
  family: string;
  supplier: string;
  sort: BoughtSort;
}

export const ALL_BOUGHT: BoughtChoice = { family: '', supplier: '', sort: 'co2' };

interface BoughtFiltersProps {
  first: ReplyOf<typeof listBought> | null;
  choice: BoughtChoice;
  onChange: (choice: BoughtChoice) => void;
}

export function BoughtFilters({ first, choice, onChange }: BoughtFiltersProps) {
  const text = useText('purchases/bought');
  const all = { value: '', label: text('all') };
  const families = (first?.families ?? []).map(({ family, name }) => ({ value: family, label: name ?? text('waiting') }));
  const suppliers = (first?.suppliers ?? []).map((value) => ({ value, label: value }));
  const sorts: BoughtSort[] = ['co2', 'kg', ...(first?.maySeeCosts ? (['money'] as const) : []), 'name'];
  // A choice stays there to be taken back where another time has none of it.
  const family = choice.family === WAITING_FAMILY ? text('waiting') : choice.family;
  return (
    <div className={styles.filters}>
      <NativeSelect
        label={text('family')}
        value={choice.family}
        onChange={(value) => onChange({ ...choice, family: value })}
        choices={[all, ...withChosen(families, { value: choice.family, label: family })]}
      />
      <NativeSelect
        label={text('supplier')}
        value={choice.supplier}
        onChange={(value) => onChange({ ...choice, supplier: value })}
        choices={[all, ...withChosen(suppliers, { value: choice.supplier, label: choice.supplier })]}
      />
      <NativeSelect
        label={text('sort')}
        value={choice.sort}
        onChange={(sort) => onChange({ ...choice, sort })}
        choices={sorts.map((value) => ({ value, label: text(`sorts.${value}`) }))}
      />
    </div>
  );
}

interface Choice {
  value: string;
  label: string;
}

function withChosen(choices: readonly Choice[], chosen: Choice): readonly Choice[] {
  return chosen.value === '' || choices.some(({ value }) => value === chosen.value) ? choices : [...choices, chosen];
}
