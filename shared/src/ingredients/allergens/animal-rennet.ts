/** Where a specification says with which rennet milk is set. */
interface Specification {
  designation: string;
  /** From the stomachs of which animals. */
  rennet: 'calf' | 'lamb';
  source: string;
}

/**
 * Cheeses that may be made with rennet from the stomachs of calves or lambs. A cheese with a protected designation follows its
 * specification, which is named here where it was read (26 November 2026); of the others nobody here knows it (null), and they are asked about
 * as well. What is sold under a food's plain name need not follow any specification. So the product sends the kitchen to its supplier and
 * claims nothing, neither that a dish is vegetarian nor that it is not. Of cheeses that are not listed nothing is said.
 */
const ANIMAL_RENNET: ReadonlyMap<string, Specification | null> = new Map<string, Specification | null>([
  [
    'parmesan',
    {
      designation: 'Parmigiano Reggiano',
      rennet: 'calf',
      source: 'Consorzio del Formaggio Parmigiano-Reggiano, Standard di produzione: "con l\'uso esclusivo di caglio di vitello"',
    },
  ],
  [
    'grana-padano',
    {
      designation: 'Grana Padano',
      rennet: 'calf',
      source: 'Gazzetta Ufficiale, 23 October 2019, 19A06572, art. 5: "La coagulazione è ottenuta con caglio di vitello"',
    },
  ],
  [
    'pecorino',
    {
      designation: 'Pecorino Romano',
      rennet: 'lamb',
      source: 'Gazzetta Ufficiale 271, 20 November 2009, art. 2 A: "con caglio di agnello in pasta"',
    },
  ],
  [
    'gorgonzola',
    {
      designation: 'Gorgonzola',
      rennet: 'calf',
      source: 'Gazzetta Ufficiale 244, 18 October 2017, 17A06992, art. 4: "addizionato con caglio di vitello"',
    },
  ],
  [
    'taleggio',
    {
      designation: 'Taleggio',
      rennet: 'calf',
      source:
        'Gazzetta Ufficiale 157, 23 June 2020, 20A03246, art. 5: "esclusivamente con caglio di origine animale, liquido, ottenuto da vitello"',
    },
  ],
  // Gruyère and Comté, Roquefort, Provolone Valpadana: no words about the rennet were read.
  ['gruyere', null],
  ['roquefort', null],
  ['provolone', null],
]);

/** Whether a food may have been made with animal rennet, which many vegetarians do not eat: the law has no rule for the word. */
export function mayHoldAnimalRennet(ingredientId: string | null): boolean {
  return ingredientId !== null && ANIMAL_RENNET.has(ingredientId);
}

export const FOODS_OF_ANIMAL_RENNET: readonly string[] = [...ANIMAL_RENNET.keys()];
