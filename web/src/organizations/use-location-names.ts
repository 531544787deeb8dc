import { localeOf } from '@plateprint/shared/kernel/language.ts';
import { useMemo } from 'react';
import { useLanguage } from '../platform/i18n/language-context.tsx';
import { useText } from '../platform/i18n/use-text.ts';

/** The name of a location: a country's as the language has it, Europe, the world. */
export function useLocationName(): (location: string) => string {
  const text = useText('organizations');
  const locale = localeOf(useLanguage());
  const countries = useMemo(() => new Intl.DisplayNames(locale, { type: 'region' }), [locale]);
  return (location) => {
    if (location === 'EU') return text('location.europe');
    if (location === 'WORLD') return text('location.world');
    return countries.of(location) ?? location;
  };
}
