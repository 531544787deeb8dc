import { list } from '../../phrase/words/phrase-words.ts';

/**
 * What kitchens write most, by ingredient id: offered first while somebody types, so that "to" is tomato before tofu.
 * Chosen by hand from the recipes of the markets served; a name typed in full needs no such help.
 */
export const COMMON_INGREDIENTS: ReadonlySet<string> = new Set(
  list(
    `milk, cream, butter, egg, yellow-onion, red-onion, garlic, potato, carrot, tomato, cherry-tomato, tomatoes-canned, tomato-paste, cucumber,
    bell-pepper, leek, celery, celeriac, broccoli, cauliflower, white-cabbage, spinach, iceberg-lettuce, romaine-lettuce, rocket, avocado, lemon,
    lime, orange, apple, banana, strawberry, raspberry, blueberry, button-mushroom, beef, beef-mince, beef-sirloin, beef-tenderloin, mixed-mince,
    pork, pork-mince, pork-loin, pork-tenderloin, pork-shoulder, bacon, cooked-ham, chicken, chicken-breast, chicken-thigh, turkey-breast, lamb,
    lamb-leg, salmon, smoked-salmon, cod, prawns, canned-tuna, tofu, rice, basmati-rice, jasmine-rice, pasta, spaghetti, couscous, bulgur, quinoa,
    wheat-flour, sugar, brown-sugar, salt, black-pepper, olive-oil, rapeseed-oil, sunflower-oil, soy-sauce, spirit-vinegar, white-wine-vinegar,
    balsamic-vinegar, mustard, dijon-mustard, mayonnaise, ketchup, honey, parsley, dill, basil, coriander, thyme, rosemary, oregano, chives, ginger,
    chili-pepper, cumin, paprika-powder, curry-powder, vegetable-stock, chicken-stock, beef-stock, white-wine, red-wine, water, creme-fraiche,
    sour-cream, yoghurt, mozzarella, parmesan, feta, halloumi, hard-cheese, cream-cheese, cheddar, coconut-milk, oat-drink, chickpeas, red-lentils,
    green-lentils, kidney-beans, black-beans, white-beans, peas, green-beans, sweetcorn, olives-black, white-bread, breadcrumbs, rolled-oats,
    cocoa-powder, dark-chocolate, baking-powder, fresh-yeast, almond, walnut, cashew, peanut, sweet-potato, aubergine, courgette, beetroot, pumpkin,
    coffee, black-tea`,
  ),
);
