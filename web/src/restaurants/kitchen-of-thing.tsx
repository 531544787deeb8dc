import { useEffect } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { Button } from '../ui/control/button.tsx';
import { Message } from '../ui/control/message.tsx';
import { type ListOfThings, showThing } from './shown-thing.ts';
import { useRestaurant, useRestaurantOf } from './use-restaurants.ts';
import { useSwitchRestaurant } from './use-switch-restaurant.ts';

interface KitchenOfThingProps {
  /** The kitchen that the thing on the page belongs to. */
  restaurantId: string;
  /** Where its kitchen's others stand: another kitchen is worked in from there. */
  list: ListOfThings;
}

/** Stands on the page of a thing of one kitchen: says so where another is worked in, and leaves for the list where one is chosen. */
export function KitchenOfThing({ restaurantId, list }: KitchenOfThingProps) {
  const text = useText('restaurants');
  const here = useRestaurant();
  const own = useRestaurantOf(restaurantId);
  const { switchTo, isSwitching } = useSwitchRestaurant();
  useEffect(() => showThing({ restaurantId, list }), [restaurantId, list]);
  if (!here || !own || here.id === own.id) return null;
  const { name } = own;
  return (
    <Message
      tone="warning"
      action={
        <Button size="small" busy={isSwitching} onClick={() => switchTo(own)}>
          {text('workThere', { name })}
        </Button>
      }
    >
      {text('elsewhere', { name, here: here.name })}
    </Message>
  );
}
