const texts = {
  language: 'Language',
  showPassword: 'Show password',
  newPassword: 'New password',
  newPasswordHint: 'At least 10 characters. A few words in a row are easy to remember and hard to guess.',
  newPasswordAgain: 'New password, once more',
  newPasswordMissing: 'Please choose a password.',
  newPasswordAgainMissing: 'Please type it once more.',
  verifyAgain: 'Send the mail again',
  verifySent: 'The mail is on its way.',
  settings: {
    units: 'Units',
    metric: 'Metric',
    metricHint: 'Grams and kilograms',
    imperial: 'Imperial',
    imperialHint: 'Ounces and pounds',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    users: typeof texts;
  }
}
