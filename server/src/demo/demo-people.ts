import type { Role } from '@plateprint/shared/access/role.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';

export const DEMO_PASSWORD = 'plateprint-demo';

export interface DemoPerson {
  email: string;
  firstname: string;
  lastname: string;
  organization: 'norrsken' | 'maison';
  role: Role;
  /** Restaurants of the portfolio, by name in the demo; the first is worked in. */
  portfolio: string[];
  language: Language;
  /** The line about the sign-in in the terminal. */
  says: string;
}

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    email: 'chef@demo.plateprint.test',
    firstname: 'Elin',
    lastname: 'Sandberg',
    organization: 'norrsken',
    role: 'restaurant-user',
    portfolio: ['matsalen'],
    language: 'en_gb',
    says: 'chef of one restaurant (restaurant-user)',
  },
  {
    email: 'manager@demo.plateprint.test',
    firstname: 'Jonas',
    lastname: 'Ravn',
    organization: 'norrsken',
    role: 'portfolio-manager',
    portfolio: ['matsalen', 'havnen'],
    language: 'en_gb',
    says: 'two restaurants in two countries (portfolio-manager)',
  },
  {
    email: 'admin@demo.plateprint.test',
    firstname: 'Katharina',
    lastname: 'Vogel',
    organization: 'norrsken',
    role: 'organization-admin',
    portfolio: [],
    language: 'en_gb',
    says: 'the whole organization (organization-admin)',
  },
  {
    email: 'owner@demo.plateprint.test',
    firstname: 'Margaret',
    lastname: 'Hughes',
    organization: 'norrsken',
    role: 'enterprise-owner',
    portfolio: [],
    language: 'en_gb',
    says: 'both organizations of the enterprise (enterprise-owner)',
  },
  {
    email: 'super@demo.plateprint.test',
    firstname: 'Sam',
    lastname: 'Okafor',
    organization: 'norrsken',
    role: 'super-admin',
    portfolio: [],
    language: 'en_gb',
    says: 'everything (super-admin)',
  },
];
