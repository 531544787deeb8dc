import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { LANGUAGE_NAMES } from '../platform/i18n/language-names.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { RadioGroup } from '../ui/choice/radio-group.tsx';
import { Select } from '../ui/choice/select.tsx';
import { useSettings } from './use-settings.ts';

/** The language of everything; a report or a recipe may have its own. */
export function LanguageSetting() {
  const text = useText('users');
  const { settings, change } = useSettings();
  return (
    <Select
      label={text('language')}
      value={settings.appLanguage}
      options={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
      onChange={(appLanguage) => change({ appLanguage })}
    />
  );
}

export function UnitsSetting() {
  const text = useText('users');
  const { settings, change } = useSettings();
  return (
    <RadioGroup
      label={text('settings.units')}
      value={settings.units}
      choices={[
        { value: 'metric', label: text('settings.metric'), hint: text('settings.metricHint') },
        { value: 'imperial', label: text('settings.imperial'), hint: text('settings.imperialHint') },
      ]}
      onChange={(units) => change({ units })}
    />
  );
}
