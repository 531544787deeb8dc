/**
 * So often is tried what waits in a table of its own, beside the tries that the queue makes by itself: a report’s work until the report is saved
 * anew, a month for a recipient. Then it is given up.
 */
export const MOST_TRIES = 5;
