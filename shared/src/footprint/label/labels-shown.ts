/** What outputs for guests say of a dish: level with letter, colour and word, or the number alone. */
export type LabelsShown = 'letters' | 'figures';
