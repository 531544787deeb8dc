import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { Menu } from '../../ui/menu.tsx';
import { useRecipeName } from '../use-recipe-name.ts';

/** What can be done with a recipe from outside of it. */
export function RecipeOverviewMenu({ recipe, onDelete }: { recipe: RecipeSummary; onDelete: (recipe: RecipeSummary) => void }) {
  const text = useText('recipes');
  const name = useRecipeName()(recipe.names);
  const navigate = useNavigate();
  return (
    <Menu
      label={text('overview.of', { name })}
      size="small"
      entries={[
        {
          id: 'open',
          label: text('overview.open'),
          icon: 'edit',
          onAction: () => void navigate({ to: '/recipes/recipe/{-$id}', params: { id: recipe.id } }),
        },
        {
          id: 'delete',
          label: text('overview.delete'),
          icon: 'bin',
          danger: true,
          apart: true,
          onAction: () => onDelete(recipe),
        },
      ]}
    />
  );
}
