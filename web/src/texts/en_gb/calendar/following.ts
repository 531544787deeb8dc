const texts = {
  open: 'For kitchens',
  title: 'Kitchens that follow this plan',
  lead: 'Kitchens in your organisation can follow this plan. Changes you save reach them automatically; dishes that a kitchen has changed stay as they are.',
  offer: 'Let kitchens follow this plan',
  libraryOnly: 'Other kitchens do not have these dishes: {names}. Move them to the organisation’s library first.',
  unsaved: 'Save the plan first: kitchens get the saved version.',
  give: 'Add to kitchens',
  choose: 'Kitchens',
  none: 'None chosen',
  put: 'Add to selected kitchens',
  putAll: 'Add to all my kitchens',
  followers: 'Kitchens following it',
  nobody: 'No kitchen follows this plan yet.',
  same: 'as planned',
  varied: '{count, plural, one {# dish changed} other {# dishes changed}}',
  onTheWay: 'update on its way',
  published: 'published',
  follows: 'Follows “{name}” ({restaurant}): changes made there appear here automatically.',
  own: '{count, plural, =0 {You have not changed any dishes.} one {You have changed # dish, which stays as it is.} other {You have changed # dishes, which stay as they are.}}',
  ended: '“{name}” ({restaurant}) is no longer offered, so its changes no longer reach this plan.',
  takeAll: 'Use all their dishes',
  stop: 'Stop following',
  stopTitle: 'Stop following?',
  stopHelp: 'The plan stays as it is, but no longer gets changes from “{name}”.',
  ownDish: 'Changed here',
  theirs: 'Planned there: {dish}',
  theirsNone: 'Nothing is planned there.',
  take: 'Use theirs',
  offered: 'From your organisation',
  offeredLead: 'Follow one of these plans to get its changes automatically. Dishes you change stay as you left them.',
  weeksOf: '{weeks, plural, one {# week} other {# weeks}}, {dishes, plural, one {# dish} other {# dishes}}',
  follow: 'Follow',
  followOf: 'Follow {name}',
  isFollowed: 'Following',
  nowFollowed: 'You now follow {name}.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'calendar/following': typeof texts;
  }
}
