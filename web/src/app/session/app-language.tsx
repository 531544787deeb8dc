import { localeOf, type Language } from '@plateprint/shared/kernel/language.ts';
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { LanguageProvider } from '../../platform/i18n/language-context.tsx';
import { UnitSystemProvider } from '../../platform/i18n/unit-system-context.tsx';
import { ChooseLanguage } from '../../users/choose-language.ts';
import { useSessionIfAny } from '../../users/session.ts';
import { hintLanguage, languageOfBrowser, storeLanguage } from './chosen-language.ts';

/** The settings' language and units for somebody who is signed in, else the browser's. */
export function AppLanguage({ onChange, children }: { onChange: (language: Language) => void; children: ReactNode }) {
  const [ofBrowser, setOfBrowser] = useState(() => languageOfBrowser());
  const settings = useSessionIfAny()?.userSettings;
  const language = settings?.appLanguage ?? ofBrowser;

  useEffect(() => {
    document.documentElement.lang = localeOf(language);
    storeLanguage(language);
    onChange(language);
  }, [language, onChange]);
  const isSignedIn = settings !== undefined;
  useEffect(() => {
    if (isSignedIn) hintLanguage(language);
  }, [isSignedIn, language]);

  // Deferred: the page stays in its old language until the texts of the new one are here, instead of going blank.
  const shown = useDeferredValue(language);
  const choose = useMemo(() => setOfBrowser, []);
  return (
    <ChooseLanguage value={choose}>
      <LanguageProvider language={shown}>
        <UnitSystemProvider units={settings?.units ?? 'metric'}>{children}</UnitSystemProvider>
      </LanguageProvider>
    </ChooseLanguage>
  );
}
