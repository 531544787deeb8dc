import { LOCATIONS, type Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { localeOf, type Language } from '@plateprint/shared/kernel/language.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';

/** Where somebody who reads this language most likely eats. */
export const LOCATION_OF_LANGUAGE: Record<Language, Location> = {
  en_gb: 'GB',
  en_us: 'US',
  sv: 'SE',
  no: 'NO',
  da: 'DK',
  de: 'DE',
  fr: 'FR',
  nl: 'NL',
};

export function LocationChoice({ value, onChange }: { value: Location; onChange: (location: Location) => void }) {
  const text = useText('ingredients');
  const countries = new Intl.DisplayNames(localeOf(useLanguage()), { type: 'region' });
  const nameOf = (location: Location): string => {
    if (location === 'EU') return text('chain.europe');
    if (location === 'WORLD') return text('chain.world');
    return countries.of(location) ?? location;
  };
  return (
    <NativeSelect
      label={text('chain.location')}
      value={value}
      choices={LOCATIONS.map((location) => ({ value: location, label: nameOf(location) }))}
      onChange={onChange}
    />
  );
}
