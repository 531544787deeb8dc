import type { ComponentType } from 'react';

/** Restaurants by id with their names. */
export type ChosenRestaurants = ReadonlyMap<string, string>;

export interface RestaurantChoiceProps {
  organizationId: string;
  chosen: ChosenRestaurants;
  onChange: (chosen: ChosenRestaurants) => void;
  /** The problem of the choice. */
  problem?: string | null | false;
}

/** The choice of restaurants, handed in by the page: restaurants are an area of their own that builds on organizations. */
export type RestaurantChoiceField = ComponentType<RestaurantChoiceProps>;
