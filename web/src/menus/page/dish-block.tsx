import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import { ALLERGEN_WORDS } from '@plateprint/shared/ingredients/allergens/allergen-words.ts';
import { allergenSentences } from '@plateprint/shared/ingredients/allergens/allergen-sentences.ts';
import { type FoodAllergens, NOTHING_KNOWN } from '@plateprint/shared/ingredients/food-allergens.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { askBesideSigns, dishSigns } from '@plateprint/shared/menus/allergen-signs.ts';
import { textIn } from '@plateprint/shared/menus/local-text.ts';
import type { RecipeBlock } from '@plateprint/shared/menus/menu-block.ts';
import type { CustomLabel, MenuDish } from '@plateprint/shared/menus/menu.ts';
import { originText } from '@plateprint/shared/menus/origins/origin-words.ts';
import { isPartlyCounted, shownLabel } from '@plateprint/shared/menus/shown-label.ts';
import type * as z from 'zod/mini';
import { useText } from '../../platform/i18n/use-text.ts';
import { DishLabel } from './dish-label.tsx';
import type { MenuLook } from './menu-look.ts';

type Block = z.infer<typeof RecipeBlock>;

/** A dish as a guest reads it. One whose recipe is gone says so, so that nobody prints it unseen. */
export function DishBlock({ block, look }: { block: Block; look: MenuLook }) {
  const text = useText('menus/page');
  const { settings, dishes, ownLabels } = look;
  const dish = dishes.get(block.recipeId);
  const allergens = dish?.allergens ?? NOTHING_KNOWN;
  const name = textIn(block.names, settings.language) || (dish ? nameIn(dish.names, settings.language) : '') || text('dishGone');
  const description = textIn(block.descriptions, settings.language);
  const origins = originText(dish?.meats ?? [], settings.language);
  const own = block.customLabels.flatMap((id) => ownLabels.get(id) ?? []);
  const label = shownLabel(block, look);
  return (
    <div className="menu-dish">
      <div className="menu-dish-line">
        <h3 className="menu-dish-name">
          {name}
          {dish && settings.showDiet && <DietMark diet={dish.diet} />}
          {dish?.glutenFree && settings.showDiet && (
            <span className="menu-diet">{ALLERGEN_WORDS[settings.language].glutenFree}</span>
          )}
          {own.map((mark) => (
            <OwnLabel key={mark.id} label={mark} look={look} />
          ))}
          {settings.showAllergens && look.hasLegend && <Signs allergens={allergens} language={settings.language} />}
        </h3>
        {settings.showPrices && block.price !== '' && <span className="menu-price">{block.price}</span>}
      </div>
      {description !== '' && <p className="menu-words">{description}</p>}
      {settings.showAllergens && !look.hasLegend && dishSigns(allergens) !== '' && (
        <p className="menu-unknown">{allergenSentences(allergens, settings.language, { asks: true }).join(' ')}</p>
      )}
      {origins !== '' && <p className="menu-words">{origins}</p>}
      {dish ? (
        <div className="menu-dish-foot">
          <DishLabel dish={dish} kind={label} settings={settings} letters={look.letters} />
          {isPartlyCounted(dish) && label !== 'none' && <span className="menu-partly">{text('partly')}</span>}
        </div>
      ) : (
        <p className="menu-gone">{text('dishGoneHelp')}</p>
      )}
    </div>
  );
}

/** Only what is known of every line is called vegan or vegetarian. */
function DietMark({ diet }: Pick<MenuDish, 'diet'>) {
  const text = useText('menus/page');
  if (diet !== 'vegan' && diet !== 'vegetarian') return null;
  return <span className="menu-diet">{text(diet)}</span>;
}

/** The letters, where a legend explains them, and in their size whom to ask where not all is known. */
function Signs({ allergens, language }: { allergens: FoodAllergens; language: Language }) {
  const signs = dishSigns(allergens);
  const ask = askBesideSigns(allergens, language);
  if (signs === '') return null;
  return (
    <span className="menu-signs">
      <span className="menu-letters">{signs}</span>
      {ask !== '' && ` ${ask}`}
    </span>
  );
}

function OwnLabel({ label, look }: { label: CustomLabel; look: MenuLook }) {
  const name = labelName(label, look.settings.language);
  return (
    <span className="menu-own" style={{ borderColor: label.colour }} title={name}>
      <span aria-hidden="true">{label.sign}</span>
      <span data-unseen="">{name}</span>
    </span>
  );
}

function labelName({ names }: CustomLabel, language: string): string {
  return (names.find((each) => each.language === language) ?? names[0])?.name ?? '';
}
