import type { ReactNode } from 'react';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLanguage } from '../../platform/i18n/language-context.tsx';

/** Tells the parts of the kit the language of the place; they stand inside of it. */
export function Interface({ children }: { children: ReactNode }) {
  return <I18nProvider locale={localeOf(useLanguage())}>{children}</I18nProvider>;
}
