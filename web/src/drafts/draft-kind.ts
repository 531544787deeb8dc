import type { DraftHeader } from './stored/draft-header.ts';
import type { DraftPlace } from './stored/draft-place.ts';

/** A kind of drafts as a list shows it. */
export interface DraftKind {
  kind: string;
  /** Brings a draft of a former release into today's form: how one is read is fetched with the first. */
  upgrade: (place: DraftPlace) => Promise<void>;
  /** The title, or a substitute for a name that is missing. */
  titleOf: (header: DraftHeader) => string;
  /** Its kind and place, in a few words. */
  wordsOf: (header: DraftHeader) => string;
  open: (id: string, header: DraftHeader) => void;
}
