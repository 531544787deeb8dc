const texts = {
  open: 'Publish',
  title: 'What guests see',
  unsaved: 'Save the plan first: what is saved is published.',
  noFirstDay: 'Set the first day under “Settings” and save: without a date nothing is served on any day, and guests see nothing.',
  guests: 'Publication',
  notPublished: 'Guests see nothing of this plan.',
  publishedNow: 'Published {date}. Guests see it as it is.',
  publishedOlder: 'Published {date}. It was changed since: guests see it as it was.',
  name: 'Name for guests',
  nameHint: 'For example “Lunch”: shown above each day’s dishes.',
  publish: 'Publish',
  publishAgain: 'Publish as it is now',
  withdraw: 'Take back',
  feed: 'Public address',
  feedHint:
    'What this kitchen serves by its published plans, with allergens, nutrition and CO₂e: as a calendar for guests, and as Open Meal Information for programs. Anyone with the address can read it.',
  feedOn: 'Public',
  calendar: 'Calendar (iCalendar)',
  programs: 'For programs (JSON)',
  copyOf: 'Copy the address: {name}',
  copied: 'Copied.',
  renew: 'New address',
  renewTitle: 'Give it a new address?',
  offTitle: 'Switch the address off?',
  off: 'Switch off',
  leadsNowhere: 'The present address leads nowhere from then on: calendars that follow it are no longer updated.',
  menus: 'Screens, live links and the printed week',
  menusHint:
    'These menus update themselves every day to show what is served. Design them like any menu, and publish them on a live link.',
  kind: {
    screen: 'Today on a screen',
    day: 'Today’s menu, to print',
    week: 'This week’s menu, to print',
  },
  shows: {
    today: 'shows today',
    week: 'shows the week',
  },
  onLinks: 'live link {links}',
  stop: 'Stop',
  stopOf: '{name} no longer shows the plan',
  allergens: {
    title: 'The allergens of published dishes have changed.',
    lead: 'Guests read it already. Tell your service, and check printed weeks.',
    on: 'Served on {days}.',
    later: 'Served on {days} and later.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'calendar/out': typeof texts;
  }
}
