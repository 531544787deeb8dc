import { fileNameStem } from '@plateprint/shared/exports/file-name.ts';
import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import type { ReactNode } from 'react';
import type { AskAboutClaims } from '../../claims/use-claims-question.tsx';
import { exportSvg } from '../../exports/export-document.ts';
import { formatEntries, svgEntry } from '../../exports/format-entries.ts';
import { printPage } from '../../exports/print-page.ts';
import type { Exporting } from '../../exports/use-export.ts';
import { workbookOf } from '../../exports/workbook.ts';
import { LANGUAGE_NAMES } from '../../platform/i18n/language-names.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Select } from '../../ui/choice/select.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/control/icon.tsx';
import type { MenuEntry } from '../../ui/opened/menu-entry.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import styles from './allergen-view.module.css';
import type { MatrixToTake } from './allergen-view.tsx';

interface AllergenBarProps {
  /** Null until the sheet stands. */
  ready: MatrixToTake | null;
  exporting: Exporting;
  /** About the names on it, before they leave the product. */
  ask: AskAboutClaims;
  language: Language;
  onLanguage: (language: Language) => void;
  /** The way back. */
  children: ReactNode;
}

/** Above the sheet: its language, print, and every file it can be taken away as. Not on paper. */
export function AllergenBar({ ready, exporting, ask, language, onLanguage, children }: AllergenBarProps) {
  const text = useText('menus/allergens');
  const exports = useText('exports');
  return (
    <div className={styles.bar} role="group" aria-label={text('actions')}>
      <div className={styles.back}>{children}</div>
      <div className={styles.language}>
        <Select
          label={text('language')}
          hideLabel
          value={language}
          options={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
          onChange={onLanguage}
        />
      </div>
      <Button icon="print" disabled={!ready} onClick={() => ask('export', printPage)}>
        {text('print')}
      </Button>
      {ready ? (
        <Menu label={exports('download')} variant="primary" entries={downloads(ready, { exporting, ask, text, exports })}>
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
    </div>
  );
}

interface Taking {
  exporting: Exporting;
  ask: AskAboutClaims;
  text: ReturnType<typeof useText<'menus/allergens'>>;
  exports: ReturnType<typeof useText<'exports'>>;
}

function downloads({ document, tables }: MatrixToTake, { exporting, ask, text, exports }: Taking): MenuEntry[] {
  const stem = fileNameStem({ ...document.fileName, fullReport: null, variant: null });
  return [
    ...formatEntries(exports, (format) => ask('export', () => void exporting.download({ ...document, format }))),
    svgEntry(exports, () => ask('export', () => void exporting.downloadMade((options) => exportSvg(document, options)))),
    {
      id: 'xlsx',
      label: 'XLSX',
      hint: text('xlsxHint'),
      icon: 'list',
      apart: true,
      onAction: () =>
        ask(
          'export',
          () => void exporting.downloadMade(async () => ({ name: `${stem}.xlsx`, content: await workbookOf(tables()) })),
        ),
    },
  ];
}
