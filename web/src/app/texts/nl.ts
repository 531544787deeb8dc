import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  navigation: 'Hoofdnavigatie',
  dashboard: 'Overzicht',
  recipes: 'Recepten',
  settings: 'Instellingen',
  account: 'Uw account',
  signOut: 'Uitloggen',
  skip: 'Naar de inhoud',
  theme: {
    label: 'Thema',
    light: 'Licht',
    dark: 'Donker',
    system: 'Zoals het systeem',
    toLight: 'Lichte weergave',
    toDark: 'Donkere weergave',
  },
  crash: {
    title: 'Deze pagina ging stuk',
    lead: 'De fout ligt bij ons. Wat u hebt opgeslagen, is veilig.',
    reload: 'Pagina opnieuw laden',
  },
  settingsPage: {
    lead: 'Wijzigingen worden meteen bewaard.',
    appearance: 'Taal en weergave',
    work: 'Waar en hoe u werkt',
  },
} satisfies Texts<typeof enGb>;
