import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES } from '../platform/i18n/language-names.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Select } from '../ui/choice/select.tsx';
import { Button } from '../ui/control/button.tsx';
import { Icon } from '../ui/control/icon.tsx';
import type { MenuEntry } from '../ui/opened/menu-entry.ts';
import { Menu } from '../ui/overlay/menu.tsx';
import styles from './sheet-bar.module.css';

interface SheetBarProps {
  /** The words of the bar: its name, the language's and the printer's. */
  words: { actions: string; language: string; print: string };
  /** Every file that the sheet can be taken away as; null until the sheet stands. */
  downloads: readonly MenuEntry[] | null;
  onPrint: () => void;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Stays at the top while the sheet is moved. */
  isSticky?: boolean;
  /** The way back, at the left. */
  back: ReactNode;
  /** Dialogs that its entries open. */
  children?: ReactNode;
}

/** Above a sheet: its language, print, and every file it can be taken away as. Not on paper. */
export function SheetBar({ words, downloads, onPrint, language, onLanguage, isSticky = false, back, children }: SheetBarProps) {
  const exports = useText('exports');
  return (
    <div className={isSticky ? `${styles.bar} ${styles.sticky}` : styles.bar} role="group" aria-label={words.actions}>
      <div className={styles.back}>{back}</div>
      <div className={styles.language}>
        <Select
          label={words.language}
          hideLabel
          value={language}
          options={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
          onChange={onLanguage}
        />
      </div>
      <Button icon="print" disabled={!downloads} onClick={onPrint}>
        {words.print}
      </Button>
      {downloads ? (
        <Menu label={exports('download')} variant="primary" entries={[...downloads]}>
          <span className={styles.download} aria-hidden="true">
            <Icon name="download" size={18} />
            {exports('download')}
          </span>
        </Menu>
      ) : (
        <Button variant="primary" icon="download" disabled>
          {exports('download')}
        </Button>
      )}
      {children}
    </div>
  );
}
