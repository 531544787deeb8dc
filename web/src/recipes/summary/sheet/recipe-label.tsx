import { fileNameStem } from '@plateprint/shared/exports/file-name.ts';
import { labelsWithoutAsking } from '@plateprint/shared/organizations/label-basis.ts';
import { readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNow } from '../../../organizations/use-now.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { saveFile } from '../../../exports/save-file.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useRestaurant } from '../../../restaurants/use-restaurants.ts';
import type { MenuEntry } from '../../../ui/opened/menu-entry.ts';

/** Every letter is an outline in it: fetched only when somebody opens it. */
const LabelDownload = lazy(async () => ({
  default: (await import('../../../footprint/label-download.tsx')).LabelDownload,
}));

/** The entry of a menu that opens a recipe's carbon label as a file of its own, and the dialog to place beside that menu. */
export function useRecipeLabel(recipeId: string): { entry: MenuEntry; dialog: ReactNode } {
  const text = useText('footprint/label-download');
  const [isOpen, setOpen] = useState(false);
  return {
    entry: {
      id: 'carbon-label',
      label: text('title'),
      hint: 'SVG, PNG',
      icon: 'download',
      apart: true,
      onAction: () => setOpen(true),
    },
    dialog: isOpen && (
      <Suspense>
        <RecipeLabel recipeId={recipeId} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}

/** The label of the recipe as it is kept: what is not saved yet goes on no sign. */
function RecipeLabel({ recipeId, onClose }: { recipeId: string; onClose: () => void }) {
  const text = useText('footprint/label-download');
  const language = useLanguage();
  const { data } = useRead(readRecipe, { params: { id: recipeId } });
  const restaurant = useRestaurant();
  const now = useNow();
  if (!data) return null;
  const { level, co2PerPortion } = data.footprint;
  const labels = restaurant ? labelsWithoutAsking(restaurant, now) : 'figures';
  const stem = fileNameStem({ kind: text('title'), name: nameIn(data.names, language) });
  return (
    <LabelDownload
      dish={{ level, co2: co2PerPortion?.value ?? null }}
      labels={labels}
      isOpen
      onClose={onClose}
      onFile={({ ending, content }) => saveFile({ name: `${stem}.${ending}`, content })}
    />
  );
}
