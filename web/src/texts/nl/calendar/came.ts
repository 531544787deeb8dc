import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/came.ts';

export default {
  title: 'Gepland en verkocht',
  lead: 'Het menuplan naast de verkoop, dag voor dag. Hierop is gebaseerd hoeveel porties van een gerecht de volgende keer worden verwacht. Elk verkocht hoofdgerecht telt als één gast, of het nu voor die dag gepland was of in plaats daarvan werd verkocht, maar kleine gerechten die niet gepland waren, zoals brood of dessert, tellen niet. Een gepland gerecht zonder verkoopregels telt alleen als er een ander voor in de plaats is verkocht.',
  toPlan: 'Menuplan',
  noneTitle: 'Nog geen verkoop per dag',
  none: 'Importeer verkoop met een datumkolom, of laat de kassa bij elke rij de dag meesturen. Een dag zonder rijen geldt als niet bekend en telt nergens mee.',
  dish: 'Gerecht',
  expected: 'Verwacht',
  sold: 'Verkocht',
  share: 'Aandeel',
  soldOf: 'Verkochte hoofdgerechten: {sold}, verwachte: {expected}',
  guestOf: '{came} kg CO₂e per gast, {planned} verwacht',
  notPlanned: 'niet gepland',
  all: 'Hoofdgerechten',
  co2: 'kg CO₂e per gast',
} satisfies Texts<typeof enGb>;
