/** Of the demo's organization Norrsken, where the kitchen Matsalen is asked for. */
export const CALLERS = [
  /** Without a session. */
  'nobody',
  /** Runs an organization that has nothing to do with theirs. */
  'stranger',
  /** Runs the other organization of their enterprise. */
  'sister',
  /** Works in another kitchen of their organization. */
  'colleague',
  /** Works in Matsalen. */
  'chef',
  /** Manages the portfolio of Matsalen and Havnen. */
  'manager',
  /** Runs the organization. */
  'admin',
  /** Owns the enterprise. */
  'owner',
  'super',
] as const;
export type CallerName = (typeof CALLERS)[number];

export const ANYONE = CALLERS;
export const SIGNED_IN: readonly CallerName[] = CALLERS.filter((caller) => caller !== 'nobody');
/** Those who belong to the organization, or run it from above. */
export const IN_ORGANIZATION: readonly CallerName[] = ['colleague', 'chef', 'manager', 'admin', 'owner', 'super'];
export const IN_KITCHEN: readonly CallerName[] = ['chef', 'manager', 'admin', 'owner', 'super'];
export const MANAGING: readonly CallerName[] = ['manager', 'admin', 'owner', 'super'];
export const RUNNING: readonly CallerName[] = ['admin', 'owner', 'super'];
export const OWNING: readonly CallerName[] = ['owner', 'super'];
export const SUPER: readonly CallerName[] = ['super'];
export const NONE: readonly CallerName[] = [];
