import { unitText } from '@plateprint/shared/units/unit-text.ts';
import type { WrittenUnit } from '@plateprint/shared/units/unit.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import styles from './ingredient-grid.module.css';

interface UnitSelectProps {
  row: number;
  /** As the kitchen measures the line. */
  unit: WrittenUnit | null;
  /** The units that the ingredient takes. */
  taken: readonly WrittenUnit[];
  onUnit: (unit: WrittenUnit) => void;
}

/** A unit that the ingredient does not take stays visible until it is changed. */
export function UnitSelect({ row, unit, taken, onUnit }: UnitSelectProps) {
  const text = useText('recipes');
  const language = useLanguage();
  const offered = unit === null || taken.includes(unit) ? taken : [unit, ...taken];
  return (
    <select
      className={styles.unit}
      aria-label={text('grid.unit', { row: row + 1 })}
      value={unit ?? ''}
      onChange={(event) => onUnit(event.target.value as WrittenUnit)}
    >
      {unit === null && <option value="">–</option>}
      {offered.map((each) => (
        <option key={each} value={each}>
          {unitText(each, language)}
        </option>
      ))}
    </select>
  );
}
