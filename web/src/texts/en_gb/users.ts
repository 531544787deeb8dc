const texts = {
  language: 'Language',
  showPassword: 'Show password',
  newPassword: 'New password',
  newPasswordHint: 'At least 10 characters. A few words in a row are easy to remember and hard to guess.',
  newPasswordAgain: 'Repeat new password',
  newPasswordMissing: 'Choose a password.',
  newPasswordAgainMissing: 'Enter the password again.',
  verifyAgain: 'Send the e-mail again',
  verifySent: 'The e-mail has been sent.',
  settings: {
    units: 'Units',
    metric: 'Metric',
    metricHint: 'Grams and kilograms',
    imperial: 'Imperial',
    imperialHint: 'Ounces (oz) and pounds (lb)',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    users: typeof texts;
  }
}
