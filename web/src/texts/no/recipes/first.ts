import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/first.ts';

export default {
  lead: 'Dette er et eksempel: Legg det til som det er, eller lim inn en egen oppskrift i stedet.',
  sample:
    'Gulrotsuppe med ingefær\n4 porsjoner\n\n800 g gulrøtter\n1 gul løk, hakket\n20 g fersk ingefær\n1 ss rapsolje\n1 l grønnsaksbuljong\n2 dl fløte\n1 ts salt\n\nFremgangsmåte\nFres løk og ingefær i oljen, ha i gulrøtter og buljong og la det småkoke til alt er mørt. Kjør med fløten.',
} satisfies Texts<typeof enGb>;
