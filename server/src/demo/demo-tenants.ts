/** The demo's tenants: one enterprise, two organizations, five restaurants in five countries. */
export const DEMO_ENTERPRISE = { key: 'common-table', name: 'Common Table Group' };

export const DEMO_ORGANIZATIONS = [
  { key: 'norrsken', name: 'Norrsken Måltider', segment: 'contract_catering', location: 'SE', plan: 'professional' },
  { key: 'maison', name: 'Maison Clairval', segment: 'restaurant', location: 'FR', plan: 'starter' },
] as const;

export const DEMO_RESTAURANTS = [
  { key: 'matsalen', organization: 'norrsken', name: 'Matsalen Slussen', location: 'SE' },
  { key: 'havnen', organization: 'norrsken', name: 'Kantinen Havnen', location: 'DK' },
  { key: 'speicher', organization: 'norrsken', name: 'Betriebsküche Speicherstadt', location: 'DE' },
  { key: 'canal', organization: 'norrsken', name: 'The Canal Kitchen', location: 'GB' },
  { key: 'clairval', organization: 'maison', name: 'Bistrot Clairval', location: 'FR' },
] as const;

export type DemoRestaurantKey = (typeof DEMO_RESTAURANTS)[number]['key'];
