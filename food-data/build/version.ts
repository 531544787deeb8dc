/** Raised by hand with every release whose figures or allergens change; completed reports freeze it. */
export const VERSION = '2027.4';
