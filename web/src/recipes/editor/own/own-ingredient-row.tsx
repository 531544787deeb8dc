import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { FEWEST_PORTIONS, type CustomIngredient, type LineFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useCo2 } from '../../../footprint/use-co2.ts';
import { useUnitSystem } from '../../../platform/i18n/unit-system-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { gramsIn, shownIn, WEIGHT_UNITS } from '../../../units/weight-units.ts';
import { AmountField } from '../../../ui/form/amount-field.tsx';
import { IconButton } from '../../../ui/opened/icon-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { OwnAllergens } from '../allergens/own-allergens.tsx';
import styles from './own-ingredients.module.css';

interface OwnIngredientRowProps {
  row: number;
  own: CustomIngredient;
  footprint: LineFootprint | undefined;
  portions: number;
  onChange: (own: Partial<CustomIngredient>) => void;
  onRemove: () => void;
}

/** Grams CO2e per kg, as kept, against kilograms, as people know them. */
const GRAMS_OF_KG = 1000;

export function OwnIngredientRow({ row, own, footprint, portions, onChange, onRemove }: OwnIngredientRowProps) {
  const text = useText('recipes/editor');
  const co2 = useCo2();
  const light = WEIGHT_UNITS[useUnitSystem()].small;
  const figure = footprint?.co2 && portions >= FEWEST_PORTIONS ? co2.kg(footprint.co2.value / portions) : null;
  return (
    <li className={styles.row} aria-label={text('own.row', { row: row + 1, name: own.name })}>
      <TextField
        label={text('own.name')}
        value={own.name}
        maxLength={200}
        problem={isBlank(own.name) && own.weight !== null ? text('own.noName') : null}
        onChange={(name) => onChange({ name })}
      />
      <AmountField
        label={text('own.weight')}
        unit={light.name}
        value={shownIn(own.weight, light)}
        onChange={(typed) => onChange({ weight: gramsIn(typed, light) })}
      />
      <AmountField
        label={text('own.factor')}
        unit="kg CO₂e/kg"
        value={own.co2PerKg === null ? null : own.co2PerKg / GRAMS_OF_KG}
        onChange={(kg) => onChange({ co2PerKg: kg === null ? null : kg * GRAMS_OF_KG })}
      />
      <TextField
        label={text('own.source')}
        hint={own.co2PerKg !== null && isBlank(own.source) ? text('own.sourceMissing') : undefined}
        value={own.source}
        maxLength={500}
        onChange={(source) => onChange({ source })}
      />
      <p className={styles.figure}>{figure === null ? text('own.notCounted') : text('own.counted', { kg: figure })}</p>
      <IconButton icon="bin" label={text('own.remove', { name: own.name || `${row + 1}` })} onPress={onRemove} />
      <OwnAllergens own={own} onChange={(allergens) => onChange({ allergens })} />
    </li>
  );
}
