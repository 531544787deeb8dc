import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  signIn: {
    title: 'Se connecter',
    lead: 'Ravis de vous revoir. Vos recettes vous attendent.',
    submit: 'Se connecter',
    motto: 'Chaque plat laisse une empreinte. Connaissez la vôtre.',
  },
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  problem: {
    email: 'Saisissez votre adresse e-mail.',
    password: 'Saisissez votre mot de passe.',
  },
  language: 'Langue',
  settings: {
    units: 'Unités',
    metric: 'Métriques',
    metricHint: 'Grammes et kilogrammes',
    imperial: 'Impériales',
    imperialHint: 'Onces et livres',
  },
} satisfies Texts<typeof enGb>;
