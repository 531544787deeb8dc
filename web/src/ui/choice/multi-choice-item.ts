export interface MultiChoiceItem {
  id: string;
  label: string;
  hint?: string;
}
