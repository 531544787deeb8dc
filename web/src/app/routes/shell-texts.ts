/** What the frame of every page of a signed-in person says, and the ways into new work, which a plan may refuse. */
export const SHELL_TEXTS = ['app', 'app/palette', 'ui', 'access', 'restaurants', 'footprint'] as const;
