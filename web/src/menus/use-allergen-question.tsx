import { ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import { ALLERGEN_WORDS } from '@plateprint/shared/ingredients/allergens/allergen-words.ts';
import type { ClaimOccasion } from '@plateprint/shared/claims/claims-answer.ts';
import { keepOpenAllergens } from '@plateprint/shared/menus/menu-allergen-api.ts';
import type { MenuPromise } from '@plateprint/shared/menus/promises/menu-promises.ts';
import type { MenuDish, MenuPage } from '@plateprint/shared/menus/menu.ts';
import { type ReactNode, useCallback, useState } from 'react';
import { useAllergens } from '../ingredients/use-allergens.ts';
import type { ClientFailure } from '../platform/api/client-failure.ts';
import { useChange } from '../platform/api/use-change.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { BrokenPromises, usePromisesTitle } from '../recipes/broken-promises.tsx';
import { SignOffDialog } from '../recipes/sign-off-dialog.tsx';
import { usePromiseText } from '../recipes/use-promise-text.ts';
import { Button } from '../ui/control/button.tsx';
import { Message } from '../ui/control/message.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { useAskedReason } from '../claims/use-asked-reason.tsx';
import styles from './allergen-question.module.css';

/** Something that guests are about to read: a menu, or a menu plan. */
interface MenuInQuestion<Dish extends DishInQuestion> {
  restaurantId: string;
  /** Null: not saved yet, or no menu. */
  menuId: string | null;
  name: string;
  /** Its blocks, where it goes out otherwise than it is saved. */
  page?: Pick<MenuPage, 'blocks' | 'secondBlocks'> | undefined;
  language: MenuLanguage;
  /** The dishes that it names, by the names that it has for them. */
  dishes: readonly NamedDish<Dish>[];
  /** Dishes that are not what their heading or name says. */
  promises: readonly (Pick<MenuPromise, 'promise' | 'words' | 'isSure'> & { name: string })[];
  /** A dish of which everything is known now: somebody signed it off. */
  onSigned: (dish: Dish) => void;
}

type MenuLanguage = keyof typeof ALLERGEN_WORDS;

type DishInQuestion = Pick<MenuDish, 'id' | 'allergens'>;

interface NamedDish<Dish> {
  name: string;
  dish: Dish;
}

/** Goes on with the reason that was asked for, else with an empty one. */
type GoOn = (reason: string) => void;

interface OpenQuestion {
  occasion: ClaimOccasion;
  goOn: GoOn;
}

interface AllergenQuestion {
  /** Goes on at once where everything is known, else when somebody said so. */
  ask: (occasion: ClaimOccasion, goOn: GoOn) => void;
  question: ReactNode;
}

/** Sharing and taking a menu away ask where not everything is known of a dish, or it is not what it promises; nothing is stopped, and who goes on is kept. */
export function useAllergenQuestion<Dish extends DishInQuestion>(menu: MenuInQuestion<Dish>): AllergenQuestion {
  const [waiting, setWaiting] = useState<OpenQuestion | null>(null);
  const isOpen = menu.promises.length > 0 || menu.dishes.some(({ dish }) => dish.allergens.unknown.length > 0);
  const ask = useCallback(
    (occasion: ClaimOccasion, goOn: GoOn): void => {
      if (isOpen) setWaiting({ occasion, goOn });
      else goOn('');
    },
    [isOpen],
  );
  return { ask, question: waiting && <Question menu={menu} waiting={waiting} onClose={() => setWaiting(null)} /> };
}

interface QuestionProps<Dish extends DishInQuestion> {
  menu: MenuInQuestion<Dish>;
  waiting: OpenQuestion;
  onClose: () => void;
}

function Question<Dish extends DishInQuestion>({ menu, waiting: { occasion, goOn }, onClose }: QuestionProps<Dish>) {
  const text = useText('menus/allergens');
  const ui = useText('ui');
  const failureText = useFailureText();
  const [signing, setSigning] = useState<NamedDish<Dish> | null>(null);
  const { reason, field, question, ask, demand, showProblem } = useAskedReason();
  const [isRefused, setRefused] = useState(false);
  const promiseText = usePromiseText();
  const titleOf = usePromisesTitle();
  const keep = useChange(keepOpenAllergens, { refreshes: [] });
  const open = menu.dishes.filter(({ dish }) => dish.allergens.unknown.length > 0);
  // What is promised and surely not kept needs a reason, as a claim does; the server knows of a dish that was changed meanwhile.
  const isBroken = isRefused || menu.promises.some(({ isSure }) => isSure);
  const done = (): void => {
    onClose();
    goOn(reason);
  };
  const refuse = ({ code }: ClientFailure): void => {
    setRefused(code === 'words_in_question');
    showProblem();
  };
  const confirm = (): void => {
    if (open.length + menu.promises.length === 0) return done();
    ask();
    if (isBroken && !demand()) return;
    const { restaurantId, menuId, name, page } = menu;
    const dishes = [...new Set(open.map((each) => each.name))].slice(0, 200);
    const promises = menu.promises.slice(0, 200).map((each) => promiseText(each, each.name).slice(0, 400));
    keep.mutate(
      { body: { restaurantId, menuId, name, occasion, dishes, promises, page, reason } },
      { onSuccess: done, onError: refuse },
    );
  };
  const isAboutPromises = menu.promises.length > 0 && (isBroken || open.length === 0);
  const goOnWords = occasion === 'share' ? text('ask.goOnShare') : text('ask.goOnExport');
  return (
    <>
      <Dialog
        title={isAboutPromises ? titleOf(menu.promises) : text('ask.title', { count: open.length })}
        role="alertdialog"
        size="medium"
        isOpen={signing === null}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{ui('cancel')}</Button>
            <Button variant="primary" busy={keep.isPending} onClick={confirm}>
              {open.length + menu.promises.length === 0 ? goOnWords : text(`ask.${occasion}`)}
            </Button>
          </>
        }
      >
        <div ref={question} className={styles.question}>
          <QuestionWords menu={menu} open={open} isAboutPromises={isAboutPromises} onSign={setSigning} />
          {isBroken && field}
          {keep.error && !isRefused && <Message tone="danger">{failureText(keep.error)}</Message>}
        </div>
      </Dialog>
      {signing && (
        <SignOffDialog
          recipeId={signing.dish.id}
          kind="allergens"
          onClose={() => setSigning(null)}
          onSigned={({ footprint: { allergens } }) => {
            const { contains, mayContain } = allergens;
            menu.onSigned({ ...signing.dish, allergens: { contains, mayContain, unknown: [] } });
          }}
        />
      )}
    </>
  );
}

