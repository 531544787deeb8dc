import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { formatEntries } from '../../exports/format-entries.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { ButtonLook } from '../../ui/control/button-look.ts';
import type { MenuEntry } from '../../ui/opened/menu-entry.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useRecipeLabel } from './sheet/recipe-label.tsx';

/** A recipe's sheet and its files, for the menus of other pages: `entries(recipe.id)`. Suspends until its texts are here. */
function useRecipeExportEntries(): (recipeId: string) => MenuEntry[] {
  const text = useText('recipes/summary');
  const label = useText('recipes/label');
  const exports = useText('exports');
  const navigate = useNavigate();
  return (id) => [
    {
      id: 'summary',
      label: text('title'),
      icon: 'recipe',
      onAction: () => void navigate({ to: '/recipes/summary/$id', params: { id } }),
    },
    {
      id: 'label',
      label: label('open'),
      icon: 'list',
      onAction: () => void navigate({ to: '/recipes/label/$id', params: { id } }),
    },
    {
      id: 'preview',
      label: text('newTab'),
      icon: 'external',
      onAction: () => void window.open(`/dev/recipe-summary/${encodeURIComponent(id)}`, '_blank', 'noopener'),
    },
    ...formatEntries(
      exports,
      (download) => void navigate({ to: '/recipes/summary/$id', params: { id }, search: { download } }),
    ).map((entry, index) => (index === 0 ? { ...entry, apart: true } : entry)),
  ];
}

/** A menu of its own with them: `<RecipeExportMenu recipeId={recipe.id} />`. */
export function RecipeExportMenu({ recipeId, ...look }: ButtonLook & { recipeId: string }) {
  return (
    <Suspense>
      <ExportMenu recipeId={recipeId} {...look} />
    </Suspense>
  );
}

function ExportMenu({ recipeId, ...look }: ButtonLook & { recipeId: string }) {
  const text = useText('recipes/summary');
  const entries = useRecipeExportEntries();
  const label = useRecipeLabel(recipeId);
  return (
    <>
      <Menu label={text('actions')} icon="download" entries={[...entries(recipeId), label.entry]} {...look} />
      {label.dialog}
    </>
  );
}
