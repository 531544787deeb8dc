/**
 * Cheeses that are called so only where their milk is set with rennet from the stomachs of calves, lambs or kids, or usually are. What is
 * sold under another name may be set with a microbial one, so that nothing is said of it.
 * @source Product specifications in the EU register of geographical indications (eAmbrosia), read November 2026.
 */
const ANIMAL_RENNET: ReadonlyMap<string, string> = new Map([
  ['parmesan', 'Parmigiano Reggiano: calf rennet'],
  ['grana-padano', 'Grana Padano: calf rennet'],
  ['pecorino', 'Pecorino Romano: lamb rennet in paste'],
  ['gruyere', 'Gruyère and Comté: natural rennet'],
  ['gorgonzola', 'Gorgonzola: calf rennet'],
  ['roquefort', 'Roquefort: rennet'],
  ['taleggio', 'Taleggio: calf rennet'],
  ['provolone', 'Provolone Valpadana: calf, lamb or kid rennet'],
]);

/** Whether a food may have been made with animal rennet, which many vegetarians do not eat: the law has no rule for the word. */
export function mayHoldAnimalRennet(ingredientId: string | null): boolean {
  return ingredientId !== null && ANIMAL_RENNET.has(ingredientId);
}

export const FOODS_OF_ANIMAL_RENNET: readonly string[] = [...ANIMAL_RENNET.keys()];
