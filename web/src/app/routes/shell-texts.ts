/** What the frame of every page of a signed-in person says. */
export const SHELL_TEXTS = ['app', 'app/palette', 'ui', 'restaurants', 'footprint'] as const;
