import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/ingredients.ts';

export default {
  ...enGb,
  chain: {
    ...enGb.chain,
    lead: 'Two sauces for four: one with 500 g of ground beef, one with 200 g of red lentils, which more than double their weight as they cook. The figures are calculated now, by the same rules as in every recipe.',
    first: '500 g ground beef',
    weighHow: 'Spoons and liters go by the density of the food, pieces by what one usually weighs.',
  },
  levels: {
    ...enGb.levels,
    lead: 'The level of a dish is told by the kg CO₂e in 400 g of it: by letter, word and shape, never by color alone.',
  },
  sources: { ...enGb.sources, licence: 'License' },
} satisfies Texts<typeof enGb>;
