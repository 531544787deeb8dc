import type { Language } from '@plateprint/shared/kernel/language.ts';
import { foreignNameOf, hasNameIn } from '@plateprint/shared/menus/foreign-name.ts';
import type { RecipeBlock } from '@plateprint/shared/menus/menu-block.ts';
import type { RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import { translateRecipe } from '@plateprint/shared/recipes/translate/translate-api.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import panel from '../canvas/panel.module.css';
import { useLanguageName } from '../canvas/use-language-name.ts';

interface OfferedNameProps {
  block: RecipeBlock;
  recipeNames: readonly RecipeName[];
  /** The menu’s. */
  language: Language;
  onTake: (name: string) => void;
}

/** Under the name of a dish that is not in the menu’s language: which it is in, and a name that is. */
export function OfferedName({ block, recipeNames, language, onTake }: OfferedNameProps) {
  const text = useText('menus/dish-names');
  const languageName = useLanguageName();
  const foreign = foreignNameOf(block, recipeNames, language);
  if (foreign === null) return null;
  return (
    <div className={panel.fields} role="group" aria-label={text('group')}>
      <p className={panel.note}>
        {text('foreign', { name: foreign.name, from: languageName(foreign.language), to: languageName(language) })}
      </p>
      {hasNameIn(recipeNames, language) ? (
        <Offer name={nameIn(recipeNames, language)} note={text('ofRecipe')} onTake={onTake} />
      ) : (
        <Translated foreign={foreign} language={language} onTake={onTake} />
      )}
    </div>
  );
}

function Translated({ foreign, language, onTake }: Pick<OfferedNameProps, 'language' | 'onTake'> & { foreign: RecipeName }) {
  const text = useText('menus/dish-names');
  const format = useFormat();
  const { data } = useRead(translateRecipe, {
    body: { recipeName: foreign.name, language, from: foreign.language },
  });
  if (!data) return null;
  // Nothing of it is known: what stands there already is no offer.
  if (data.name.toLowerCase() === foreign.name.trim().toLowerCase()) return <p className={panel.note}>{text('none')}</p>;
  const note =
    data.kept.length > 0 ? text('kept', { words: format.list(data.kept) }) : data.readOver ? text('readOver') : text('known');
  return <Offer name={data.name} note={note} onTake={onTake} />;
}

function Offer({ name, note, onTake }: { name: string; note: string; onTake: (name: string) => void }) {
  const text = useText('menus/dish-names');
  return (
    <>
      <p className={panel.note}>{note}</p>
      <div className={panel.row}>
        <Button size="small" onClick={() => onTake(name)}>
          {text('take', { name })}
        </Button>
      </div>
    </>
  );
}
