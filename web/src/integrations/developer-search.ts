import * as z from 'zod/mini';

const maybe = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

/** The part of the page, the operation of the reference by its id, and the address whose messages the log shows. */
export const DeveloperSearch = z.object({ tab: maybe(z.string()), op: maybe(z.string()), webhook: maybe(z.string()) });
export type DeveloperSearch = z.infer<typeof DeveloperSearch>;
