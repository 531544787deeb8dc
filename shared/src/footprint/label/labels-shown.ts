/** What outputs for guests say of a dish: level with letter, colour and word, or the number alone. */
export const LABELS_SHOWN = ['letters', 'figures'] as const;
export type LabelsShown = (typeof LABELS_SHOWN)[number];
