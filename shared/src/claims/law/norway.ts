import type { ClaimRule, RulesOfPlace } from './rule.ts';

/**
 * The Marketing Control Act as the Consumer Authority reads it in its guide on claims of sustainability. Directive (EU) 2024/825 is to be
 * taken over by an amendment that was consulted on from 13 June to 30 September 2025; the day on which it applies was not set when the
 * sources were read, so Norway keeps the rules of its own day.
 */
const GUIDE =
  'https://www.forbrukertilsynet.no/lov-og-rett/veiledninger-og-retningslinjer/forbrukertilsynets-veiledning-om-bruk-av-baerekraftpastander-markedsforing';
const SINCE = '2009-06-01';

const marketing = (place: string): ClaimRule => ({ name: `Markedsføringsloven ${place}`, source: GUIDE, since: SINCE });

export const NORWAY: RulesOfPlace = {
  never: marketing('§§ 6–8'),
  generic: marketing('§§ 6–8'),
  future: marketing('§ 7'),
  comparison: marketing('§§ 7–8'),
  organic: {
    name: 'Økologiforskriften (FOR-2017-03-18-355)',
    source: 'https://lovdata.no/dokument/SF/forskrift/2017-03-18-355',
    since: '2017-03-18',
  },
  whole_product: marketing('§ 7'),
  legal_duty: marketing('§ 6, svartelisten nr. 10'),
};
