/**
 * Cheeses that are often made with rennet from the stomachs of calves, lambs or kids: each is, or resembles, one with a protected
 * designation of origin whose product specification asks for such rennet or is known to. This rests on general knowledge of those
 * designations; nobody opened the specifications for this list, and a cheese sold under the food's plain name need not follow them. So
 * the product names the dish and sends its kitchen to the supplier, and claims nothing. Of other cheeses nothing is said.
 * @source Designations registered under Regulations (EC) No 1107/96 (Parmigiano Reggiano, Grana Padano, Pecorino Romano, Gorgonzola,
 * Roquefort, Taleggio, Provolone Valpadana, Comté) and in Switzerland (Gruyère AOP); their specifications were not read.
 */
const ANIMAL_RENNET: ReadonlyMap<string, string> = new Map([
  ['parmesan', 'Parmigiano Reggiano: calf'],
  ['grana-padano', 'Grana Padano: calf'],
  ['pecorino', 'Pecorino Romano: lamb'],
  ['gruyere', 'Gruyère, Comté: calf'],
  ['gorgonzola', 'Gorgonzola: calf'],
  ['roquefort', 'Roquefort: calf or lamb'],
  ['taleggio', 'Taleggio: calf'],
  ['provolone', 'Provolone Valpadana: calf, lamb or kid'],
]);

/** Whether a food may have been made with animal rennet, which many vegetarians do not eat: the law has no rule for the word. */
export function mayHoldAnimalRennet(ingredientId: string | null): boolean {
  return ingredientId !== null && ANIMAL_RENNET.has(ingredientId);
}

export const FOODS_OF_ANIMAL_RENNET: readonly string[] = [...ANIMAL_RENNET.keys()];
