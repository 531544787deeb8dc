/** Draft fields that every new bag starts with (specification, points 3 and 9). */
export const BAG_DEFAULTS = { ingredientBag: true, mealsize: 1, names: [{ language: 'en_gb', name: '' }] } as const;
