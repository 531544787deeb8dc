import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Wat het werd',
  lead: 'Het menuplan naast wat er verkocht is, dag voor dag. Daarvan hangt af hoeveel porties van een gerecht de volgende keer worden verwacht.',
  toPlan: 'Menuplan',
  noneTitle: 'Er is nog niets per dag bekend',
  none: 'Importeer verkopen met een kolom met datums, of laat de kassa bij elke regel de dag sturen. Een dag zonder regels is niet bekend en telt nergens mee.',
  dish: 'Gerecht',
  expected: 'Verwacht',
  sold: 'Verkocht',
  share: 'Aandeel',
  notPlanned: 'niet gepland',
  gone: 'Verwijderd recept',
  guests: 'Gasten, en verkochte porties',
  co2: 'kg CO₂e per gast',
} satisfies Texts<typeof enGb>;