interface QuestionWordsProps<Dish extends DishInQuestion> {
  menu: MenuInQuestion<Dish>;
  open: readonly NamedDish<Dish>[];
  /** The title of the question is theirs. */
  isAboutPromises: boolean;
  onSign: (dish: NamedDish<Dish>) => void;
}

function QuestionWords<Dish extends DishInQuestion>({ menu, open, isAboutPromises, onSign }: QuestionWordsProps<Dish>) {
  const { promises, language } = menu;
  const text = useText('menus/allergens');
  const promising = useText('recipes/promises');
  const claims = useText('claims');
  const isBroken = promises.some(({ isSure }) => isSure);
  return (
    <>
      <BrokenPromises dishes={promises} isUntitled={isAboutPromises} />
      {promises.length > 0 && open.length > 0 && <b>{text('ask.title', { count: open.length })}</b>}
      {open.length > 0 && <OpenDishes open={open} onSign={onSign} />}
      {open.length > 0 ? (
        <p>{text('ask.lead', { words: ALLERGEN_WORDS[language].askUs })}</p>
      ) : promises.length > 0 ? (
        <p>{isBroken ? claims('ask.lead') : promising('recorded')}</p>
      ) : (
        <Message tone="good">{text('ask.signed')}</Message>
      )}
    </>
  );
}

/** Each with what is open of it, and the way to sign it off. */
function OpenDishes<Dish extends DishInQuestion>({
  open,
  onSign,
}: {
  open: readonly NamedDish<Dish>[];
  onSign: (dish: NamedDish<Dish>) => void;
}) {
  const text = useText('menus/allergens');
  const signing = useText('recipes/sign-off');
  const format = useFormat();
  const { name: nameOf, words } = useAllergens();
  return (
    <ul className={styles.dishes}>
      {open.map((each) => {
        const { unknown } = each.dish.allergens;
        return (
          <li key={each.dish.id}>
            <span>
              <b>{each.name}</b>{' '}
              {unknown.length === ALLERGENS.length
                ? text('ask.nothing')
                : `${words.states.unknown}: ${format.list(unknown.map(nameOf))}`}
            </span>
            <Button size="small" icon="check" aria-label={`${signing('open')}: ${each.name}`} onClick={() => onSign(each)}>
              {signing('open')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
