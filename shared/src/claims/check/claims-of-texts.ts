import type { ClaimContext, ClaimFinding } from '../claim.ts';
import type { Language } from '../../kernel/language.ts';
import type { DishFigure } from '../offers/offer-of.ts';
import type { TextPlace } from '../text-place.ts';
import { checkClaims } from './check-claims.ts';

/** A text where it stands. */
export interface PlacedText {
  place: TextPlace;
  language: Language;
  text: string;
  /** Whether the dish that it is about is organic; left out: not known to be. */
  isOrganic?: boolean;
  /** Of the dish that it is about. */
  figure?: DishFigure | undefined;
}

/** One claim, with the text it stands in. */
export interface PlacedClaim extends ClaimFinding {
  place: TextPlace;
  language: Language;
  text: string;
}

/** The claims of texts, each once, in whatever language it was written: a dish has one name in several. */
export function claimsOfTexts(texts: readonly PlacedText[], { country, year }: { country: string; year: number }): PlacedClaim[] {
  const each = new Map(texts.map((placed) => [`${placed.place} ${placed.language} ${placed.text}`, placed]));
  const claims = [...each.values()].flatMap(({ place, language, text, figure, isOrganic = false }) => {
    const languages = new Set([language, ...(SPOKEN.get(country) ?? [])]);
    const about = { country, year, context: CONTEXTS[place], figure, organic: isOrganic };
    const found: ClaimFinding[] = [];
    for (const spoken of languages)
      for (const finding of checkClaims(text, { ...about, language: spoken }))
        if (!found.some((other) => other.start < finding.end && finding.start < other.end)) found.push(finding);
    return found.map((finding) => ({ ...finding, place, language, text }));
  });
  const same = Map.groupBy(claims, ({ place, kind, start, text }) => `${place} ${kind} ${start} ${text}`);
  return [...same.values()].flatMap((found) => found.slice(0, 1));
}

const CONTEXTS: Readonly<Record<TextPlace, ClaimContext>> = {
  name: 'menu',
  block: 'menu',
  dish: 'dish',
  description: 'dish',
  own_label: 'menu',
  label_title: 'menu',
  card: 'menu',
  cover: 'report',
  cover_text: 'report',
  report_name: 'report',
};

/** The languages that guests read in a country: people write in them whatever language a menu was set to. */
const SPOKEN: ReadonlyMap<string, readonly Language[]> = new Map([
  ['SE', ['sv']],
  ['NO', ['no']],
  ['DK', ['da']],
  ['DE', ['de']],
  ['AT', ['de']],
  ['FR', ['fr']],
  ['NL', ['nl']],
  ['BE', ['nl', 'fr']],
  ['GB', ['en_gb']],
  ['US', ['en_us']],
]);
