import { type MeatLaw, MEATS, type MeatStage } from '@plateprint/shared/menus/origins/meat-law.ts';
import type { MeatArticle } from '@plateprint/shared/menus/origins/meat-origin.ts';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import { useMemo } from 'react';
import { useIngredientNames } from '../../ingredients/use-ingredient-names.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { MultiChoice } from '../../ui/choice/multi-choice.tsx';
import type { MultiChoiceItem } from '../../ui/choice/multi-choice-item.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { IconButton } from '../../ui/opened/icon-button.tsx';
import styles from './origins.module.css';

/** Where meat on the European market comes from. */
const COUNTRIES =
  'FR BE DE IE NL ES IT PL AT LU DK SE FI PT CZ SK HU RO BG SI HR EE LV LT GR CY MT GB CH NO UA AR BR UY PY AU NZ US CA ZA NA TH CL'.split(
    ' ',
  );

interface ArticleFieldsProps {
  article: MeatArticle;
  law: MeatLaw;
  /** The foods of this animal on the menu. */
  foods: readonly (string | null)[];
  onChange: (article: MeatArticle) => void;
  onRemove: () => void;
}

export function ArticleFields({ article, law, foods, onChange, onRemove }: ArticleFieldsProps) {
  const text = useText('menus/origins');
  const { name, meat, ingredientId } = article;
  const ids = [...new Set([...foods, ingredientId])].filter((id) => id !== null);
  const namesOf = useIngredientNames(ids);
  const countries = useCountries();
  const called = name.trim() || text(`meats.${meat}`);
  return (
    <fieldset className={styles.article}>
      <legend>{called}</legend>
      <div className={styles.fields}>
        <NativeSelect
          label={text('meat')}
          value={meat}
          choices={MEATS.map((each) => ({ value: each, label: text(`meats.${each}`) }))}
          onChange={(chosen) => onChange({ ...article, meat: chosen, ingredientId: null })}
        />
        <NativeSelect
          label={text('food')}
          value={ingredientId ?? ''}
          choices={[
            { value: '', label: text('all') },
            ...ids.map((id) => ({ value: id, label: namesOf(id)?.ingredientName ?? id })),
          ]}
          onChange={(chosen) => onChange({ ...article, ingredientId: chosen || null })}
        />
        <TextField
          label={text('article')}
          hint={text('articleHint')}
          maxLength={120}
          value={name}
          onChange={(typed) => onChange({ ...article, name: typed })}
        />
      </div>
      <div className={styles.fields}>
        {law.stages[meat].map((stage: MeatStage) => (
          <MultiChoice
            key={stage}
            label={text(stage)}
            none={text('none')}
            items={countries}
            chosen={new Set(article[stage])}
            onChange={(chosen) => onChange({ ...article, [stage]: [...chosen].slice(0, 5) })}
          />
        ))}
      </div>
      <div>
        <IconButton icon="bin" size="small" label={text('remove', { name: called })} onPress={onRemove} />
      </div>
    </fieldset>
  );
}

function useCountries(): MultiChoiceItem[] {
  const locale = localeOf(useLanguage());
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return COUNTRIES.map((id) => ({ id, label: names.of(id) ?? id }));
  }, [locale]);
}
