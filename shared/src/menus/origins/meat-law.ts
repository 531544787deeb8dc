/** The animals whose meat a French restaurant names the origin of. */
export const MEATS = ['beef', 'pork', 'sheep', 'poultry'] as const;
export type Meat = (typeof MEATS)[number];

export type MeatStage = 'born' | 'raised' | 'slaughtered';

export interface MeatLaw {
  country: string;
  /** From this day on for all four; of beef since 2002. */
  since: string;
  source: string;
  url: string;
  /** When the source was read. */
  read: string;
  /** The stages that are named of each. */
  stages: Readonly<Record<Meat, readonly MeatStage[]>>;
}

/** It holds for meat that is bought raw, for meals eaten there, taken away and delivered; not for what is bought prepared or cooked. */
const FRANCE: MeatLaw = {
  country: 'FR',
  since: '2025-02-19',
  source:
    'Décret n° 2002-1465 du 17 décembre 2002, modifié par le décret n° 2025-141 du 13 février 2025 (JORF n° 0041 du 18 février 2025)',
  url: 'https://www.legifrance.gouv.fr/eli/decret/2025/2/13/ECOC2332377D/jo/texte',
  read: '2026-11-26',
  stages: {
    beef: ['born', 'raised', 'slaughtered'],
    pork: ['raised', 'slaughtered'],
    sheep: ['raised', 'slaughtered'],
    poultry: ['raised', 'slaughtered'],
  },
};

/** The rule where a kitchen is, on a day there; null where there is none. */
export function meatLawOf(country: string, day: string): MeatLaw | null {
  return country === FRANCE.country && day >= FRANCE.since ? FRANCE : null;
}
