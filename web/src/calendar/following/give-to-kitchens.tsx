import type { Following } from '@plateprint/shared/calendar/following-api.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRestaurantSearch } from '../../restaurants/use-restaurants.ts';
import { MultiChoice } from '../../ui/choice/multi-choice.tsx';
import { Button } from '../../ui/control/button.tsx';
import parts from '../parts.module.css';

interface GiveToKitchensProps {
  /** The kitchen that plans it. */
  restaurant: Restaurant;
  followers: Following['followers'];
  isBusy: boolean;
  onGive: (restaurantIds: string[] | 'all') => void;
}

/** Puts a plan into kitchens that do not follow it yet: some, or all. */
export function GiveToKitchens({ restaurant, followers, isBusy, onGive }: GiveToKitchensProps) {
  const text = useText('calendar/following');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const { found } = useRestaurantSearch(typed);
  const following = new Set(followers.map(({ restaurantId }) => restaurantId));
  const open = found.filter(
    ({ id, organizationId }) =>
      organizationId === restaurant.organizationId && id !== restaurant.id && !following.has(id) && !chosen.has(id),
  );
  const items = [...[...chosen].map(([id, label]) => ({ id, label })), ...open.map(({ id, name }) => ({ id, label: name }))];
  const labels = new Map(items.map(({ id, label }) => [id, label]));
  const give = (ids: string[] | 'all'): void => {
    onGive(ids);
    setChosen(new Map());
  };
  return (
    <section className={parts.part} aria-label={text('give')}>
      <h3>{text('give')}</h3>
      <MultiChoice
        label={text('choose')}
        none={text('none')}
        items={items}
        chosen={new Set(chosen.keys())}
        onSearch={setTyped}
        onChange={(ids) => setChosen(new Map([...ids].map((id) => [id, labels.get(id) ?? id])))}
      />
      <div className={parts.actions}>
        <Button
          variant="primary"
          size="small"
          disabled={chosen.size === 0}
          busy={isBusy}
          onClick={() => give([...chosen.keys()])}
        >
          {text('put')}
        </Button>
        <Button size="small" disabled={isBusy} onClick={() => give('all')}>
          {text('putAll')}
        </Button>
      </div>
    </section>
  );
}
