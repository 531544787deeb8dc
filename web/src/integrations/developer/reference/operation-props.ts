import type { OpenDocument } from './open-document.ts';
import type { Operation } from './open-operations.ts';

/** One call of the reference, and what the page knows of its reader. */
export interface OperationProps {
  document: OpenDocument;
  /** The API's base as a whole address. */
  base: string;
  operation: Operation;
  /** The restaurant worked in: examples are filled with it. */
  restaurantId: string | null;
  apiKey: string;
  onApiKey: (key: string) => void;
}
