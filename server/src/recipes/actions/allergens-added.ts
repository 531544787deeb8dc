import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import { allergenList } from '@plateprint/shared/ingredients/allergens/allergen-sentences.ts';
import { type AllergenChange, allergenChange } from '@plateprint/shared/recipes/allergens/allergen-change.ts';
import type { Recipe } from '@plateprint/shared/recipes/model/recipe.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import { mailOf } from '../../platform/mail/letter.ts';
import { filled, mailTexts } from '../../platform/mail/mail-texts.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Services } from '../../platform/services.ts';
import type { Admin } from '../../users/admins-of.ts';
import { peopleOf } from '../../users/people-of.ts';
import { liveMenusOf } from '../live-menu-store.ts';
import { wasUnsigned } from '../sign-off-store.ts';

interface Added extends Pick<AllergenChange, 'added' | 'opened'> {
  organizationId: string;
  recipeId: string;
  names: Recipe['names'];
}

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Tells those in whose kitchens a dish is live that a save added allergens, or opened some. */
    'recipes.allergens_added': Added;
  }
}

/** After a save, in its transaction: whoever has the dish in front of guests is told what it adds. */
export async function tellAdded(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  organizationId: string,
  { former, saved }: { former: Recipe; saved: Recipe },
): Promise<void> {
  const { id: recipeId, names } = saved;
  const change = allergenChange(former.footprint.allergens, saved.footprint.allergens);
  // What somebody had signed, this save undid: what the lines leave open is open again to guests.
  const isUnsigned = await wasUnsigned(database, { recipeId, organizationId });
  const { added } = change;
  const opened = isUnsigned ? saved.footprint.allergens.unknown : change.opened;
  if (added.length + opened.length === 0) return;
  if ((await liveMenusOf(database, { recipeId, organizationId })).length === 0) return;
  await jobs.queue(database, 'recipes.allergens_added', { organizationId, recipeId, names, added, opened });
}

export function allergenWorkers({ database, mailer, publicUrl }: Services): Worker[] {
  return [
    worker('recipes.allergens_added', async (told) => {
      const menus = await liveMenusOf(database, told);
      const people = await peopleOf(database, [...new Set(menus.map(({ restaurantId }) => restaurantId))]);
      for (const person of people) await mailer.send(await addedMail(publicUrl, { ...told, menus }, person));
    }),
  ];
}

async function addedMail(
  publicUrl: string,
  { recipeId, names, added, opened, menus }: Added & { menus: Awaited<ReturnType<typeof liveMenusOf>> },
  { email, firstname, language }: Admin,
): Promise<Mail> {
  const texts = await mailTexts(language);
  const words = texts.allergens_added;
  const dish = nameIn(names, language);
  const said = (sentence: string, allergens: readonly Allergen[]): string[] =>
    allergens.length === 0 ? [] : [filled(sentence, { allergens: allergenList(allergens, language) })];
  const places = [...new Set(menus.map(({ name, restaurant }) => `${name} (${restaurant})`))].join(', ');
  return mailOf({
    language,
    to: email,
    subject: filled(words.subject, { dish }),
    paragraphs: [
      filled(texts.hello, { name: firstname }),
      filled(words.body, { dish }),
      ...said(words.added, added),
      ...said(words.opened, opened),
      filled(words.live, { menus: places }),
    ],
    action: { label: words.action, address: `${publicUrl}/recipes/recipe/${recipeId}` },
    linkBelow: texts.linkBelow,
    closing: [],
    from: texts.greetings,
  });
}
