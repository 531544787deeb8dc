import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { mayEditReports } from '@plateprint/shared/access/abilities.ts';
import type { readBalance } from '@plateprint/shared/purchases/api/balance-api.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useState } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { withCapital } from '../../platform/i18n/with-capital.ts';
import { placeOfRestaurant } from '../../restaurants/restaurant-place.ts';
import { Button } from '../../ui/control/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { saveAs } from '../../ui/save-as.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table.tsx';
import { useActor } from '../../users/actor.ts';
import ofPurchases from '../purchases.module.css';
import styles from '../shares/shares.module.css';
import { balanceFile } from './balance-file.ts';
import { NoteDialog } from './note-dialog.tsx';
import { type BalanceFamily, useAmounts } from './use-amounts.ts';

type Balance = ReplyOf<typeof readBalance>;

interface BalanceTableProps {
  data: Balance;
  restaurant: Restaurant;
  /** Months. */
  time: { from: string; to: string };
}

/** Families of foods, the largest difference first; pressed, one shows its foods, its reasons and its stock. */
export function BalanceTable({ data, restaurant, time }: BalanceTableProps) {
  const text = useText('purchases/balance');
  const format = useFormat();
  const amounts = useAmounts();
  const actor = useActor();
  const [open, setOpen] = useState<string | null>(null);
  const mayNote = mayEditReports(actor, placeOfRestaurant(actor, restaurant), { variety: 'procurement', type: 'monthly' });
  const nameOf = ({ name }: BalanceFamily): string => withCapital(name ?? text('own'));
  const nameCell = (row: BalanceFamily) => (
    <FamilyName name={nameOf(row)} onOpen={row.family === null ? null : () => setOpen(row.family)} />
  );
  const chosen = data.families.find(({ family }) => family !== null && family === open);
  const columns: Column<BalanceFamily>[] = [
    {
      id: 'family',
      label: text('family'),
      names: true,
      cell: nameCell,
    },
    { id: 'bought', label: text('bought'), numeric: true, cell: ({ bought }) => amounts.kg(bought.grams) },
    { id: 'used', label: text('used'), numeric: true, cell: ({ used }) => amounts.kg(used.grams) },
    { id: 'difference', label: text('difference'), numeric: true, cell: ({ difference }) => amounts.signedKg(difference.grams) },
    {
      id: 'co2',
      label: text('differenceCo2'),
      numeric: true,
      cell: ({ difference }) => amounts.co2(difference.co2),
    },
    ...(data.maySeeCosts
      ? [
          {
            id: 'money',
            label: text('differenceMoney'),
            numeric: true,
            cell: ({ difference }: BalanceFamily) =>
              difference.money === null ? text('unknown') : format.money(difference.money, data.currency),
          },
        ]
      : []),
    {
      id: 'reasons',
      label: text('reasons'),
      cell: ({ reasons }) => reasons.map((reason) => text(`reason.${reason}`)).join(', '),
    },
  ];
  return (
    <Card title={text('title')}>
      <DataTable caption={text('title')} columns={columns} rows={data.families} keyOf={({ family }) => family ?? ''} />
      <p className={styles.small}>{text('basis')}</p>
      <div className={styles.controls}>
        <Button
          icon="download"
          onClick={() =>
            void balanceFile(data, { restaurant: restaurant.name, time, text }).then(({ name, content }) => saveAs(name, content))
          }
        >
          {text('download')}
        </Button>
      </div>
      {chosen?.family && (
        <NoteDialog
          key={chosen.family}
          family={{ ...chosen, family: chosen.family, name: nameOf(chosen) }}
          restaurantId={restaurant.id}
          time={time}
          mayNote={mayNote}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}

/** A family's name, which opens its foods; the kitchen's own ingredients are no family of the food data. */
function FamilyName({ name, onOpen }: { name: string; onOpen: (() => void) | null }) {
  if (onOpen === null) return name;
  return (
    <button type="button" className={ofPurchases.nameButton} onClick={onOpen}>
      {name}
    </button>
  );
}
