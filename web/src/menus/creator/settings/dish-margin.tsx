import { readDishCosts } from '@plateprint/shared/costs/cost-api.ts';
import { marginOf } from '@plateprint/shared/costs/margin.ts';
import { amountOfPrice } from '@plateprint/shared/costs/printed-price.ts';
import { type Service, SERVICES, vatRateOf } from '@plateprint/shared/costs/vat.ts';
import type { RecipeBlock } from '@plateprint/shared/menus/menu-block.ts';
import { useState } from 'react';
import { SeveralCurrencies } from '../../../costs/several-currencies.tsx';
import { useMaySeeCosts } from '../../../costs/use-may-see-costs.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/choice/native-select.tsx';
import { AmountField } from '../../../ui/form/amount-field.tsx';
import styles from '../canvas/panel.module.css';

interface DishMarginProps {
  block: RecipeBlock;
  restaurantId: string;
  onAmount: (amount: number | null) => void;
}

const FRESH_MS = 300_000;

/** The margin of a dish after VAT and its foods, for those who may see costs; guests read the printed price alone. */
export function DishMargin({ block, restaurantId, onAmount }: DishMarginProps) {
  const text = useText('costs');
  const format = useFormat();
  const maySee = useMaySeeCosts(restaurantId);
  const [service, setService] = useState<Service>('served');
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const asked = { params: { id: restaurantId }, body: { recipeIds: [block.recipeId] } };
  const { data } = useRead(readDishCosts, asked, { enabled: maySee, staleTime: FRESH_MS });
  if (!maySee || !data) return null;
  const { currency, currencies, country, items } = data;
  const cost = items[0] ?? { perPortion: null, pricedShare: 0 };
  const price = block.priceAmount ?? amountOfPrice(block.price, currency);
  const rate = vatRateOf(country, service, today);
  const vat = rate?.rate ?? null;
  const margin = marginOf({ price, vat, cost: cost.perPortion, pricedShare: cost.pricedShare });
  const money = (amount: number | null): string => (amount === null ? text('unknown') : format.money(amount, currency));
  return (
    <>
      <AmountField
        label={text('margin.amount')}
        hint={text('margin.amountHint')}
        value={price}
        onChange={onAmount}
        {...(currency === null ? {} : { unit: currency })}
      />
      <NativeSelect<Service>
        label={text('margin.service')}
        value={service}
        choices={SERVICES.map((value) => ({ value, label: text(`margin.services.${value}`) }))}
        onChange={setService}
      />
      <p className={styles.note}>
        {vat === null
          ? text('margin.noRate')
          : text(rate?.isOnTop ? 'margin.onTop' : 'margin.net', {
              price: money(margin?.net ?? null),
              vat: format.percent(vat, vat * 100 === Math.round(vat * 100) ? 0 : 1),
            })}
        <br />
        {text('margin.cost', { cost: money(cost.perPortion), share: format.percent(cost.pricedShare) })}
        <br />
        <strong>
          {margin?.margin == null
            ? text('margin.unknown')
            : text(margin.isAtMost ? 'margin.atMost' : 'margin.left', {
                margin: money(margin.margin),
                share: format.percent(margin.costShare ?? 0),
              })}
        </strong>
      </p>
      <SeveralCurrencies currencies={currencies} />
    </>
  );
}
