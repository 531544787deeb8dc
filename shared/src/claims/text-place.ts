/** Where a text stands that guests read. */
export const TEXT_PLACES = [
  'name',
  'block',
  'dish',
  'description',
  'own_label',
  'label_title',
  'card',
  'cover',
  'cover_text',
  'report_name',
] as const;
export type TextPlace = (typeof TEXT_PLACES)[number];
