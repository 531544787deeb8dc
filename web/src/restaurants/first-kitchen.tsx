import { createRestaurant, listRestaurants, restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { COUNTRY_CODES } from '@plateprint/shared/organizations/location-codes.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LocationField } from '../organizations/location-field.tsx';
import { useChange } from '../platform/api/use-change.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Button } from '../ui/control/button.tsx';
import { Message } from '../ui/control/message.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';
import { useActor } from '../users/actor.ts';
import { useSession } from '../users/session.ts';
import styles from './first-kitchen.module.css';
import { useSwitchRestaurant } from './use-switch-restaurant.ts';

/** Where its organization is; of one that is in no single country, the country of the browser’s language, where it names one. */
function likelyCountry(ofOrganization: string | null): string {
  if (ofOrganization !== null && COUNTRY_CODES.includes(ofOrganization)) return ofOrganization;
  const { region = '' } = new Intl.Locale(navigator.language);
  return COUNTRY_CODES.includes(region) ? region : 'EU';
}

/** An organization without any restaurant begins here: name and country of the kitchen, then its first recipe. */
export function FirstKitchen() {
  const text = useText('restaurants/first');
  const failureText = useFailureText();
  const actor = useActor();
  const { userOrganization } = useSession();
  const navigate = useNavigate();
  const { switchTo, isSwitching } = useSwitchRestaurant();
  const [name, setName] = useState('');
  const [location, setLocation] = useState(() =>
    likelyCountry(userOrganization.id === actor.organizationId ? userOrganization.location : null),
  );
  const [wasTried, setTried] = useState(false);
  const create = useChange(createRestaurant, {
    refreshes: [restaurantOfUser, listRestaurants],
    onSuccess: (restaurant) =>
      switchTo(
        restaurant,
        () => void navigate({ to: '/recipes/recipe/{-$id}', params: { id: undefined }, search: { first: true } }),
      ),
  });
  return (
    <form
      noValidate
      className={styles.first}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isBlank(name) || create.isPending || isSwitching) return;
        create.mutate({ body: { organizationId: actor.organizationId, name: name.trim(), location } });
      }}
    >
      <h2>{text('title')}</h2>
      <p>{text('lead')}</p>
      {create.error && <Message tone="danger">{failureText(create.error)}</Message>}
      <TextField
        autoFocus
        label={text('name')}
        value={name}
        maxLength={200}
        onChange={setName}
        problem={wasTried && isBlank(name) && text('noName')}
      />
      <LocationField value={location} onChange={setLocation} />
      <Button type="submit" variant="primary" size="large" busy={create.isPending || isSwitching}>
        {text('begin')}
      </Button>
    </form>
  );
}
