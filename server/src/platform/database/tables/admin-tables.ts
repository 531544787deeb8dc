import type { Timestamp } from './column-types.ts';

export interface CorrectionRow {
  id: string;
  created_at: Timestamp;
  language: string;
  food: string;
  message: string;
  source: string;
  email: string | null;
  food_data_version: string;
  handled_at: Date | null;
}
