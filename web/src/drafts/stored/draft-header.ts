import * as z from 'zod/mini';

/** The facts about a draft that are known without reading its content, which may be megabytes. */
export const DraftHeader = z.object({
  /** The version of its content's format; 0: from before drafts had one. */
  format: z.number(),
  savedAt: z.string(),
  /** The tab that wrote it last. */
  writer: z._default(z.string(), ''),
  /** The id of the saved thing that it changes; null: a new one. */
  thing: z._default(z.nullable(z.string()), null),
  /** The restaurant it was begun for; null where that is not known. */
  restaurantId: z._default(z.nullable(z.string()), null),
  name: z._default(z.string(), ''),
  /** Further facts for its list, in words of its own kind. */
  facts: z._default(z.record(z.string(), z.string()), {}),
  /** Its content could not be read when it was last tried. */
  isUnreadable: z._default(z.boolean(), false),
  /** The browser had no room for its content: it is only in the tab that wrote it, as long as that is open. */
  hasNoRoom: z._default(z.boolean(), false),
});
export type DraftHeader = z.infer<typeof DraftHeader>;
