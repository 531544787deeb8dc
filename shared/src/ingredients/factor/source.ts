import * as z from 'zod/mini';

/** A published source as people may read it: whose it is, on what terms it is used, and where its counting begins and ends. */
export const Source = z.object({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  version: z.string(),
  /** Of publication, or of the latest figure taken from it. */
  year: z.number(),
  licence: z.string(),
  /** The attribution that the licence asks for; empty where it asks for none. */
  attribution: z.string(),
  boundary: z.string(),
  /** Empty for our own tables. */
  url: z.string(),
});
export type Source = z.infer<typeof Source>;
