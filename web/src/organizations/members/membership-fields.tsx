import { grantableRoles } from '@plateprint/shared/access/grantable.ts';
import { type Role, worksInRestaurants } from '@plateprint/shared/access/role.ts';
import type { Organization } from '@plateprint/shared/organizations/organization.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { RadioGroup } from '../../ui/choice/radio-group.tsx';
import { useActor } from '../../users/actor.ts';
import { placeOf } from '../organization-place.ts';
import type { ChosenRestaurants, RestaurantChoiceField } from '../restaurant-choice-props.ts';

export interface Membership {
  role: Role;
  restaurants: ChosenRestaurants;
}

interface MembershipFieldsProps {
  organization: Organization;
  value: Membership;
  onChange: (value: Membership) => void;
  restaurantField: RestaurantChoiceField;
  problem: string | null | false;
}

/** The role, from those that the caller may give, and the restaurants it is worked in. */
export function MembershipFields({
  organization,
  value,
  onChange,
  restaurantField: Restaurants,
  problem,
}: MembershipFieldsProps) {
  const access = useText('access');
  const roles = grantableRoles(useActor(), placeOf(organization)).toReversed();
  return (
    <>
      <RadioGroup
        label={access('role')}
        value={value.role}
        choices={roles.map((role) => ({ value: role, label: access(`roles.${role}`), hint: access(`reach.${role}`) }))}
        onChange={(role) => onChange({ ...value, role })}
      />
      {worksInRestaurants(value.role) && (
        <Restaurants
          organizationId={organization.id}
          chosen={value.restaurants}
          onChange={(restaurants) => onChange({ ...value, restaurants })}
          problem={problem}
        />
      )}
    </>
  );
}
