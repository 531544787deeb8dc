/**
 * The English texts of every area by its name. Each area's `texts/en_gb.ts` adds its own by declaration merging,
 * so that a wrong key or a missing argument does not compile.
 */
export interface AreaTexts {}

export type Area = keyof AreaTexts;

/** The same keys as the English texts, in another language: `export default { … } satisfies Texts<typeof enGb>`. */
export type Texts<English> = { readonly [Key in keyof English]: English[Key] extends string ? string : Texts<English[Key]> };
