import { listRecipeCategories } from '@plateprint/shared/recipes/api/recipe-words-api.ts';
import { useId } from 'react';
import { useRead } from '../../../platform/api/use-read.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { TextField } from '../../../ui/form/text-field.tsx';

interface CategoryFieldProps {
  organizationId: string;
  category: string;
  onChange: (category: string) => void;
}

/** The part of the card a dish belongs to; those that the organization uses are offered. */
export function CategoryField({ organizationId, category, onChange }: CategoryFieldProps) {
  const text = useText('recipes');
  const listId = useId();
  const known = useRead(listRecipeCategories, { params: { organizationId } }, { staleTime: 60_000 }).data?.items ?? [];
  return (
    <>
      <TextField label={text('editor.category')} value={category} maxLength={100} list={listId} onChange={onChange} />
      <datalist id={listId}>
        {known.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
