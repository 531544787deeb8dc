const texts = {
  open: 'Publish',
  title: 'What guests see',
  unsaved: 'Save the plan first: the saved version is published.',
  noFirstDay: 'Set the first day under “Settings” and save. Without dates, guests see nothing.',
  guests: 'Publishing',
  beside:
    '“{title}” is published too and serves on the same days, next on {date}. Guests then see the dishes of both plans. Unpublish the one they should not see.',
  notPublished: 'Not published: guests cannot see this plan.',
  publishedNow: 'Published {date}. Guests see the current version.',
  publishedOlder: 'Published {date}. You have changed the plan since; guests still see the published version.',
  name: 'Name for guests',
  nameHint: 'For example “Lunch”: shown above each day’s dishes.',
  publish: 'Publish',
  publishAgain: 'Publish changes',
  withdraw: 'Unpublish',
  feed: 'Public address',
  feedHint:
    'What this kitchen serves according to its published plans, with allergens, nutrition and CO₂e: as a calendar for guests, and as Open Meal Information for programs. Anyone with the address can read it.',
  feedOn: 'Public',
  calendar: 'Calendar (iCalendar)',
  programs: 'For programs (JSON)',
  copyOf: 'Copy the address: {name}',
  copied: 'Copied.',
  renew: 'New address',
  renewTitle: 'Create a new address?',
  offTitle: 'Switch off the address?',
  off: 'Switch off',
  leadsNowhere: 'The current address will stop working, and calendars subscribed to it will no longer be updated.',
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
  stopOf: '{name} will no longer show the plan',
  allergens: {
    title: 'The allergens of published dishes have changed.',
    lead: 'Guests can already see this. Tell your front-of-house team, and check printed weeks.',
    on: 'Served on {days}.',
    later: 'Served on {days} and later.',
  },
  gone: {
    title: 'Guests no longer see some dishes of this plan: the kitchen no longer has their recipes.',
    lead: 'Bring them back, or publish the plan with other dishes.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'calendar/out': typeof texts;
  }
}
