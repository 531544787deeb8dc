import { expect, test } from 'vitest';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { setAsideByWords } from '@plateprint/shared/purchases/invoice/set-aside.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchPurchased } from '../../server/src/mapper/match-purchased.ts';
import { type StrangersList, strangersNames } from './strangers-names.ts';

const LANGUAGES = ['da', 'sv', 'no', 'nl', 'de', 'fr', 'en_gb'] as const;

/** Shares in percent below which matching has become worse; what was met at first sight stands in docs/purchased-names.md. */
const LEAST: [list: StrangersList, least: { taken: number; right: number; aside: number }][] = [
  ['fourteenth', { taken: 80, right: 99, aside: 98 }],
  ['local', { taken: 65, right: 97.5, aside: 98 }],
];

test.each(LEAST)(
  'of the %s list of suppliers’ rows as much is taken, and as rightly, as when its faults were mended',
  async (list, least) => {
    const foodData = await loadFoodData();
    const rows = LANGUAGES.flatMap((language) =>
      strangersNames(language, list).map((row) => ({
        ...row,
        match: matchPurchased(foodData, row.name, { language, brands: NO_BRANDS }),
        isAside: setAsideByWords(row.name, language) !== null,
      })),
    );
    const food = rows.filter(({ ingredient }) => ingredient !== null);
    const goods = rows.filter(({ ingredient }) => ingredient === null);
    const taken = food.filter(({ match }) => match.matched);
    const right = taken.filter(({ ingredient, also, match: { ingredientId, variation } }) =>
      [ingredient, ...also].some((id) => id === (id?.includes('.') ? variation?.id : ingredientId)),
    );
    const shares = {
      taken: (100 * taken.length) / food.length,
      right: (100 * right.length) / taken.length,
      aside: (100 * goods.filter(({ isAside }) => isAside).length) / goods.length,
    };
    expect((['taken', 'right', 'aside'] as const).filter((key) => shares[key] < least[key])).toEqual([]);
    expect(goods.filter(({ match }) => match.matched).map(({ name }) => name)).toEqual([]);
  },
);
