import type { Actor } from '@plateprint/shared/access/actor.ts';
import { expect, test } from 'vitest';
import { shellAreasFor } from '../shell/shell-areas.ts';
import { type PlaceName, placesNamed, type PlaceWords } from './places.ts';

const WORDS: PlaceWords = new Map<PlaceName, string[]>([
  ['newRecipe', ['new recipe', 'nytt recept', 'neues rezept']],
  ['recipes', ['recipes', 'recept', 'rezepte']],
  ['settings', ['settings', 'installningar', 'einstellungen']],
]);

const actorWith = (role: 'editor' | 'super-admin'): Actor => ({
  userId: 'u',
  roles: role === 'editor' ? [] : [{ role, scope: { kind: 'all', id: '' } }],
  organizationId: 'o',
  enterpriseId: null,
  portfolio: [],
  plan: 'professional',
  planActive: true,
  restaurantId: null,
});
const chef = actorWith('editor');
const superAdmin = actorWith('super-admin');
const named = (typed: string) => placesNamed(WORDS, typed, chef).map(({ name }) => name);
const addresses = (actor: Actor) => placesNamed(WORDS, '', actor).map(({ href }) => href);

test('a place is found by the beginning of a word of its name in any language, with or without signs', () => {
  expect(named('rez')).toEqual(['newRecipe', 'recipes']);
  expect(named('Inställ')).toEqual(['settings']);
  expect(named('ecipes')).toEqual([]);
});

test('while nothing is typed every page of the navigation is offered, to each person the ones they may open', () => {
  for (const actor of [chef, superAdmin]) {
    const shown = shellAreasFor(actor).map(({ to }) => to.replace('/{-$id}', ''));
    expect(addresses(actor)).toEqual(expect.arrayContaining(shown));
  }
  expect(addresses(superAdmin)).toContain('/admin');
  for (const closed of ['/admin', '/mapper', '/integrations', '/developer', '/enterprises']) {
    expect(addresses(chef)).not.toContain(closed);
  }
});
