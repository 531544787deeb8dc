/** The colours of the levels in the theme that is shown, from the lowest on. Pictures of the interface know no dish, only its colours. */
export const LEVEL_COLOURS = {
  very_low: 'var(--level-very-low)',
  low: 'var(--level-low)',
  medium: 'var(--level-medium)',
  high: 'var(--level-high)',
  very_high: 'var(--level-very-high)',
} as const;
export type ColouredLevel = keyof typeof LEVEL_COLOURS;
