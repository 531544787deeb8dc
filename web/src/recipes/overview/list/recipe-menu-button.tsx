import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { buttonClass } from '../../../ui/control/button-look.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Icon } from '../../../ui/control/icon.tsx';
import { useRecipeName } from '../../use-recipe-name.ts';
import type { RecipeActions } from '../actions/recipe-actions.ts';

/** Opens the overview's one menu at this recipe: a menu in each of the rows would be felt while scrolling. In the bin, the way out of it. */
export function RecipeMenuButton({ recipe, actions }: { recipe: RecipeSummary; actions: RecipeActions }) {
  const text = useText('recipes');
  const words = useText('recipes/overview');
  const name = useRecipeName()(recipe.names);
  if (recipe.deletedAt !== null) {
    return (
      <Button size="small" icon="undo" aria-label={words('bin.restoreOne', { name })} onClick={() => actions.onRestore(recipe)}>
        {words('bin.restore')}
      </Button>
    );
  }
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'quiet', size: 'small' }, 'square')}
      aria-label={text('overview.of', { name })}
      aria-haspopup="menu"
      onClick={(event) => actions.onMenu(recipe, event.currentTarget)}
    >
      <Icon name="more" />
    </button>
  );
}
