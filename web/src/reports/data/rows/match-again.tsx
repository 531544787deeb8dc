import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { useRecipeName } from '../../../recipes/use-recipe-name.ts';
import { Button } from '../../../ui/control/button.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';
import type { DataPartProps } from '../cells/data-part.ts';
import { matchedFood, matchedRecipe } from '../cells/import-work.ts';
import { keyOfArticle } from '../names/key-of-name.ts';
import { type QueuedName, lookUpNames, type NameMatch, NAMES_A_CALL } from '../names/look-up-names.ts';

/** Looks the waiting names up once more: a recipe may have been written, or a name decided about, since. */
export function MatchAgain({
  draft,
  restaurantId,
  onUpdate,
  onNames,
}: DataPartProps & { onNames: (names: Record<string, string>) => void }) {
  const text = useText('reports/data');
  const failureText = useFailureText();
  const notices = useNotices();
  const nameOf = useRecipeName();
  const own = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const controller = useRef(new AbortController());
  useEffect(() => {
    const { current } = controller;
    return () => current.abort();
  }, []);
  const { variety } = draft;

  async function match(): Promise<void> {
    setBusy(true);
    const asked = waitingNames(draft);
    const language = draft.currentImportedDataLanguage ?? own;
    const found = new Map<string, NameMatch>();
    try {
      for (let at = 0; at < asked.length; at += NAMES_A_CALL[variety]) {
        const batch = asked.slice(at, at + NAMES_A_CALL[variety]);
        const how = { variety, restaurantId, language, nameOf, signal: controller.current.signal };
        for (const [key, name] of await lookUpNames(batch, how)) found.set(key, name);
      }
      const names = [...found.values()].flatMap((each) => (each.kind === 'recipe' ? [[each.id, each.name] as const] : []));
      onNames(Object.fromEntries(names));
      const matchOf = (key: string): NameMatch | undefined => found.get(key);
      onUpdate((before) => ({
        ...before,
        recipes: before.recipes.map((row) => (row.id === null ? matchedRecipe(row, matchOf) : row)),
        ingredients: before.ingredients.map((row) => (isWaiting(row) ? matchedFood(row, matchOf) : row)),
      }));
      const count = [...found.values()].filter(({ kind }) => kind !== 'none').length;
      notices.show({ message: text('matchedAgain', { count }) });
    } catch (thrown) {
      notices.show({ message: failureText(thrown), type: 'alert' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button size="small" icon="search" busy={isBusy} onClick={() => void match()}>
      {text('matchAgain')}
    </Button>
  );
}

function isWaiting({ setAside, ingredient, categoryId }: DataPartProps['draft']['ingredients'][number]): boolean {
  return !setAside && ingredient === null && categoryId === null;
}

function waitingNames({ variety, recipes, ingredients }: DataPartProps['draft']): QueuedName[] {
  const names =
    variety === 'sales'
      ? recipes.filter(({ id }) => id === null).map(({ name }) => ({ name, externalId: '' }))
      : ingredients
          .filter(isWaiting)
          .map(({ written: name, externalId, supplier, gtin }) => ({ name, externalId, supplier, gtin }));
  return [...new Map(names.map((each) => [keyOfArticle(each.name, each), each]))].map(([key, each]) => ({
    key,
    ...each,
  }));
}
