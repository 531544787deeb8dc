const texts = {
  name: {
    firstname: 'First name',
    lastname: 'Last name',
    firstnameMissing: 'Enter your first name.',
    lastnameMissing: 'Enter your last name.',
    save: 'Save name',
    saved: 'Your name has been saved.',
    prompt: 'What is your name?',
    promptLead: 'So that your colleagues can see who wrote a recipe or created a report.',
  },
  email: {
    now: 'You sign in with',
    new: 'New e-mail address',
    newHint: 'The change takes effect when you open the link we send there.',
    missing: 'Enter the new e-mail address.',
    password: 'Your password',
    save: 'Change e-mail address',
    pending: 'We have sent a link to {email}. Open it to confirm the new address.',
    cancel: 'Keep current address',
    unverified: 'This address has not been confirmed yet.',
  },
  password: {
    former: 'Current password',
    formerMissing: 'Enter your current password.',
    save: 'Change password',
    saved: 'Your password has been changed. You have been signed out everywhere else.',
  },
  sessions: {
    here: 'This browser',
    seen: 'Last used {ago}, signed in since {since}',
    unknown: 'Unknown device',
    end: 'Sign out',
    endOne: 'Sign out {device}',
    ended: 'Signed out on that device.',
    endOthers: 'Sign out everywhere else',
    endOthersConfirm: 'Sign out everywhere else',
    endOthersLead: 'You stay signed in here. Unsaved work elsewhere is lost.',
    othersEnded: 'Signed out everywhere else.',
  },
  overviews: {
    recipes: 'Recipes',
    menus: 'Menus',
    reports: 'Reports',
    tile: 'Cards',
    list: 'List',
  },
  inactivity: {
    label: 'Sign out automatically after',
    hint: 'You get a warning one minute before. Work in other tabs counts too.',
    after: '{minutes, plural, =0 {Never} one {# minute} other {# minutes}}',
  },
  beta: {
    ingredientSwap: 'Show lower-carbon alternatives',
    ingredientSwapHint: 'In beta: the recipe editor suggests ingredients with a lower footprint.',
  },
  guide: {
    lead: 'A short tour of the main pages.',
    again: 'Show the tour',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'users/account': typeof texts;
  }
}
