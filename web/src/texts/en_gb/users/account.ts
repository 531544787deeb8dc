const texts = {
  name: {
    firstname: 'First name',
    lastname: 'Last name',
    firstnameMissing: 'Please enter your first name.',
    lastnameMissing: 'Please enter your last name.',
    save: 'Save name',
    saved: 'Your name is saved.',
    prompt: 'What is your name?',
    promptLead: 'So that colleagues know who wrote a recipe or made a report.',
  },
  email: {
    now: 'You sign in with',
    new: 'New e-mail',
    newHint: 'It counts once you open the link that we send there. Until then nothing changes.',
    missing: 'Please enter the new e-mail.',
    password: 'Your password',
    save: 'Change e-mail',
    pending: 'We have sent a link to {email}. Your e-mail changes once you open it.',
    cancel: 'Keep the e-mail I have',
    unverified: 'This address is not confirmed yet.',
  },
  password: {
    former: 'Your password now',
    formerMissing: 'Please enter your password.',
    save: 'Change password',
    saved: 'Your password is changed. Everywhere else you are signed out.',
  },
  sessions: {
    here: 'This browser',
    seen: 'Last used {ago}, since {since}',
    unknown: 'Unknown device',
    end: 'Sign out',
    endOne: 'Sign out {device}',
    ended: 'Signed out there.',
    endOthers: 'Sign out everywhere else',
    endOthersConfirm: 'Sign out the others',
    endOthersLead: 'You stay signed in here. Work that is not saved elsewhere is lost.',
    othersEnded: 'Signed out everywhere else.',
  },
  overviews: {
    recipes: 'Recipes',
    menus: 'Menus',
    reports: 'Reports',
    tile: 'Tiles',
    list: 'List',
  },
  inactivity: {
    label: 'Sign out automatically after',
    hint: 'A warning comes a minute before, and work in another tab counts.',
    after: '{minutes, plural, =0 {Never} one {# minute} other {# minutes}}',
  },
  beta: {
    ingredientSwap: 'Show lighter alternatives',
    ingredientSwapHint: 'Still being tried out: the recipe editor suggests ingredients with a smaller footprint.',
  },
  guide: {
    lead: 'A short tour of the main places.',
    again: 'Show the tour',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'users/account': typeof texts;
  }
}
