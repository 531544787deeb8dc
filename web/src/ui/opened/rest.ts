/** Milliseconds without a change: longer than between two keys of somebody who types fast, too short to be waited for. */
export const REST = 150;
