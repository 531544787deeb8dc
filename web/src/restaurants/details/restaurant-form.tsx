import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import * as api from '@plateprint/shared/restaurants/restaurant-api.ts';
import type { RestaurantDetails } from '@plateprint/shared/restaurants/restaurant.ts';
import { useRef, useState, type FormEvent } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { LocationField } from '../../organizations/location-field.tsx';
import { focusFirstProblem } from '../../ui/form/focus-problem.ts';
import { Message } from '../../ui/control/message.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from './restaurant.module.css';

const REFRESHES = [api.listRestaurants, api.readRestaurant, api.restaurantOfUser, readOrganizationAudit];

interface RestaurantFormProps {
  /** Ties the form to the button that sends it. */
  formId: string;
  /** Null: a new one of this organization. */
  restaurant: RestaurantDetails | null;
  organizationId: string;
  onSaved: (restaurant: RestaurantDetails) => void;
}

/** Name of a restaurant, and where its food is eaten. */
export function RestaurantForm({ formId, restaurant, organizationId, onSaved }: RestaurantFormProps) {
  const text = useText('restaurants/details');
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(restaurant?.name ?? '');
  const [location, setLocation] = useState(restaurant?.ownLocation ?? '');
  const [wasTried, setWasTried] = useState(false);
  const create = useChange(api.createRestaurant, { refreshes: REFRESHES, onSuccess: onSaved });
  const update = useChange(api.updateRestaurant, { refreshes: REFRESHES, onSuccess: onSaved });
  const failure = create.error ?? update.error;
  const isNameless = name.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (isNameless) return focusFirstProblem(form.current);
    if (create.isPending || update.isPending) return;
    const body = { name: name.trim(), location: location === '' ? null : location };
    if (restaurant) update.mutate({ body: { id: restaurant.id, ...body } });
    else create.mutate({ body: { organizationId, ...body } });
  }

  return (
    <form ref={form} id={formId} className={styles.form} noValidate onSubmit={submit}>
      {failure && <Message tone="danger">{failureText(failure)}</Message>}
      <TextField
        label={text('name')}
        name="restaurant-name"
        maxLength={200}
        autoComplete="off"
        value={name}
        onChange={setName}
        problem={wasTried && isNameless && text('nameMissing')}
      />
      <LocationField value={location} onChange={setLocation} none={text('sameLocation')} hint={text('locationHint')} />
    </form>
  );
}
