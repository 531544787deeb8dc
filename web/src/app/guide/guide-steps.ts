/** Where a step of the tour leads and what it points at; the text of each is `steps.<id>`. */
export interface GuideStep {
  id: 'welcome' | 'paste' | 'footprint' | 'overview' | 'menus' | 'help';
  /** The page it needs; null: any. Nobody is taken anywhere before they have agreed to the tour. */
  to: '/recipes/recipe/{-$id}' | '/recipes' | null;
  /** The element it points at: the first that is on the page; without any the card stands in the middle. */
  anchors: readonly string[];
}

export const GUIDE_STEPS: readonly GuideStep[] = [
  { id: 'welcome', to: null, anchors: [] },
  { id: 'paste', to: '/recipes/recipe/{-$id}', anchors: ['[data-guide="paste"]'] },
  { id: 'footprint', to: '/recipes/recipe/{-$id}', anchors: ['[data-testid="co2-per-portion"]'] },
  { id: 'overview', to: '/recipes', anchors: ['[data-guide="/recipes"]'] },
  // The lower of the two: the card would hide it under the other.
  { id: 'menus', to: null, anchors: ['[data-guide="/reports"]', '[data-guide="/menus"]', '[data-guide="/dashboard"]'] },
  { id: 'help', to: null, anchors: ['[data-guide="account"]'] },
];
