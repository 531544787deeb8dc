import * as z from 'zod/mini';

/** A restaurant's live links are numbered 1 to 10 (specification, point 3). */
export const MOST_LINKS = 10;
export const LinkNumber = z.number().check(z.int(), z.minimum(1), z.maximum(MOST_LINKS));

/** A live link keeps its token, and so its address, while the menu on it changes. */
export const SharedMenuLink = z.object({
  linkNumber: z.number(),
  /** The kitchen's name for it; empty: it goes by its number. */
  name: z.string(),
  /** The unguessable part of its address, `/live/{token}`. */
  token: z.string(),
  /** Null while no menu is on it. */
  menu: z.nullable(z.object({ id: z.string(), name: z.string(), updatedAt: z.string() })),
});
export type SharedMenuLink = z.infer<typeof SharedMenuLink>;

/** A link after a change, with what stood on it until then: the change can be undone by putting that back. */
export const ChangedMenuLink = z.object({
  ...SharedMenuLink.shape,
  before: z.nullable(z.object({ id: z.string(), name: z.string(), inFigures: z.boolean() })),
});
export type ChangedMenuLink = z.infer<typeof ChangedMenuLink>;

/** 22 letters of base64url: 128 random bits. */
export const LIVE_TOKEN = /^[\w-]{22}$/;
