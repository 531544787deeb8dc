import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { LONGEST_TEXT } from '@plateprint/shared/recipes/import/pasted-recipes.ts';
import { type Dispatch, useEffect, useEffectEvent, useState } from 'react';
import { LANGUAGE_NAMES } from '../../platform/i18n/language-names.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { takeHandedFile } from '../../spreadsheets/handed-file.ts';
import { fileRefusal } from '../../ui/form/accepted-file.ts';
import { ReadingProgress } from '../../spreadsheets/reading-progress.tsx';
import { useReading } from '../../spreadsheets/use-reading.ts';
import type { WorkerClient } from '../../spreadsheets/worker/worker-client.ts';
import { Button } from '../../ui/control/button.tsx';
import { DropZone } from '../../ui/form/drop-zone.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { IMPORT_ENDINGS, LARGEST_ARCHIVE } from './accepted-recipes.ts';
import { ConfirmReplacing } from './confirm-replacing.tsx';
import { isWorkedOn, type ImportAction, type ImportState } from './import-state.ts';
import { likelyNumberFormat } from '../../spreadsheets/likely-number-format.ts';
import type { RecipeImportService } from './recipe-import-service.ts';
import { recipesOf } from './recipes-of.ts';
import styles from './recipe-import.module.css';

interface ImportSourceProps {
  worker: WorkerClient<RecipeImportService>;
  state: ImportState;
  dispatch: Dispatch<ImportAction>;
}

/** A text or a file. A file in the place of what was pasted or looked over asks first. */
export function ImportSource({ worker, state, dispatch }: ImportSourceProps) {
  const text = useText('recipes/import');
  const files = useText('spreadsheets');
  const own = useLanguage();
  const [spoken, setSpoken] = useState<Language | ''>('');
  const reading = useReading();
  const { progress, problem } = reading;
  const reader = { likely: own, numbers: likelyNumberFormat(own) };
  const [waiting, setWaiting] = useState<{ file: File | null } | null>(null);
  const isBlank = state.written.trim() === '';

  const show = (): Promise<void> =>
    recipesOf(worker).then(({ recipes, leftRows }) => dispatch({ do: 'show', recipes, leftRows }));
  const readText = (): void => {
    void worker.ask('set', reader);
    const asked = { text: state.written, language: spoken === '' ? undefined : spoken };
    reading.read(
      () => worker.ask('readText', asked).then(show),
      () => undefined,
    );
  };
  const readFile = (file: File): void => {
    void worker.ask('set', reader);
    reading.read(
      async (onShare) => {
        const read = await worker.ask('openFile', file, onShare);
        // Only what was read takes the place of what was written.
        dispatch({ do: 'write', written: '' });
        if (read.kind === 'recipes') await show();
        else dispatch({ do: 'open_sheet', spreadsheet: read.view });
      },
      () => undefined,
    );
  };
  const take = (file: File | null): void => {
    if (file) readFile(file);
    else readText();
  };
  // Text that was typed or changed by hand would be gone.
  const ask = (file: File | null): void => {
    const isLost = isWorkedOn(state) || (file !== null && !isBlank);
    if (isLost) setWaiting({ file });
    else take(file);
  };

  useHandedFile(ask);

  return (
    <div className={styles.source}>
      <div className={styles.text}>
        <TextArea
          isPlain={false}
          label={text('source.text')}
          hint={text('source.textHint')}
          value={state.written}
          onChange={(written) => dispatch({ do: 'write', written })}
          maxLength={LONGEST_TEXT}
          rows={14}
        />
        <div className={styles.actions}>
          <NativeSelect
            label={text('source.language')}
            value={spoken}
            onChange={setSpoken}
            choices={[
              { value: '', label: text('source.languageFound') },
              ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
            ]}
          />
          <Button variant="primary" disabled={isBlank || progress !== null} onClick={() => ask(null)}>
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
          disabled={progress !== null}
        />
        <ReadingProgress progress={progress} onCancel={worker.end} />
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

/** A file that was let go on the list of recipes. */
function useHandedFile(onFile: (file: File) => void): void {
  const takeHanded = useEffectEvent(() => {
    const file = takeHandedFile();
    if (file && fileRefusal(file, { endings: IMPORT_ENDINGS, maxBytes: LARGEST_ARCHIVE }) === null) onFile(file);
  });
  useEffect(() => takeHanded(), []);
}
