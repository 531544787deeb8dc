import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { MEAL_SIZE_NAMES } from '@plateprint/shared/recipes/model/meal-size.ts';
import type { bulkUpdateRecipes } from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';
import { listTags } from '@plateprint/shared/recipes/api/recipe-words-api.ts';
import { LIBRARY_SCOPES, MEAL_SIZES, type LibraryScope, type MealSize } from '@plateprint/shared/recipes/model/recipe.ts';
import { useState } from 'react';
import { useRead } from '../../../platform/api/use-read.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { MultiChoice } from '../../../ui/choice/multi-choice.tsx';
import { NativeSelect } from '../../../ui/choice/native-select.tsx';
import { CategoryField } from '../../editor/head/category-field.tsx';
import { TagField } from '../../editor/head/tag-field.tsx';
import styles from '../filter/recipe-filters.module.css';

type Changes = CallInput<typeof bulkUpdateRecipes>['body']['changes'];

interface RecipeBulkEditProps {
  count: number;
  organizationId: string;
  /** Whether the person may put recipes into the organization's library, and take them out. */
  maySetScope: boolean;
  isOpen: boolean;
  onChange: (changes: Changes) => void;
  onClose: () => void;
}

const AS_IT_IS = '' as const;

/** Changes what many recipes have in common; what is left as it is stays with each. */
export function RecipeBulkEdit({ count, organizationId, maySetScope, isOpen, onChange, onClose }: RecipeBulkEditProps) {
  const text = useText('recipes/overview');
  const words = useText('recipes/editor');
  const [changes, setChanges] = useState<Changes>({});
  const tags = useRead(listTags, { params: { organizationId } }, { enabled: isOpen, staleTime: 60_000 }).data?.items ?? [];
  const set = (changed: Changes): void => setChanges({ ...changes, ...changed });
  const close = (): void => {
    setChanges({});
    onClose();
  };
  const isEmpty = Object.values(changes).every((value) => value === undefined || (Array.isArray(value) && value.length === 0));
  const kept = { value: AS_IT_IS, label: text('bulk.asItIs') } as const;

  return (
    <Dialog
      title={text('bulk.editTitle', { count })}
      isOpen={isOpen}
      onClose={close}
      size="medium"
      actions={
        <>
          <Button onClick={close}>{text('bulk.cancel')}</Button>
          <Button
            variant="primary"
            disabled={isEmpty}
            onClick={() => {
              onChange(changes);
              setChanges({});
            }}
          >
            {text('bulk.apply')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <CategoryField
          organizationId={organizationId}
          category={changes.category ?? ''}
          onChange={(category) => set({ category: category.trim() === '' ? undefined : category })}
        />
        <TagField
          organizationId={organizationId}
          label={text('bulk.addTags')}
          tags={changes.addTags ?? []}
          onChange={(addTags) => set({ addTags })}
        />
        <MultiChoice
          label={text('bulk.removeTags')}
          none={text('bulk.noTags')}
          items={tags.map(({ name }) => ({ id: name, label: name }))}
          chosen={new Set(changes.removeTags)}
          onChange={(removeTags) => set({ removeTags: [...removeTags] })}
        />
        <NativeSelect
          label={words('details.mealsize')}
          value={changes.mealsize === undefined ? AS_IT_IS : String(changes.mealsize)}
          choices={[
            kept,
            ...MEAL_SIZES.map((size) => ({ value: String(size), label: words(`details.sizes.${MEAL_SIZE_NAMES[size]}`) })),
          ]}
          onChange={(size) => set({ mealsize: size === AS_IT_IS ? undefined : (Number(size) as MealSize) })}
        />
        {maySetScope && (
          <NativeSelect<LibraryScope | typeof AS_IT_IS>
            label={words('details.scope')}
            value={changes.libraryScope ?? AS_IT_IS}
            choices={[kept, ...LIBRARY_SCOPES.map((scope) => ({ value: scope, label: words(`details.scopes.${scope}`) }))]}
            onChange={(scope) => set({ libraryScope: scope === AS_IT_IS ? undefined : scope })}
          />
        )}
      </div>
    </Dialog>
  );
}
