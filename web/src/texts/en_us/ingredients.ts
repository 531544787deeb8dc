import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/ingredients.ts';

export default {
  ...enGb,
  method: {
    ...enGb.method,
    size: '{ingredients, number} ingredients in {variations, number} variants, recognized in {languages, number} languages',
  },
  chain: {
    ...enGb.chain,
    lead: 'Two sauces for four people: one with 500 g of ground beef, one with 200 g of red lentils, which more than double in weight when cooked. The values are calculated live, by the same rules as in every recipe.',
    first: '500 g ground beef',
    readHow: 'We recognize amount, unit, food and notes in eight languages. Anything we cannot read stays as it was written.',
    weighHow: 'Spoons and liters are converted by the food’s density, pieces by their usual weight.',
  },
  levels: {
    ...enGb.levels,
    lead: 'The level of a dish depends on the kg CO₂e in 400 g of it, shown by letter, word and shape, never by color alone.',
  },
  gaps: { ...enGb.gaps, lines: 'Lines that were not recognized' },
  sources: {
    ...enGb.sources,
    licence: 'License',
    uses: { ...enGb.sources.uses, defra: 'Transport per tonne and kilometer' },
  },
} satisfies Texts<typeof enGb>;
