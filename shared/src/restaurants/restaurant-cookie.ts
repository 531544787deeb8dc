/** The cookie in which a browser notes the restaurant that its person works in: a page's document names what will be asked of it. */
export const RESTAURANT_COOKIE = 'plateprint-restaurant';
