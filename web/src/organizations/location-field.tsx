import { localeOf } from '@plateprint/shared/kernel/language.ts';
import { useMemo } from 'react';
import { useLanguage } from '../platform/i18n/language-context.tsx';
import { useText } from '../platform/i18n/use-text.ts';
import { NativeSelect } from '../ui/choice/native-select.tsx';
import { COUNTRY_CODES, WIDER_LOCATIONS } from '@plateprint/shared/organizations/location-codes.ts';
import { useLocationName } from './use-location-names.ts';

interface LocationFieldProps {
  /** Empty where none is chosen, or where it is another place's. */
  value: string;
  onChange: (location: string) => void;
  /** The meaning of no choice: "As the organization". Left out, one must be chosen. */
  none?: string;
  hint?: string;
}

/** Where food is eaten: every country by its name in the reader's language, Europe, the world. */
export function LocationField({ value, onChange, none, hint }: LocationFieldProps) {
  const text = useText('organizations');
  const locale = localeOf(useLanguage());
  const nameOf = useLocationName();
  const countries = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return COUNTRY_CODES.map((code) => ({ value: code, label: nameOf(code) })).toSorted((a, b) => compare(a.label, b.label));
    // The names follow from the language alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [locale]);
  const wider = WIDER_LOCATIONS.map((code) => ({ value: code as string, label: nameOf(code) }));
  return (
    <NativeSelect
      label={text('location.label')}
      hint={hint ?? text('location.hint')}
      value={value}
      choices={[...(none === undefined ? [] : [{ value: '', label: none }]), ...wider, ...countries]}
      onChange={onChange}
    />
  );
}
