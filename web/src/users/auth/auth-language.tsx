import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { LANGUAGE_NAMES } from '../../platform/i18n/language-names.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { useChooseLanguage } from '../choose-language.ts';
import { useSessionIfAny } from '../session.ts';
import { useSettings } from '../use-settings.ts';

/** The language of the page: of the browser, or, for somebody who is signed in, of their settings. */
export function AuthLanguage() {
  return useSessionIfAny() ? <OfPerson /> : <OfBrowser />;
}

function OfPerson() {
  const { change } = useSettings();
  return <LanguageChoice onChange={(appLanguage) => change({ appLanguage })} />;
}

function OfBrowser() {
  return <LanguageChoice onChange={useChooseLanguage()} />;
}

function LanguageChoice({ onChange }: { onChange: (language: Language) => void }) {
  const text = useText('users/auth');
  return (
    <NativeSelect
      label={text('language')}
      hideLabel
      value={useLanguage()}
      choices={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
      onChange={onChange}
    />
  );
}
