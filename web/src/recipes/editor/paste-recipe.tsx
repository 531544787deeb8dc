import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { readPastedRecipes } from '@plateprint/shared/recipes/import/pasted-recipes.ts';
import type { ImportedRecipe } from '@plateprint/shared/recipes/import/imported-recipe.ts';
import { areSeveral, recipesTogether } from '@plateprint/shared/recipes/import/recipes-together.ts';
import { languageOfText } from '@plateprint/shared/recipes/import/text-language.ts';
import { FEWEST_PORTIONS, type RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LANGUAGE_NAMES } from '../../platform/i18n/language-names.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { handFile } from '../../spreadsheets/handed-file.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { RadioGroup } from '../../ui/choice/radio-group.tsx';
import { AmountField } from '../../ui/form/amount-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { asksPortions, isFilled, PASTE_PLACES, pastedOf, type PastedRecipe, type PastePlace } from './state/paste-into.ts';
import styles from './paste-recipe.module.css';

/** The ways to take a text with several recipes. */
const MANY = ['import', 'one'] as const;
type Many = (typeof MANY)[number];
/** So many titles say which recipes they are. */
const MOST_NAMED = 5;

function titlesOf(recipes: readonly ImportedRecipe[]): string {
  const titles = recipes.slice(0, MOST_NAMED).map(({ title }) => title ?? '–');
  return [...titles, ...(recipes.length > MOST_NAMED ? ['…'] : [])].join(', ');
}

interface PasteRecipeProps {
  isOpen: boolean;
  /** The text that was pasted on the page itself. */
  begun?: string;
  /** The draft in the editor: where it is filled, a person says what becomes of it. */
  draft: RecipeDraft;
  onClose: () => void;
  /** Answers whether it was taken. */
  onPaste: (recipe: PastedRecipe, place: PastePlace) => Promise<boolean>;
}

/** A whole recipe as people have it: title, servings, lines and method are separated before anything is taken over. */
export function PasteRecipe({ isOpen, begun = '', draft, onClose, onPaste }: PasteRecipeProps) {
  const text = useText('recipes');
  const first = useText('recipes/first');
  const own = useLanguage();
  const [written, setWritten] = useState(begun);
  const [chosen, setChosen] = useState<Language | null>(null);
  const [place, setPlace] = useState<PastePlace | null>(null);
  const [portions, setPortions] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const [many, setMany] = useState<Many>('import');
  const navigate = useNavigate();
  const isJoining = isFilled(draft);
  const isSample = written === first('sample');
  const language = chosen ?? languageOfText(written, own);
  const recipes = written.trim() === '' ? [] : readPastedRecipes(written, { likely: own, language });
  const isMany = areSeveral(recipes);
  const isImporting = isMany && many === 'import';
  // One recipe goes into the editor; where the text holds more, a person says what becomes of them.
  const recipe = recipesTogether(recipes);
  const lines = recipe ? pastedOf(recipe, language).lines : [];

  const isAsking = recipe !== null && !isImporting && asksPortions(recipe, { draft, place });
  const isUnanswered = isAsking && (portions === null || portions < FEWEST_PORTIONS);

  const clear = (): void => {
    setWritten('');
    setChosen(null);
    setPlace(null);
    setPortions(null);
    setTried(false);
    setMany('import');
  };
  const importAll = (): void => {
    handFile(new File([written], 'recipes.txt', { type: 'text/plain' }));
    onClose();
    void navigate({ to: '/recipes/import' });
  };
  const paste = (): void => {
    setTried(true);
    const to = isJoining ? place : 'add';
    if (!recipe || lines.length === 0 || to === null || isUnanswered) return;
    const pasted = pastedOf(recipe, language);
    void onPaste(isAsking ? { ...pasted, portions } : pasted, to).then((isTaken) => isTaken && clear());
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
          {isImporting ? (
            <Button variant="primary" onClick={importAll}>
              {text('paste.many.importAll', { recipes: recipes.length })}
            </Button>
          ) : (
            <Button variant="primary" onClick={paste} disabled={lines.length === 0}>
              {text('paste.take', { lines: lines.length })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.paste}>
        {isSample && <Message>{first('lead')}</Message>}
        <TextArea
          isPlain={false}
          autoFocus
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
        {isMany && (
          <RadioGroup
            label={text('paste.many.label', {
              recipes: recipes.length,
              names: titlesOf(recipes),
            })}
            value={many}
            onChange={setMany}
            choices={MANY.map((value) => ({
              value,
              label: text(`paste.many.${value}`),
              hint: text(`paste.many.${value}Hint`),
            }))}
          />
        )}
        {recipe && !isImporting && (
          <dl className={styles.found}>
            <dt>{text('paste.foundTitle')}</dt>
            <dd>{recipe.title ?? '–'}</dd>
            <dt>{text('paste.foundPortions')}</dt>
            <dd>{recipe.portions ?? '–'}</dd>
            <dt>{text('paste.foundLines')}</dt>
            <dd>{lines.length}</dd>
          </dl>
        )}
        {isJoining && !isImporting && lines.length > 0 && (
          <RadioGroup
            label={text('paste.place.label')}
            value={place}
            onChange={setPlace}
            problem={isTried && place === null ? text('paste.place.missing') : null}
            choices={PASTE_PLACES.map((value) => ({
              value,
              label: text(`paste.place.${value}`),
              hint: text(`paste.place.${value}Hint`),
            }))}
          />
        )}
        {isAsking && lines.length > 0 && (
          <AmountField
            label={text('paste.howMany')}
            hint={text('paste.noPortions')}
            value={portions}
            parse={decimalInput}
            onChange={setPortions}
            problem={isTried && isUnanswered ? text('editor.noPortions') : null}
          />
        )}
      </div>
    </Dialog>
  );
}
