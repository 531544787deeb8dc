import { readDishCosts, readFoodPrices, typePrice } from '@plateprint/shared/costs/cost-api.ts';
import { useState } from 'react';
import { useChange } from '../platform/api/use-change.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Button } from '../ui/control/button.tsx';
import { Message } from '../ui/control/message.tsx';
import { AmountField } from '../ui/form/amount-field.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';

interface TypePriceProps {
  name: string;
  food: { ingredientId: string; variationId: string };
  /** The price that was typed before; null for none. */
  price: number | null;
  restaurantId: string;
  currency: string | null;
  onClose: () => void;
}

/** Asks for the price of a food that nobody bought lately. */
export function TypePrice({ name, food, price, restaurantId, currency, onClose }: TypePriceProps) {
  const text = useText('costs');
  const failureText = useFailureText();
  const [perKg, setPerKg] = useState(price);
  const change = useChange(typePrice, { refreshes: [readFoodPrices, readDishCosts], onSuccess: onClose });
  const keep = (typed: number | null): void => change.mutate({ params: { id: restaurantId }, body: { ...food, perKg: typed } });
  return (
    <Dialog
      title={text('typing.title', { name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          {price !== null && (
            <Button variant="quiet" busy={change.isPending} onClick={() => keep(null)}>
              {text('typing.forget')}
            </Button>
          )}
          <Button onClick={onClose}>{text('typing.cancel')}</Button>
          <Button variant="primary" busy={change.isPending} disabled={perKg === null || perKg <= 0} onClick={() => keep(perKg)}>
            {text('typing.save')}
          </Button>
        </>
      }
    >
      {change.error && <Message tone="danger">{failureText(change.error)}</Message>}
      <AmountField
        label={text('typing.price')}
        hint={text('typing.hint')}
        value={perKg}
        onChange={setPerKg}
        {...(currency === null ? {} : { unit: currency })}
      />
    </Dialog>
  );
}
