import type { ClaimRule, RulesOfPlace } from './rule.ts';

/** The Digital Markets, Competition and Consumers Act 2024, part 4, chapter 1, read with the Green Claims Code of the CMA (2021). */
const ACT = 'https://www.legislation.gov.uk/ukpga/2024/13/part/4/chapter/1';
const CODE =
  'https://www.gov.uk/government/publications/green-claims-code-making-environmental-claims/environmental-claims-on-goods-and-services';
const SINCE = '2025-04-06';

const code = (principle: string): ClaimRule => ({
  name: `DMCC Act 2024, section 226; Green Claims Code: ${principle}`,
  source: CODE,
  since: SINCE,
});

export const GREAT_BRITAIN: RulesOfPlace = {
  never: code('claims must be truthful and accurate'),
  generic: code('claims must be clear and unambiguous'),
  future: code('claims must be substantiated'),
  comparison: code('comparisons must be fair and meaningful'),
  organic: {
    name: 'Regulation (EC) 834/2007 as retained, Article 23; DMCC Act 2024, section 226',
    source: 'https://www.legislation.gov.uk/eur/2007/834',
    since: '2009-01-01',
  },
  whole_product: code('claims must consider the full life cycle'),
  legal_duty: { name: 'DMCC Act 2024, Schedule 20 (rights in law shown as a feature)', source: ACT, since: SINCE },
};
