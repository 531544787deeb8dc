import * as z from 'zod/mini';
import { claimsOfTexts, type PlacedText } from '../../claims/check/claims-of-texts.ts';
import { described } from '../../kernel/api/described.ts';
import { Allergen } from '../../ingredients/allergen.ts';
import type { QuestionedWords } from '../../claims/questioned-words.ts';
import { brokenPromises } from '../figures/broken-promises.ts';
import type { PlanLine } from '../model/menu-plan.ts';
import type { PlanDish } from '../model/plan-dish.ts';

export const PLAN_QUESTIONS = ['unknown_allergens', 'not_as_promised', 'claim'] as const;

/** A question on a plan before guests see it: it stops nothing, and somebody who goes on says so. */
export const OpenQuestion = z.object({
  question: described(
    z.enum(PLAN_QUESTIONS),
    '`unknown_allergens`: not known of a dish; `not_as_promised`: a dish may not be what its line or name says; `claim`: words that may not stand.',
  ),
  recipeId: described(z.nullable(z.string()), 'The recipe of the dish; null where the words of the plan are asked about.'),
  words: described(z.string(), 'The dish’s name, or the words that promise or claim.'),
  allergens: described(z.array(Allergen), 'Allergens that nobody knows of the dish; empty for other questions.'),
  isSure: described(z.boolean(), 'False where a line of the recipe is open, so that nobody can say.'),
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

/** A dish that is surely not what words promise goes in front of guests with a reason alone. */
export function isSurelyBroken({ question, isSure }: OpenQuestion): boolean {
  return question === 'not_as_promised' && isSure;
}

export interface PlanInQuestion {
  title: string;
  lines: readonly PlanLine[];
  cells: readonly { week: number; weekday: number; lineId: string; recipeId: string }[];
  /** The known facts of the dishes; recipes that are gone are absent, and served nowhere. */
  dishes: readonly Omit<PlanDish, 'sold'>[];
  country: string;
  year: number;
}

/** All that is asked of a plan, each dish once for each question: what the screen asks before publishing. */
export function planQuestions(plan: PlanInQuestion): OpenQuestion[] {
  return [...unknownAllergens(plan), ...notAsPromised(plan), ...claims(plan)];
}

function unknownAllergens({ dishes }: PlanInQuestion): OpenQuestion[] {
  return dishes.flatMap(({ id, names, allergens: { unknown } }): OpenQuestion[] => {
    if (unknown.length === 0) return [];
    const words = names[0]?.name ?? '';
    return [{ question: 'unknown_allergens', recipeId: id, words, allergens: unknown, isSure: false }];
  });
}

function notAsPromised({ lines, cells, dishes }: PlanInQuestion): OpenQuestion[] {
  const known = new Map(dishes.map((dish) => [dish.id, dish]));
  const days = Map.groupBy(cells, ({ week, weekday }) => week * 7 + weekday);
  const broken = [...days.values()].flatMap((ofDay) =>
    brokenPromises(lines, { cells: ofDay, dishes: ofDay.map(({ recipeId }) => ({ dish: known.get(recipeId) ?? null })) }),
  );
  // A dish that comes back each week is named once.
  const distinct = new Map(broken.map((promise) => [`${promise.dish.id} ${promise.words}`, promise]));
  return [...distinct.values()].map(({ dish, words, isSure }) => ({
    question: 'not_as_promised',
    recipeId: dish.id,
    words,
    allergens: [],
    isSure,
  }));
}

function claims(plan: PlanInQuestion): OpenQuestion[] {
  const { dishes, country, year } = plan;
  const ofPlan = questionsOf(ownTexts(plan), null);
  const ofDishes = dishes.flatMap((dish) => questionsOf(nameTexts(dish), dish.id));
  return [...ofPlan, ...ofDishes];

  function questionsOf(placed: readonly PlacedText[], recipeId: string | null): OpenQuestion[] {
    const words = new Set(claimsOfTexts(placed, { country, year }).map((claim) => claim.words));
    return [...words].map((each) => ({ question: 'claim', recipeId, words: each, allergens: [], isSure: true }));
  }
}

/** The words of a plan that somebody has to answer for when guests read it: its claims, and promises that are surely broken. */
export function wordsOfPlan(plan: PlanInQuestion): QuestionedWords[] {
  const { dishes, country, year } = plan;
  const texts = [...ownTexts(plan), ...dishes.flatMap(nameTexts)];
  const names = new Map(dishes.map(({ id, names: [first] }) => [id, first?.name ?? '']));
  return [
    ...claimsOfTexts(texts, { country, year }).map(({ kind, place, words }): QuestionedWords => ({
      question: kind,
      place,
      words,
      dish: '',
    })),
    ...notAsPromised(plan).flatMap((asked): QuestionedWords[] => {
      const { words, recipeId } = asked;
      if (!isSurelyBroken(asked)) return [];
      return [{ question: 'not_as_promised', place: 'dish', words, dish: names.get(recipeId ?? '') ?? '' }];
    }),
  ];
}

function nameTexts({ names }: PlanInQuestion['dishes'][number]): PlacedText[] {
  return names.map(({ language, name }) => ({ place: 'dish', language, text: name }));
}

/** The words of the plan itself, in each language that its dishes are named in. */
function ownTexts({ title, lines, dishes }: PlanInQuestion): PlacedText[] {
  const spoken = new Set(dishes.flatMap(({ names }) => names.map(({ language }) => language)));
  const own = (place: 'name' | 'block', text: string): PlacedText[] =>
    [...(spoken.size === 0 ? (['en_gb'] as const) : spoken)].map((language) => ({ place, language, text }));
  return [...own('name', title), ...lines.flatMap(({ name }) => own('block', name))];
}

/** A question that a caller took note of, by the words in which it was asked and the allergens that nobody knew then. */
export type AcceptedQuestion = Pick<OpenQuestion, 'question' | 'recipeId' | 'words' | 'allergens'>;

/** The questions that nobody took note of, each with the allergens that nobody saw: one that became unknown since is asked anew. */
export function unanswered(questions: readonly OpenQuestion[], accepted: readonly AcceptedQuestion[]): OpenQuestion[] {
  const seen = Map.groupBy(accepted, nameOf);
  return questions.flatMap((question) => {
    const answers = seen.get(nameOf(question));
    if (!answers) return [question];
    const known = new Set(answers.flatMap(({ allergens }) => allergens));
    const allergens = question.allergens.filter((allergen) => !known.has(allergen));
    return allergens.length === 0 ? [] : [{ ...question, allergens }];
  });
}

const nameOf = ({ question, recipeId, words }: Omit<AcceptedQuestion, 'allergens'>): string =>
  JSON.stringify([question, recipeId, words]);
