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
    system: 'Use system setting',
    toLight: 'Switch to light',
    toDark: 'Switch to dark',
  },
  crash: {
    title: 'Something went wrong on this page',
    lead: 'The mistake is ours. What you saved is safe.',
    reload: 'Load the page again',
  },
  inactivity: {
    title: 'Are you still there?',
    warning:
      'You’ve been inactive. You’ll be signed out in {seconds, plural, one {# second} other {# seconds}} to protect your account.',
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
    more: 'Tour and beta features',
    name: 'Name',
    email: 'E-mail',
    password: 'Password',
    secondFactor: 'Two-step sign-in',
    inactivity: 'Automatic sign-out',
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

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    app: typeof texts;
  }
}
