import { useText } from '../platform/i18n/use-text.ts';

const UNITS = [
  'piece',
  'carton',
  'case',
  'box',
  'kasse',
  'kolli',
  'tray',
  'palette',
  'pack',
  'packet',
  'bag',
  'sack',
  'bucket',
  'can',
  'jar',
  'bottle',
  'kanister',
  'tube',
  'pot',
  'net',
  'bunch',
  'roll',
] as const;

/** A purchase's unit in the reader's language: `carton` is "Karton". */
export function useUnitName(): (unit: string | null) => string {
  const text = useText('purchases');
  return (unit) => {
    const known = UNITS.find((each) => each === unit);
    return known ? text(`units.${known}`) : (unit ?? text('units.none'));
  };
}
