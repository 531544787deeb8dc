/** The one place that says what the product is called. */
export const PRODUCT_NAME = 'Plateprint';
