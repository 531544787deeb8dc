import type { MappedIngredient } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { listMappedIngredients } from '@plateprint/shared/mapper/mapper-api.ts';
import { useState } from 'react';
import { usePages } from '../../platform/api/use-pages.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { useSearchWords } from '../../organizations/use-search-words.ts';
import { Badge } from '../../ui/control/badge.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { PagedList } from '../../ui/table/paged-list.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import type { Column } from '../../ui/table/table.tsx';
import { weightFigure } from '../../units/weight-figure.ts';
import { SaidBrands } from '../brands/said-brands.tsx';
import styles from '../mapper.module.css';
import { personOf } from '../person.ts';
import { DecidedPanel } from './decided-panel.tsx';

const SORTS = ['latest', 'name', 'weight'] as const;
type Sort = (typeof SORTS)[number];

interface DecidedViewProps {
  /** After a name was decided otherwise; without it the names are read alone. */
  onChanged?: (id: string) => void;
}

/** The organization's decisions: searched, sorted, opened, and edited or taken back by those who may. */
export function DecidedView({ onChanged }: DecidedViewProps) {
  const text = useText('mapper');
  const language = useLanguage();
  const { typed, setTyped, words } = useSearchWords();
  const [sort, setSort] = useState<Sort>('latest');
  const [open, setOpen] = useState<MappedIngredient | null>(null);
  const columns = useColumns(onChanged && setOpen);
  const pages = usePages(listMappedIngredients, { query: { language, sort, limit: 50, ...(words ? { search: words } : {}) } });
  return (
    <>
      <div className={styles.tools}>
        <SearchField label={text('searchNames')} value={typed} onChange={setTyped} slashFocuses />
        <NativeSelect<Sort>
          label={text('sort')}
          value={sort}
          onChange={setSort}
          choices={SORTS.map((value) => ({ value, label: text(`sortBy.${value}`) }))}
        />
      </div>
      <PagedList
        pages={pages}
        list={text('decided')}
        empty={
          <EmptyState picture={words ? 'search' : 'paper'} title={text(words ? 'notFoundTitle' : 'noneDecidedTitle')}>
            {words ? text('notFound', { words }) : text('noneDecided')}
          </EmptyState>
        }
      >
        {(items) => <DataTable caption={text('decided')} columns={columns} rows={items} keyOf={({ id }) => id} />}
      </PagedList>
      {onChanged && <SaidBrands />}
      {open && onChanged && <DecidedPanel key={open.id} name={open} onClose={() => setOpen(null)} onChanged={onChanged} />}
    </>
  );
}

function useColumns(onOpen: ((name: MappedIngredient) => void) | undefined): Column<MappedIngredient>[] {
  const text = useText('mapper');
  const format = useFormat();
  return [
    {
      id: 'name',
      label: text('purchased'),
      names: true,
      cell: (name) => (
        <>
          {onOpen ? (
            <button type="button" className={styles.nameButton} onClick={() => onOpen(name)}>
              {name.name}
            </button>
          ) : (
            name.name
          )}
          {name.externalId !== '' && <span className={styles.small}> {name.externalId}</span>}
        </>
      ),
    },
    {
      id: 'food',
      label: text('standsFor'),
      cell: (name) => <FoodName name={name} />,
    },
    {
      id: 'complete',
      label: text('completeness'),
      wideOnly: true,
      cell: ({ complete }) => <Badge tone={complete ? 'good' : 'warning'}>{text(complete ? 'complete' : 'incomplete')}</Badge>,
    },
    {
      id: 'weight',
      label: text('weight'),
      numeric: true,
      wideOnly: true,
      cell: ({ rows, weight, weightGuessed }) => (rows === 0 ? '–' : weightFigure(weight + weightGuessed, format)),
    },
    {
      id: 'by',
      label: text('decidedBy'),
      cell: ({ decidedBy, decidedAt }) => (
        <>
          {personOf(decidedBy) ?? text('somebody')}
          <span className={`${styles.small} ${styles.block}`}>{decidedAt && format.ago(decidedAt)}</span>
        </>
      ),
    },
  ];
}

/** "Salmon, fillet", with where it is from and whether it is organic. */
function FoodName({ name }: { name: MappedIngredient }) {
  const text = useText('mapper');
  const { notFood, categoryId, mapped_name, variationName, origin_iso, organic } = name;
  const language = useLanguage();
  if (notFood) return <>{text('noFood')}</>;
  const marks = [
    origin_iso && new Intl.DisplayNames(language.replace('_', '-'), { type: 'region' }).of(origin_iso),
    organic === true && text('organicIs.yes'),
    organic === false && text('organicIs.no'),
    categoryId !== null && text('classAverage'),
  ].filter(Boolean);
  return (
    <>
      {[mapped_name, variationName].filter(Boolean).join(', ')}
      {marks.length > 0 && <span className={`${styles.small} ${styles.block}`}>{marks.join(' · ')}</span>}
    </>
  );
}
