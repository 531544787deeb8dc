import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { readPastedRecipes } from '@plateprint/shared/recipes/import/pasted-recipes.ts';
import { languageOfText } from '@plateprint/shared/recipes/import/text-language.ts';
import { useState } from 'react';
import { LANGUAGE_NAMES } from '../i18n/language-names.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import styles from './paste-recipe.module.css';

export interface PastedRecipe {
  title: string | null;
  portions: number | null;
  lines: string[];
  method: string;
  language: Language;
}

/** A whole recipe as people have it: title, servings, lines and method are told apart before anything is taken over. */
export function PasteRecipe({
  isOpen,
  onClose,
  onPaste,
}: {
  isOpen: boolean;
  onClose: () => void;
  onPaste: (recipe: PastedRecipe) => void;
}) {
  const text = useText('recipes');
  const own = useLanguage();
  const [written, setWritten] = useState('');
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? languageOfText(written, own);
  // One recipe goes into the editor; where the text holds more, the first.
  const recipe = written.trim() === '' ? null : (readPastedRecipes(written, { likely: own, language })[0] ?? null);
  const lines = recipe?.lines.filter((line) => !line.heading).map((line) => line.text) ?? [];

  const paste = (): void => {
    if (!recipe || lines.length === 0) return;
    onPaste({ title: recipe.title, portions: recipe.portions, method: notesAndMethod(recipe), lines, language });
    setWritten('');
    setChosen(null);
  };

  return (
    <Dialog
      title={text('paste.title')}
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      actions={
        <>
          <Button onClick={onClose}>{text('paste.cancel')}</Button>
          <Button variant="primary" onClick={paste} disabled={lines.length === 0}>
            {text('paste.take', { lines: lines.length })}
          </Button>
        </>
      }
    >
      <div className={styles.paste}>
        <TextArea
          label={text('paste.label')}
          hint={text('paste.hint')}
          value={written}
          onChange={setWritten}
          rows={12}
          maxLength={50_000}
        />
        <NativeSelect
          label={text('paste.language')}
          value={language}
          onChange={setChosen}
          choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        {recipe && (
          <dl className={styles.found}>
            <dt>{text('paste.foundTitle')}</dt>
            <dd>{recipe.title ?? '–'}</dd>
            <dt>{text('paste.foundPortions')}</dt>
            <dd>{recipe.portions ?? '–'}</dd>
            <dt>{text('paste.foundLines')}</dt>
            <dd>{lines.length}</dd>
          </dl>
        )}
      </div>
    </Dialog>
  );
}

function notesAndMethod({ notes, method }: { notes: string; method: string }): string {
  return [notes, method].filter((part) => part !== '').join('\n\n');
}
