import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { Suspense, useState } from 'react';
import { LANGUAGE_NAMES } from '../../platform/i18n/language-names.ts';
import { LanguageProvider } from '../../platform/i18n/language-context.tsx';
import { Interface } from '../../ui/layout/interface.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import { chooseTheme, currentTheme, THEMES } from '../../ui/look/theme.ts';
import { ActionParts } from './action-parts.tsx';
import { ChoiceParts } from './choice-parts.tsx';
import { ColourParts } from './colour-parts.tsx';
import { FieldParts } from './field-parts.tsx';
import { FigureParts } from './figure-parts.tsx';
import { FloatingParts } from './floating-parts.tsx';
import { ListParts } from './list-parts.tsx';
import { StateParts } from './state-parts.tsx';
import { TableParts } from './table-parts.tsx';
import { WorkParts } from './work-parts.tsx';
import styles from './gallery.module.css';

/** Every part of the kit in every state, for ourselves: its own words are not translated. */
export function GalleryPage() {
  const [theme, setTheme] = useState(currentTheme);
  const [language, setLanguage] = useState<Language>('en_gb');
  return (
    <LanguageProvider language={language}>
      <Suspense>
        <Interface>
          <main>
            <Page>
              <PageHeader
                title="Gallery"
                lead="Every part of the kit, in every state."
                actions={
                  <div className={styles.controls}>
                    <SegmentedControl
                      label="Theme"
                      value={theme}
                      segments={THEMES.map((each) => ({ value: each, label: each }))}
                      onChange={(chosen) => {
                        chooseTheme(chosen);
                        setTheme(chosen);
                      }}
                    />
                    <NativeSelect
                      label="Language"
                      hideLabel
                      value={language}
                      choices={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
                      onChange={setLanguage}
                    />
                  </div>
                }
              />
              <ColourParts />
              <FigureParts />
              <ActionParts />
              <FieldParts />
              <ChoiceParts />
              <FloatingParts />
              <ListParts />
              <TableParts />
              <WorkParts />
              <StateParts />
            </Page>
          </main>
        </Interface>
      </Suspense>
    </LanguageProvider>
  );
}
