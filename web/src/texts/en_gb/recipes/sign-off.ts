const texts = {
  title: 'Sign off the allergens',
  open: 'Sign off',
  standing: 'Signed off by {name}, {date}',
  standingNobody: 'Signed off by a former member, {date}',
  none: 'Nobody has signed this dish off yet.',
  savingEnds: 'Saving a change to the ingredients or the allergens ends it.',
  saveFirst: 'Save the recipe first: what is saved is what you sign.',
  lead: 'You answer in your own name for what this dish says about the 14 allergens. Read the labels of everything you buy for it first.',
  answers: {
    title: 'Not known of this dish. Read the labels, then answer for each:',
    notAmong: 'Not among the ingredients',
    inIt: 'In it, or may be',
    rest: '{count, plural, one {The one left: not among the ingredients} other {All # left: not among the ingredients}}',
    left: '{count, plural, one {# allergen has no answer yet.} other {# allergens have no answer yet.}}',
    stateFirst: 'State in the recipe first that it contains, or may contain, {allergens}. Then sign off.',
  },
  confirm: 'I have read the labels of all bought ingredients and answer for this.',
  sign: 'Sign',
  withdraw: 'Withdraw',
  kept: 'Your name, the date and what you sign are kept. The next change to the ingredients, to a base recipe in it or to the allergen statements ends it.',
  changed: 'Ended on {date} because the recipe changed',
  withdrawn: 'Withdrawn on {date}',
  history: 'Earlier signatures',
  done: 'Signed.',
  ended: 'Withdrawn.',
  adds: 'Adds: {allergens}',
  opens: 'No longer known: {allergens}',
  live: 'On live menus now: {menus}. They change as soon as you save, and the people in those kitchens are told by e-mail.',
  served:
    'On published menu plans: {plans}. Guests read the change there as soon as you save, and the people in those kitchens are told by e-mail.',
  lines: {
    notUnderstood:
      '{count, plural, one {# line is not recognised. What is in it is not known:} other {# lines are not recognised. What is in them is not known:}}',
    choose: 'It is better to choose the ingredient in the recipe first.',
    read: 'Read the labels of these first, or what is in the base recipe:',
    confirm: 'I have read the label of each line named here and know what is in it.',
  },
  glutenFree: {
    title: 'Sign as gluten-free',
    open: 'Gluten-free',
    standing: 'Signed as gluten-free by {name}, {date}',
    standingNobody: 'Signed as gluten-free by a former member, {date}',
    law: 'A dish may be called gluten-free if it has at most 20 mg of gluten per kilogram as served (Implementing Regulation (EU) No 828/2014).',
    asks: 'This is what it takes:',
    grain: 'No ingredient contains wheat, rye, barley or a cross of them, unless it is sold as gluten-free.',
    oats: 'Oats only if they were specially produced and have at most 20 mg of gluten per kilogram themselves.',
    contact: 'Surfaces, pans, fryer, water and utensils do not come into contact with flour, bread or pasta.',
    proof: 'You can show it: by an analysis, or by labels and a written routine.',
    confirm: 'I have checked all of this and answer for it.',
    notYet: 'Not possible while an ingredient contains gluten, may contain it or leaves it open.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'recipes/sign-off': typeof texts;
  }
}
