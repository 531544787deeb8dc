import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { proposeMapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import { LONGEST_TEXT, readPastedRecipes } from '@plateprint/shared/recipes/import/pasted-recipes.ts';
import { RECIPE_COLUMNS } from '@plateprint/shared/recipes/import/sheet-recipes.ts';
import { useState, type Dispatch } from 'react';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import { FileProblem, type FileProblemCode } from '../../spreadsheets/file-problem.ts';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ConfirmReplacing } from './confirm-replacing.tsx';
import { isWorkedOn, type ImportAction, type ImportState } from './import-state.ts';
import { likelyNumberFormat } from './likely-number-format.ts';
import { IMPORT_ENDINGS, LARGEST_ARCHIVE, readImportFile } from './read-import-file.ts';
import styles from './recipe-import.module.css';

interface ImportSourceProps {
  state: ImportState;
  dispatch: Dispatch<ImportAction>;
}

/** A text or a file. A file in the place of what was pasted or looked over asks first. */
export function ImportSource({ state, dispatch }: ImportSourceProps) {
  const text = useText('recipes/import');
  const files = useText('spreadsheets');
  const own = useLanguage();
  const [spoken, setSpoken] = useState<Language | ''>('');
  const [problem, setProblem] = useState<FileProblemCode | null>(null);
  const [isReading, setReading] = useState(false);
  const [waiting, setWaiting] = useState<{ file: File | null } | null>(null);
  const isBlank = state.written.trim() === '';

  const readText = (): void => {
    const recipes = readPastedRecipes(state.written, { likely: own, language: spoken === '' ? undefined : spoken });
    dispatch({ do: 'show', recipes });
  };
  async function readFile(file: File): Promise<void> {
    setProblem(null);
    setReading(true);
    try {
      const read = await readImportFile(file, own);
      // Only what was read takes the place of what was written.
      dispatch({ do: 'write', written: '' });
      if (read.kind === 'recipes') dispatch({ do: 'show', recipes: read.recipes });
      else {
        const [sheet] = read.spreadsheet.sheets;
        if (!sheet) return;
        const mapping = proposeMapping(sheet, RECIPE_COLUMNS, likelyNumberFormat(own));
        dispatch({ do: 'open_sheet', spreadsheet: read.spreadsheet, sheet: 0, mapping });
      }
    } catch (thrown) {
      setProblem(thrown instanceof FileProblem ? thrown.code : 'unreadable');
    } finally {
      setReading(false);
    }
  }
  const take = (file: File | null): void => {
    if (file) void readFile(file);
    else readText();
  };
  // What was typed or changed by hand would be gone.
  const ask = (file: File | null): void => {
    const isLost = isWorkedOn(state) || (file !== null && !isBlank);
    if (isLost) setWaiting({ file });
    else take(file);
  };

  return (
    <div className={styles.source}>
      <div className={styles.text}>
        <TextArea
          label={text('source.text')}
          hint={text('source.textHint')}
          value={state.written}
          onChange={(written) => dispatch({ do: 'write', written })}
          maxLength={LONGEST_TEXT}
          rows={14}
        />
        <div className={styles.deeds}>
          <NativeSelect
            label={text('source.language')}
            value={spoken}
            onChange={setSpoken}
            choices={[
              { value: '', label: text('source.languageFound') },
              ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
            ]}
          />
          <Button variant="primary" disabled={isBlank} onClick={() => ask(null)}>
            {text('source.read')}
          </Button>
        </div>
      </div>
      <div className={styles.file}>
        <DropZone
          label={text('source.file')}
          hint={text('source.fileHint')}
          accepted={{ endings: IMPORT_ENDINGS, maxBytes: LARGEST_ARCHIVE }}
          refusals={{ wrong_format: files('problem.wrong_format'), too_large: files('problem.too_large') }}
          problem={problem && files(`problem.${problem}`)}
          onFile={ask}
          disabled={isReading}
        />
        {isReading && <ProgressBar label={text('source.reading')} share={null} />}
        <ul className={styles.kinds}>
          <li>{text('source.kindText')}</li>
          <li>{text('source.kindPage')}</li>
          <li>{text('source.kindSheet')}</li>
          <li>{text('source.kindExport')}</li>
        </ul>
      </div>
      <ConfirmReplacing
        isOpen={waiting !== null}
        onClose={() => setWaiting(null)}
        onConfirm={() => {
          setWaiting(null);
          take(waiting?.file ?? null);
        }}
      />
    </div>
  );
}
