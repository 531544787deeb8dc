const texts = {
  undo: 'Undo',
  save: 'Save',
  nameMissing: 'Please give it a name.',
  page: {
    title: 'Organisation',
    choose: 'Organisation shown',
    members: 'Members',
    restaurants: 'Restaurants',
    profile: 'Logo and name',
    plan: 'Plan',
    audit: 'Changes',
  },
  location: {
    label: 'Where your food is eaten',
    hint: 'Footprints are calculated for this place.',
    europe: 'Europe',
    world: 'The whole world',
  },
  segment: {
    label: 'Sector',
    contract_catering: 'Contract catering',
    food_producer: 'Food producer',
    hotel: 'Hotel',
    restaurant: 'Restaurant',
    other: 'Another sector',
    internal: 'Plateprint itself',
  },
  logo: {
    title: 'Logo',
    lead: 'Stands on your reports and menus.',
    none: 'There is no logo yet.',
    choose: 'Add a logo',
    replace: 'Replace the logo',
    hint: 'JPG, PNG or SVG, at most 10 MB.',
    sending: 'Uploading the logo',
    delete: 'Delete the logo',
    restore: 'Restore the former logo',
    saved: 'The logo is saved.',
    deleted: 'The logo is deleted.',
    restored: 'The logo is back.',
  },
  details: {
    title: 'Name and place',
    name: 'Name',
    enterprise: 'Enterprise',
    since: 'With us since',
    saved: 'The organisation is saved.',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    organizations: typeof texts;
  }
}
