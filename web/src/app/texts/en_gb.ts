const texts = {
  navigation: 'Main navigation',
  dashboard: 'Dashboard',
  recipes: 'Recipes',
  menus: 'Menus',
  reports: 'Reports',
  leaderboard: 'Leaderboard',
  settings: 'Settings',
  account: 'Your account',
  method: 'How it is calculated',
  signOut: 'Sign out',
  skip: 'Skip to the content',
  theme: {
    label: 'Theme',
    light: 'Light',
    dark: 'Dark',
    system: 'As the system',
    toLight: 'Switch to light',
    toDark: 'Switch to dark',
  },
  crash: {
    title: 'This page broke',
    lead: 'The mistake is ours. What you saved is safe.',
    reload: 'Load the page again',
  },
  inactivity: {
    title: 'Are you still there?',
    warning:
      'Nothing was done for a while. In {seconds, plural, one {# second} other {# seconds}} you will be signed out, so that nobody else uses your account.',
    stay: 'Stay signed in',
    over: 'You were signed out because nothing was done for {minutes, plural, one {# minute} other {# minutes}}.',
  },
  settingsPage: {
    lead: 'Your language, your kitchen, your account.',
    appearance: 'Language and appearance',
    work: 'Where and how you work',
    preferences: 'Preferences',
    account: 'Account',
    security: 'Security',
    overviews: 'Overviews',
    more: 'Guide and trials',
    name: 'Name',
    email: 'E-mail',
    password: 'Password',
    secondFactor: 'Two-step sign-in',
    inactivity: 'Leaving the desk',
    sessions: 'Where you are signed in',
  },
  organization: 'Organisation',
  restaurantPage: 'Restaurant',
  enterprises: 'Enterprises',
  mapper: 'Ingredient mapper',
  integrations: 'Integrations',
  developer: 'Developer page',
  admin: 'Administration',
} as const;

export default texts;

declare module '../../i18n/area-texts.ts' {
  interface AreaTexts {
    app: typeof texts;
  }
}
