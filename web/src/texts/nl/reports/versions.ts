import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/versions.ts';

export default {
  button: 'Eerdere versies',
  title: 'Eerdere versies van dit rapport',
  lead: 'Wat is afgerond, blijft zoals het is gepubliceerd: rijen, waarden en voedselgegevens.',
  none: 'Dit rapport is niet gewijzigd sinds het voor het eerst is afgerond.',
  open: 'Openen',
  compare: 'Bekijk waardoor het verschil komt',
  shown: 'Dit is de versie van {moment}, zoals die is gepubliceerd.',
  back: 'Terug naar de huidige versie',
} satisfies Texts<typeof enGb>;
