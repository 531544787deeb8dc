const texts = {
  signIn: {
    title: 'Sign in',
    lead: 'Good to see you. Your recipes are waiting.',
    submit: 'Sign in',
    motto: 'Every dish leaves a print. Know yours.',
  },
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  problem: {
    email: 'Please enter your e-mail.',
    password: 'Please enter your password.',
  },
  language: 'Language',
  settings: {
    units: 'Units',
    metric: 'Metric',
    metricHint: 'Grams and kilograms',
    imperial: 'Imperial',
    imperialHint: 'Ounces and pounds',
  },
} as const;

export default texts;

declare module '../../i18n/area-texts.ts' {
  interface AreaTexts {
    users: typeof texts;
  }
}
