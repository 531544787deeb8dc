import type { DraftHeader } from './stored/draft-header.ts';
import type { DraftPlace } from './stored/draft-place.ts';

/** A kind of drafts as a list shows it. */
export interface DraftKind {
  kind: string;
  /** Brings a draft of a former release into today's form: how one is read is fetched with the first. */
  upgrade: (place: DraftPlace) => Promise<void>;
  /** What stands in place of a name that is missing. */
  titleOf: (header: DraftHeader) => string;
  /** What it is a draft of, in a few words. */
  wordsOf: (header: DraftHeader) => string;
  open: (id: string, header: DraftHeader) => void;
}
