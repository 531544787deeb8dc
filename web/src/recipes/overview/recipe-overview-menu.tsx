import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { MenuAt } from '../../ui/overlay/menu.tsx';
import { useRecipeName } from '../use-recipe-name.ts';
import type { RecipeActions } from './actions/recipe-actions.ts';

interface RecipeOverviewMenuProps {
  recipe: RecipeSummary;
  actions: RecipeActions;
  /** The button it was opened with. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The actions on a recipe from outside of it. */
export function RecipeOverviewMenu({ recipe, actions, anchor, onClose }: RecipeOverviewMenuProps) {
  const text = useText('recipes');
  const words = useText('recipes/overview');
  const name = useRecipeName()(recipe.names);
  const navigate = useNavigate();
  return (
    <MenuAt
      label={text('overview.of', { name })}
      anchor={anchor}
      isOpen
      onClose={onClose}
      entries={[
        {
          id: 'open',
          label: text('overview.open'),
          icon: 'edit',
          onAction: () => void navigate({ to: '/recipes/recipe/{-$id}', params: { id: recipe.id } }),
        },
        ...(actions.mayCopy
          ? [{ id: 'copy', label: words('copy'), icon: 'copy' as const, onAction: () => actions.onCopy(recipe) }]
          : []),
        {
          id: 'sheet',
          label: words('sheet'),
          icon: 'print',
          onAction: () => void navigate({ to: '/recipes/summary/$id', params: { id: recipe.id } }),
        },
        ...(actions.mayChange(recipe)
          ? [
              {
                id: 'delete',
                label: text('overview.delete'),
                icon: 'bin' as const,
                danger: true,
                apart: true,
                onAction: () => actions.onDelete(recipe),
              },
            ]
          : []),
      ]}
    />
  );
}
