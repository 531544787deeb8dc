import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { RestaurantSetting } from '../restaurants/restaurant-setting.tsx';
import { Card } from '../ui/card.tsx';
import { Page, PageHeader } from '../ui/page-header.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { LanguageSetting, UnitsSetting } from '../users/settings-form.tsx';
import styles from './settings-page.module.css';
import { chooseTheme, currentTheme, THEMES } from './theme.ts';

const THEME_ICONS = { system: 'settings', light: 'sun', dark: 'moon' } as const;

export function SettingsPage() {
  const text = useText('app');
  return (
    <Page>
      <PageHeader title={text('settings')} lead={text('settingsPage.lead')} />
      <div className={styles.cards}>
        <Card title={text('settingsPage.appearance')}>
          <LanguageSetting />
          <ThemeSetting />
        </Card>
        <Card title={text('settingsPage.work')}>
          <RestaurantSetting />
          <UnitsSetting />
        </Card>
      </div>
    </Page>
  );
}

function ThemeSetting() {
  const text = useText('app');
  const [theme, setTheme] = useState(currentTheme);
  return (
    <div className={styles.setting}>
      <span className={styles.label} aria-hidden="true">
        {text('theme.label')}
      </span>
      <SegmentedControl
        label={text('theme.label')}
        value={theme}
        segments={THEMES.map((each) => ({ value: each, label: text(`theme.${each}`), icon: THEME_ICONS[each] }))}
        onChange={(chosen) => {
          chooseTheme(chosen);
          setTheme(chosen);
        }}
      />
    </div>
  );
}
