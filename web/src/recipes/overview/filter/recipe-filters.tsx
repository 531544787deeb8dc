import { CARBON_LEVELS, type CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { ALLERGENS, type Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import { listRecipeCategories, listTags } from '@plateprint/shared/recipes/api/recipe-words-api.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useAllergens } from '../../../ingredients/use-allergens.ts';
import { Button } from '../../../ui/control/button.tsx';
import { MultiChoice } from '../../../ui/choice/multi-choice.tsx';
import { NativeSelect } from '../../../ui/choice/native-select.tsx';
import { filtersSet, withoutFilters } from './overview-filter.ts';
import styles from './recipe-filters.module.css';
import { useOverviewFilter } from './use-overview-filter.ts';

const ANY = '';

/** Narrows the list: by what a dish is, what it holds, and whose library it stands in. */
export function RecipeFilters({ organizationId }: { organizationId: string }) {
  const text = useText('recipes/overview');
  const { filter, change, replace } = useOverviewFilter();
  const levels = useText('footprint');
  const allergens = useAllergens();
  const categories = useRead(listRecipeCategories, { params: { organizationId } }, { staleTime: 60_000 }).data?.items ?? [];
  const tags = useRead(listTags, { params: { organizationId } }, { staleTime: 60_000 }).data?.items ?? [];
  const named = (items: readonly { name: string }[]) => [
    { value: ANY, label: text('filters.any') },
    ...items.map(({ name }) => ({ value: name, label: name })),
  ];

  return (
    <section className={styles.filters} aria-label={text('filters.title')}>
      <MultiChoice
        label={text('filters.level')}
        none={text('filters.any')}
        items={CARBON_LEVELS.map((level) => ({ id: level, label: levels(`level.${level}`) }))}
        chosen={new Set(filter.level)}
        onChange={(chosen) => change({ level: [...chosen] as CarbonLevel[] })}
      />
      <MultiChoice
        label={allergens.words.without}
        none={text('filters.any')}
        items={ALLERGENS.map((allergen) => ({ id: allergen, label: allergens.name(allergen) }))}
        chosen={new Set(filter.without)}
        onChange={(chosen) => change({ without: [...chosen] as Allergen[] })}
      />
      <Choice name="diet" values={['vegan', 'vegetarian']} />
      <Choice name="complete" values={['true', 'false']} />
      <NativeSelect
        label={text('filters.category')}
        value={filter.category ?? ANY}
        choices={named(categories)}
        onChange={(category) => change({ category: category || undefined })}
      />
      <NativeSelect
        label={text('filters.tag')}
        value={filter.tag ?? ANY}
        choices={named(tags)}
        onChange={(tag) => change({ tag: tag || undefined })}
      />
      <Choice name="kind" values={['dishes', 'bags']} />
      <Choice name="scope" values={['restaurant', 'organization']} />
      {filtersSet(filter) > 0 && (
        <div className={styles.clear}>
          <Button variant="quiet" icon="close" onClick={() => replace(withoutFilters(filter))}>
            {text('filters.clear')}
          </Button>
        </div>
      )}
    </section>
  );
}

type Single = 'diet' | 'complete' | 'kind' | 'scope';

/** One of a few, or any. */
function Choice({ name, values }: { name: Single; values: readonly string[] }) {
  const text = useText('recipes/overview');
  const { filter, change } = useOverviewFilter();
  return (
    <NativeSelect
      label={text(`filters.${name}`)}
      value={filter[name] ?? ANY}
      choices={[
        { value: ANY, label: text('filters.any') },
        ...values.map((value) => ({ value, label: text(`filters.of.${name}.${value}` as 'filters.of.diet.vegan') })),
      ]}
      onChange={(value) => change({ [name]: value || undefined })}
    />
  );
}
