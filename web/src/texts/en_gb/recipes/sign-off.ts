const texts = {
  title: 'Sign off the allergens',
  open: 'Sign off',
  standing: 'Signed off by {name}, {date}',
  standingNobody: 'Signed off by a former member, {date}',
  none: 'Nobody has signed this dish off yet.',
  savingEnds: 'Saving a change to the ingredients or allergens ends the sign-off.',
  saveFirst: 'Save the recipe first: you sign off the saved version.',
  lead: 'You take personal responsibility for what this dish states about the 14 allergens. Read the labels of everything you buy for it first.',
  answers: {
    title: 'Not known for this dish. Read the labels, then answer for each:',
    notAmong: 'Not among the ingredients',
    inIt: 'Contains or may contain it',
    rest: '{count, plural, one {The one left: not among the ingredients} other {All # left: not among the ingredients}}',
    left: '{count, plural, one {# allergen has no answer yet.} other {# allergens have no answer yet.}}',
    stateFirst: 'First state in the recipe that it contains, or may contain, {allergens}. Then sign off.',
  },
  confirm: 'I have read the labels of all bought ingredients and take responsibility.',
  sign: 'Sign off',
  withdraw: 'Withdraw',
  kept: 'Your name, the date and what you sign off are recorded. The next change to the ingredients, to a base recipe in it or to the allergen statements ends the sign-off.',
  changed: 'Ended on {date} because the recipe changed',
  withdrawn: 'Withdrawn on {date}',
  history: 'Earlier sign-offs',
  done: 'Signed off.',
  ended: 'Withdrawn.',
  adds: 'Adds: {allergens}',
  opens: 'No longer known: {allergens}',
  live: 'On live menus now: {menus}. They change as soon as you save, and the people in those kitchens are notified by e-mail.',
  served:
    'On published menu plans: {plans}. Guests see the change there as soon as you save, and the people in those kitchens are notified by e-mail.',
  andMore: '{names} and {count, number} more',
  lines: {
    notUnderstood:
      '{count, plural, one {# line is not recognised. What is in it is not known:} other {# lines are not recognised. What is in them is not known:}}',
    choose: 'It is better to choose the ingredient in the recipe first.',
    read: 'Read the labels of these first, or what is in the base recipe:',
    confirm: 'I have read the label of each line named here and know what is in it.',
  },
  glutenFree: {
    title: 'Sign off as gluten-free',
    open: 'Gluten-free',
    standing: 'Signed off as gluten-free by {name}, {date}',
    standingNobody: 'Signed off as gluten-free by a former member, {date}',
    law: 'A dish may be called gluten-free if it has at most 20 mg of gluten per kilogram as served (Implementing Regulation (EU) No 828/2014).',
    asks: 'Requirements:',
    grain: 'No ingredient contains wheat, rye, barley or a crossbreed of them, unless it is sold as gluten-free.',
    oats: 'Oats only if they were specially produced and contain at most 20 mg of gluten per kilogram themselves.',
    contact: 'Surfaces, pans, fryer, water and utensils do not come into contact with flour, bread or pasta.',
    proof: 'You can prove it: by an analysis, or by labels and a written procedure.',
    confirm: 'I have checked all of this and take responsibility.',
    notYet: 'Not possible while an ingredient contains gluten, may contain it or is not known.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'recipes/sign-off': typeof texts;
  }
}
