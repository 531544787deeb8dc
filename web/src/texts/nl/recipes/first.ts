import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/first.ts';

export default {
  lead: 'Dit is een voorbeeld: voeg het zo toe, of plak er een eigen recept voor in de plaats.',
  sample:
    'Wortelsoep met gember\n4 porties\n\n800 g wortels\n1 gele ui, gesnipperd\n20 g verse gember\n1 el koolzaadolie\n1 l groentebouillon\n200 ml room\n1 tl zout\n\nBereiding\nFruit ui en gember in de olie, voeg wortels en bouillon toe en laat gaar worden. Pureer met de room.',
} satisfies Texts<typeof enGb>;
