import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  signIn: {
    title: 'Anmelden',
    lead: 'Schön, dass Sie da sind. Ihre Rezepte warten schon.',
    submit: 'Anmelden',
    motto: 'Jedes Gericht hinterlässt einen Abdruck. Kennen Sie Ihren.',
  },
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  problem: {
    email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    password: 'Bitte geben Sie Ihr Passwort ein.',
  },
  language: 'Sprache',
  settings: {
    units: 'Einheiten',
    metric: 'Metrisch',
    metricHint: 'Gramm und Kilogramm',
    imperial: 'Angloamerikanisch',
    imperialHint: 'Unzen und Pfund',
  },
} satisfies Texts<typeof enGb>;
