/** The labels in outputs for guests: level with letter, colour and word, or the number alone. */
export const LABELS_SHOWN = ['letters', 'figures'] as const;
export type LabelsShown = (typeof LABELS_SHOWN)[number];
