import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/first.ts';

export default {
  lead: 'Det här är ett exempel: lägg till det som det är eller klistra in ett eget recept i stället.',
  sample:
    'Morotssoppa med ingefära\n4 portioner\n\n800 g morötter\n1 gul lök, hackad\n20 g färsk ingefära\n1 msk rapsolja\n1 l grönsaksbuljong\n2 dl grädde\n1 tsk salt\n\nGör så här\nFräs lök och ingefära i oljan, tillsätt morötter och buljong och låt sjuda tills allt är mjukt. Mixa med grädden.',
} satisfies Texts<typeof enGb>;
