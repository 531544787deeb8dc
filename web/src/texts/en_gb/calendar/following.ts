const texts = {
  open: 'For kitchens',
  title: 'Kitchens that follow this plan',
  lead: 'Kitchens of your organisation follow this plan: what you save arrives there by itself, and dishes that a kitchen changes stay its own.',
  offer: 'Kitchens may follow this plan',
  libraryOnly: 'Other kitchens do not have these dishes: {names}. Move them to the organisation’s library first.',
  unsaved: 'Save the plan first: what is saved reaches the kitchens.',
  give: 'Put it into kitchens',
  choose: 'Kitchens',
  none: 'None chosen',
  put: 'Put it there',
  putAll: 'Into all my kitchens',
  followers: 'These follow it',
  nobody: 'No kitchen follows it yet.',
  same: 'as planned',
  varied: '{count, plural, one {# dish of its own} other {# dishes of its own}}',
  onTheWay: 'a change is on its way',
  published: 'published',
  follows: 'Follows “{name}” ({restaurant}): what changes there arrives here by itself.',
  own: '{count, plural, =0 {No dish is your own.} one {# dish is your own and stays.} other {# dishes are your own and stay.}}',
  ended: '“{name}” ({restaurant}) is no longer offered: nothing arrives any more.',
  takeAll: 'Take all of theirs',
  stop: 'Stop following',
  stopTitle: 'Stop following?',
  stopHelp: 'The plan stays as it is. Changes of “{name}” no longer arrive.',
  ownDish: 'Your own dish',
  theirs: 'Planned there: {dish}',
  theirsNone: 'Nothing is planned there.',
  take: 'Take theirs',
  offered: 'From your organisation',
  offeredLead: 'Follow one of these plans: its changes arrive by themselves, and what you cook differently stays yours.',
  weeksOf: '{weeks, plural, one {# week} other {# weeks}}, {dishes, plural, one {# dish} other {# dishes}}',
  follow: 'Follow',
  followOf: 'Follow {name}',
  isFollowed: 'You follow it',
  nowFollowed: 'You follow {name} now.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'calendar/following': typeof texts;
  }
}
