const texts = {
  undo: 'Undo',
  save: 'Save',
  nameMissing: 'Enter a name.',
  page: {
    title: 'Organisation',
    choose: 'Organisation shown',
    members: 'Members',
    restaurants: 'Restaurants',
    profile: 'Logo and name',
    plan: 'Plan',
    audit: 'Activity log',
  },
  location: {
    label: 'Country of consumption',
    hint: 'Footprints are calculated for this country.',
    europe: 'Europe',
    world: 'World',
  },
  segment: {
    label: 'Sector',
    contract_catering: 'Contract catering',
    food_producer: 'Food producer',
    hotel: 'Hotel',
    restaurant: 'Restaurant',
    other: 'Other',
    internal: 'Plateprint (internal)',
  },
  logo: {
    title: 'Logo',
    lead: 'Appears on your reports and menus.',
    none: 'No logo yet.',
    choose: 'Add logo',
    replace: 'Replace logo',
    hint: 'JPG, PNG or SVG, up to 10 MB.',
    sending: 'Uploading logo …',
    delete: 'Delete logo',
    restore: 'Restore previous logo',
    saved: 'The logo has been saved.',
    deleted: 'The logo has been deleted.',
    restored: 'The logo has been restored.',
  },
  currency: {
    title: 'Currency',
    lead: 'Invoices state their currency; a purchasing file does not. Choose the currency of purchases in the organisation’s country. Amounts in different currencies are never added up.',
    ofCountry: 'By country: {currency}',
    unknown: 'Not known: choose one.',
    since: 'From {month}: {currency}',
    label: 'Currency',
    from: 'From',
    fromHint: 'Earlier purchases keep the currency they had.',
    set: 'Set currency',
    remove: 'Remove',
    removeOf: 'Remove the currency from {month}',
    saved: 'The currency has been saved.',
  },
  details: {
    title: 'Name and country',
    name: 'Name',
    enterprise: 'Group',
    since: 'Member since',
    saved: 'The organisation has been saved.',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    organizations: typeof texts;
  }
}
