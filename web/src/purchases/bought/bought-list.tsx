import { mayEditReports } from '@plateprint/shared/access/abilities.ts';
import { type BoughtShown, listBought } from '@plateprint/shared/purchases/api/bought-api.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useState } from 'react';
import { usePages } from '../../platform/api/use-pages.ts';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { IconButton } from '../../ui/opened/icon-button.tsx';
import { saveAs } from '../../ui/save-as.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { PagedList } from '../../ui/table/paged-list.tsx';
import { placeOfRestaurant } from '../../restaurants/restaurant-place.ts';
import { useActor } from '../../users/actor.ts';
import styles from '../purchases.module.css';
import { StatementDialog } from '../statement/statement-dialog.tsx';
import { type BoughtQuery, boughtFile } from './bought-file.ts';
import { ALL_BOUGHT, BoughtFilters } from './bought-filters.tsx';
import { BoughtTotals } from './bought-totals.tsx';
import { useBoughtColumns } from './use-bought-columns.tsx';

const PURCHASES = { variety: 'procurement', type: 'monthly' } as const;

interface BoughtListProps {
  restaurant: Restaurant;
  /** Months. */
  period: { from: string; to: string };
  scope: 'restaurant' | 'organization';
}

/** Every article of a time, the one that emits most first, with what is chosen of them added up. */
export function BoughtList({ restaurant, period, scope }: BoughtListProps) {
  const text = useText('purchases/bought');
  const language = useLanguage();
  const statementText = useText('purchases/statement');
  const actor = useActor();
  const [opened, setOpened] = useState<BoughtShown | null>(null);
  const mayKeep = mayEditReports(actor, placeOfRestaurant(actor, restaurant), PURCHASES);
  const [choice, setChoice] = useState(ALL_BOUGHT);
  const { family, supplier, sort } = choice;
  const asked = {
    params: { id: restaurant.id },
    query: { ...period, scope, language, sort, ...(family && { family }), ...(supplier && { supplier }) },
  };
  const pages = usePages(listBought, asked);
  const { first } = pages;
  const columns = useBoughtColumns(first);
  return (
    <Card title={text('title')}>
      <BoughtFilters first={first} choice={choice} onChange={setChoice} />
      {first && <BoughtTotals data={first} isWhole={family === '' && supplier === ''} />}
      <PagedList pages={pages} list={text('title')} empty={<p className={styles.quiet}>{text('nothing')}</p>}>
        {(items) => (
          <DataTable<BoughtShown>
            caption={text('title')}
            columns={columns}
            rows={items}
            keyOf={({ key }) => key}
            renderActions={(row) => (
              <IconButton
                icon="allergen"
                size="small"
                label={statementText('of', { article: row.name })}
                onPress={() => setOpened(row)}
              />
            )}
          />
        )}
      </PagedList>
      {opened && (
        <StatementDialog article={opened} restaurantId={restaurant.id} mayKeep={mayKeep} onClose={() => setOpened(null)} />
      )}
      <p className={styles.small}>{text('basis')}</p>
      {first && first.total.articles > 0 && <Download asked={asked} restaurant={restaurant.name} />}
    </Card>
  );
}

function Download({ asked, restaurant }: { asked: BoughtQuery; restaurant: string }) {
  const text = useText('purchases/bought');
  const failureText = useFailureText();
  const [state, setState] = useState<'ready' | 'busy'>('ready');
  const [failure, setFailure] = useState<string | null>(null);
  async function download() {
    setState('busy');
    setFailure(null);
    try {
      const { name, content } = await boughtFile({ asked, restaurant, text });
      saveAs(name, content);
    } catch (error) {
      setFailure(failureText(error));
    }
    setState('ready');
  }
  return (
    <div className={styles.filters}>
      <Button icon="download" busy={state === 'busy'} onClick={() => void download()}>
        {text('download')}
      </Button>
      {failure !== null && <p role="alert">{failure}</p>}
    </div>
  );
}
