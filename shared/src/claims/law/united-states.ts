import type { ClaimRule, RulesOfPlace } from './rule.ts';

/** The Guides for the Use of Environmental Marketing Claims of the Federal Trade Commission, 16 CFR Part 260. */
const GUIDES = 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-B/part-260';
const SINCE = '2012-10-11';

const guide = (section: string): ClaimRule => ({ name: `Green Guides, 16 CFR ${section}`, source: GUIDES, since: SINCE });

export const UNITED_STATES: RulesOfPlace = {
  never: guide('260.5'),
  generic: guide('260.4'),
  future: guide('260.2'),
  comparison: guide('260.3(d)'),
  organic: {
    name: 'National Organic Program, 7 CFR Part 205',
    source: 'https://www.ecfr.gov/current/title-7/subtitle-B/chapter-I/subchapter-M/part-205',
    since: '2002-10-21',
  },
  whole_product: guide('260.3(b)'),
  legal_duty: guide('260.3(c)'),
};
