import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import { NativeSelect } from '../../ui/native-select.tsx';
import { useChooseLanguage } from '../choose-language.ts';
import { useSessionIfAny } from '../session.ts';
import { useSettings } from '../use-settings.ts';

/** The language of the page: of the browser, or, for somebody who is signed in, of their settings. */
export function DoorLanguage() {
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
  const text = useText('users/door');
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
