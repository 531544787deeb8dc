const texts = {
  navigation: 'Main navigation',
  dashboard: 'Dashboard',
  recipes: 'Recipes',
  menus: 'Menus',
  menuPlans: 'Menu plans',
  reports: 'Reports',
  leaderboard: 'Leaderboard',
  purchases: 'Purchases',
  targets: 'Targets',
  more: 'More',
  moreAreas: 'More pages',
  settings: 'Settings',
  account: 'Your account',
  method: 'How it is calculated',
  signOut: 'Sign out',
  skip: 'Skip to content',
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
    lead: 'The error is ours. Everything you saved is safe.',
    reload: 'Reload page',
  },
  inactivity: {
    title: 'Are you still there?',
    warning:
      'You’ve been inactive. You’ll be signed out in {seconds, plural, one {# second} other {# seconds}} to protect your account.',
    stay: 'Stay signed in',
    over: 'You were signed out after {minutes, plural, one {# minute} other {# minutes}} of inactivity.',
  },
  settingsPage: {
    lead: 'Your language, your kitchen and your account.',
    appearance: 'Language and appearance',
    work: 'How you work',
    preferences: 'Personal settings',
    account: 'Account',
    security: 'Security',
    overviews: 'List views',
    more: 'Tour and beta features',
    name: 'Name',
    email: 'E-mail address',
    password: 'Password',
    secondFactor: 'Two-step verification',
    inactivity: 'Automatic sign-out',
    sessions: 'Where you are signed in',
  },
  organization: 'Organisation',
  restaurantPage: 'Restaurant',
  enterprises: 'Groups',
  mapper: 'Ingredient matching',
  integrations: 'Integrations',
  developer: 'For developers',
  admin: 'Administration',
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    app: typeof texts;
  }
}
