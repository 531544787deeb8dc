import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { useRecipeName } from '../use-recipe-name.ts';
import type { RecipeDeeds } from './recipe-deeds.ts';

interface RecipeOverviewMenuProps {
  recipe: RecipeSummary;
  deeds: RecipeDeeds;
}

/** What can be done with a recipe from outside of it; in the bin, to take it out. */
export function RecipeOverviewMenu({ recipe, deeds }: RecipeOverviewMenuProps) {
  const text = useText('recipes');
  const words = useText('recipes/overview');
  const name = useRecipeName()(recipe.names);
  const navigate = useNavigate();
  if (recipe.deletedAt !== null) {
    return (
      <Button size="small" icon="undo" aria-label={words('bin.restoreOne', { name })} onClick={() => deeds.onRestore(recipe)}>
        {words('bin.restore')}
      </Button>
    );
  }
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
        ...(deeds.mayCopy
          ? [{ id: 'copy', label: words('copy'), icon: 'copy' as const, onAction: () => deeds.onCopy(recipe) }]
          : []),
        {
          id: 'sheet',
          label: words('sheet'),
          icon: 'print',
          onAction: () => void navigate({ to: '/recipes/summary/$id', params: { id: recipe.id } }),
        },
        ...(deeds.mayChange(recipe)
          ? [
              {
                id: 'delete',
                label: text('overview.delete'),
                icon: 'bin' as const,
                danger: true,
                apart: true,
                onAction: () => deeds.onDelete(recipe),
              },
            ]
          : []),
      ]}
    />
  );
}
