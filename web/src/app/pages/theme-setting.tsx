import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import styles from './settings-page.module.css';
import { chooseTheme, currentTheme, THEMES } from '../../ui/look/theme.ts';

const THEME_ICONS = { system: 'settings', light: 'sun', dark: 'moon' } as const;

export function ThemeSetting() {
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
