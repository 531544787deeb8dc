/** Marks the place of a recipe on the page, so that the focus can be put beside it: `<li {...placeOf(recipe.id)}>`. */
export function placeOf(id: string): { 'data-recipe': string } {
  return { 'data-recipe': id };
}

/** Moves the focus to the recipe after, else before, the one that is about to leave: nobody is thrown back to the top. */
export function focusNeighbour(place: HTMLElement | null, leaving: string): void {
  const all = [...(place?.querySelectorAll<HTMLElement>('[data-recipe]') ?? [])];
  const at = all.findIndex((each) => each.dataset.recipe === leaving);
  const neighbour = (all[at + 1] ?? all[at - 1])?.dataset.recipe;
  if (at === -1 || neighbour === undefined) return;
  // After the menu has closed and given the focus back to its button, which is gone by then.
  setTimeout(() => {
    const link = place?.querySelector<HTMLElement>(`[data-recipe="${CSS.escape(neighbour)}"] a`);
    if (document.activeElement === document.body || document.activeElement === null) link?.focus();
  }, 120);
}
