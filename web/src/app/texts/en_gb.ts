const texts = {
  navigation: 'Main navigation',
  dashboard: 'Dashboard',
  recipes: 'Recipes',
  settings: 'Settings',
  account: 'Your account',
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
  settingsPage: {
    lead: 'Changes are kept at once.',
    appearance: 'Language and appearance',
    work: 'Where and how you work',
  },
} as const;

export default texts;

declare module '../../i18n/area-texts.ts' {
  interface AreaTexts {
    app: typeof texts;
  }
}
