import { addressOf, type Configuration } from './platform/configuration.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo/demo-people.ts';

/** The words in the terminal once the product answers. */
export function greeting(configuration: Configuration): string {
  const address = addressOf(configuration);
  if (configuration.production) return `\nPlateprint is ready: ${address}\n`;
  const people = DEMO_PEOPLE.map(({ email, says }) => `  ${email.padEnd(32)} ${says}`);
  return ['', `Plateprint is ready: ${address}`, '', `Demo sign-ins, password ${DEMO_PASSWORD}:`, ...people, ''].join('\n');
}
