/** A field that a column may be chosen to hold, as it is called on the screen. */
export interface MappingField<Field extends string> {
  field: Field;
  label: string;
  kind: 'text' | 'number';
  /** May stand in several columns. */
  isRepeated?: boolean;
}
