import { useFormat } from '../i18n/use-format.ts';

/** The least that two decimals can tell, in kg. */
const LEAST = 0.005;

/**
 * Grams CO2e of one line as kg with two decimals. What a label would round up to 0.01 reads "< 0.01" here:
 * a column of lines must not seem to add up to more than its total.
 */
export function useLineKg(): (grams: number) => string {
  const format = useFormat();
  return (grams) => {
    const kg = grams / 1000;
    return kg > 0 && kg < LEAST ? `< ${format.number(0.01, { decimals: 2 })}` : format.number(kg, { decimals: 2 });
  };
}
