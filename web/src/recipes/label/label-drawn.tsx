import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { FoodLabel } from '@plateprint/shared/recipes/food-label/food-label-api.ts';
import { type ReactNode, useMemo } from 'react';
import type { AskAboutClaims } from '../../claims/use-claims-question.tsx';
import { ExportLoader } from '../../exports/export-loader.tsx';
import { formatEntries } from '../../exports/format-entries.ts';
import { printPage } from '../../exports/print-page.ts';
import { useExport } from '../../exports/use-export.ts';
import { usePaper } from '../../exports/use-paper.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import styles from './label-page.module.css';
import { LabelSheet } from './label-sheet.tsx';
import { type Labelled, labelText, type LabelWords } from './label-words.ts';
import css from './label.css?inline';

interface TakenProps {
  label: FoodLabel;
  cooked: number | null;
  language: Language;
  /** About the dish's names, before they leave the product. */
  ask: AskAboutClaims;
  /** The choices above it. */
  children: ReactNode;
}

/** The label with all that is taken away of it, in its own language. */
export function Taken({ label, cooked, language, ask, children }: TakenProps) {
  usePaper('a4_portrait');
  const text = useText('recipes/label');
  const exports = useText('exports');
  const format = useFormat();
  const notices = useNotices();
  const exporting = useExport();
  const words = useMemo<LabelWords>(() => ({ text, format, language }), [text, format, language]);
  const labelled: Labelled = { label, cooked };
  const sheet = <LabelSheet labelled={labelled} words={words} />;
  const document = {
    pages: [{ orientation: 'a4_portrait' as const, content: sheet }],
    styles: [css],
    language,
    title: label.name,
    fileName: { kind: text('kind'), name: label.name, fullReport: text('fullLabel'), variant: exports('textFile') },
    textTables: () => [{ paragraphs: labelText(labelled, words).split('\n') }],
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(labelText(labelled, words));
    notices.show({ message: text('copied') });
  };
  return (
    <>
      <div className={styles.bar} role="group" aria-label={text('actions')}>
        {children}
        <Button icon="copy" onClick={() => ask('export', () => void copy())}>
          {text('copy')}
        </Button>
        <Button icon="print" onClick={() => ask('export', printPage)}>
          {text('print')}
        </Button>
        <Menu
          label={exports('download')}
          icon="download"
          entries={formatEntries(exports, (asked) =>
            ask('export', () => void exporting.download({ ...document, format: asked })),
          )}
        />
      </div>
      <div className={styles.desk} lang={format.locale}>
        <div className={styles.paper} data-export-page="a4_portrait" data-testid="food-label">
          {sheet}
        </div>
      </div>
      <ExportLoader exporting={exporting} />
    </>
  );
}
