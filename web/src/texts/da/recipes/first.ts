import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/first.ts';

export default {
  lead: 'Dette er et eksempel: Tilføj det, som det er, eller indsæt din egen opskrift i stedet.',
  sample:
    'Gulerodssuppe med ingefær\n4 portioner\n\n800 g gulerødder\n1 gult løg, hakket\n20 g frisk ingefær\n1 spsk rapsolie\n1 l grøntsagsbouillon\n2 dl fløde\n1 tsk salt\n\nFremgangsmåde\nSvits løg og ingefær i olien, tilsæt gulerødder og bouillon, og lad det simre, til alt er mørt. Blend med fløden.',
} satisfies Texts<typeof enGb>;
