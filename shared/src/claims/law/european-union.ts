import { annexPoint, directiveArticle, organicArticles } from './cited.ts';
import type { ClaimRule, RulesOfPlace } from './rule.ts';

/** Directive 2005/29/EC on unfair commercial practices as Directive (EU) 2024/825 has amended it; applied from 27 September 2026. */
const SOURCE = 'https://eur-lex.europa.eu/eli/dir/2024/825/oj';
const SINCE = '2026-09-27';

const amended = (name: ClaimRule['name']): ClaimRule => ({ name, source: SOURCE, since: SINCE });

export const EUROPEAN_UNION: RulesOfPlace = {
  never: amended(annexPoint('4c')),
  generic: amended(annexPoint('4a')),
  future: amended(directiveArticle(6, 2, 'd')),
  comparison: amended(directiveArticle(7, 7)),
  organic: {
    name: organicArticles,
    source: 'https://eur-lex.europa.eu/eli/reg/2018/848/oj',
    since: '2022-01-01',
  },
  whole_product: amended(annexPoint('4b')),
  legal_duty: amended(annexPoint('10a')),
};

/**
 * Article 2(3) of Regulation (EU) 2018/848 leaves mass caterers to the rules of each country; where none is named here, to the
 * ban on misleading consumers. The logo of the Union is never for a kitchen.
 */
export const ORGANIC_KITCHENS: ReadonlyMap<string, ClaimRule> = new Map([
  [
    'DE',
    {
      name: 'Bio-Außer-Haus-Verpflegung-Verordnung (Bio-AHVV)',
      source: 'https://www.gesetze-im-internet.de/bio-ahvv/',
      since: '2023-10-05',
    },
  ],
  [
    'DK',
    {
      name: 'Bekendtgørelse om økologisk storkøkkendrift (Det Økologiske Spisemærke)',
      source: 'https://www.oekologisk-spisemaerke.dk/',
      since: '2009-01-01',
    },
  ],
]);
