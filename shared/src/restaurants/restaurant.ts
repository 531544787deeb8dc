import * as z from 'zod/mini';

export const Restaurant = z.object({
  id: z.string(),
  name: z.string(),
  logo: z.nullable(z.string()),
  organizationId: z.string(),
  organizationName: z.string(),
  /** Where its food is eaten: its own location, else its organization's. */
  location: z.string(),
});
export type Restaurant = z.infer<typeof Restaurant>;
