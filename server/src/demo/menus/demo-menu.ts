import type { Orientation } from '@plateprint/shared/exports/page-size.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { DemoRestaurantKey } from '../demo-tenants.ts';

/** A menu of a demo kitchen: courses with the names of its dishes, what they cost, and for some what a guest reads of them. */
export interface DemoMenu {
  restaurant: DemoRestaurantKey;
  language: Language;
  name: string;
  title: string;
  lead: string;
  background: string;
  ink: string;
  orientation: Orientation;
  courses: { name: string; second?: true; dishes: (readonly [name: string, price: string, about?: string])[] }[];
  /** The number of the live link that it is on. */
  link?: number;
}

/** In the form that menus had before there were blocks. */
export interface DemoLegacyMenu {
  restaurant: DemoRestaurantKey;
  name: string;
  header: string;
  subheader: string;
  /** A text, or the name of a dish. */
  rows: (readonly ['text' | 'dish', string])[];
  footer: string;
}
