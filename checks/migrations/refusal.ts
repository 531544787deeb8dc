export interface Refusal {
  file: string;
  line: number;
  rule: string;
}
