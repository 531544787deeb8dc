import type { MeatLaw } from '@plateprint/shared/menus/origins/meat-law.ts';
import { listMeatArticles, readDishMeats, saveMeatArticles } from '@plateprint/shared/menus/origins/meat-origin-api.ts';
import { type DishMeat, isOriginOpen, type MeatArticle, MOST_ARTICLES } from '@plateprint/shared/menus/origins/meat-origin.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ArticleFields } from './article-fields.tsx';
import styles from './origins.module.css';

interface OriginsDialogProps {
  restaurant: Restaurant;
  law: MeatLaw;
  /** The meats of the menu that is open. */
  meats: readonly DishMeat[];
  onClose: () => void;
}

/** The meat that a kitchen buys raw, each article with where its animals come from. */
export function OriginsDialog(props: OriginsDialogProps) {
  const asked = { params: { restaurantId: props.restaurant.id } };
  const { data, error, isFetchedAfterMount, refetch } = useRead(listMeatArticles, asked, { staleTime: 0 });
  const text = useText('menus/origins');
  // Not what was read before: somebody else may have written since.
  if (data && isFetchedAfterMount) return <Articles {...props} kept={data.items} />;
  return (
    <Dialog title={text('title')} isOpen onClose={props.onClose}>
      {error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />}
    </Dialog>
  );
}

const fresh = ({ meat }: Pick<DishMeat, 'meat'>): MeatArticle => ({
  id: crypto.randomUUID(),
  name: '',
  meat,
  ingredientId: null,
  born: [],
  raised: [],
  slaughtered: [],
});

/** Meats that are open on the menu and have no article yet stand there to be filled in. */
function begun(kept: readonly MeatArticle[], meats: readonly DishMeat[]): MeatArticle[] {
  const open = [...new Set(meats.filter(isOriginOpen).map(({ meat }) => meat))];
  return [...kept, ...open.filter((meat) => !kept.some((each) => each.meat === meat)).map((meat) => fresh({ meat }))];
}

function Articles({ restaurant, law, meats, kept, onClose }: OriginsDialogProps & { kept: readonly MeatArticle[] }) {
  const text = useText('menus/origins');
  const ui = useText('ui');
  const notices = useNotices();
  const failureText = useFailureText();
  const [articles, setArticles] = useState(() => begun(kept, meats));
  const [former] = useState(kept);
  const save = useChange(saveMeatArticles, { refreshes: [listMeatArticles, readDishMeats] });
  const onSave = (): void =>
    save.mutate(
      { params: { restaurantId: restaurant.id }, body: { items: articles, former: [...former] } },
      {
        onSuccess: () => {
          notices.show({ message: text('saved') });
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={text('title')}
      size="medium"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" busy={save.isPending} onClick={onSave}>
            {text('save')}
          </Button>
        </>
      }
    >
      <div className={styles.articles}>
        <p>{text('lead')}</p>
        {articles.map((article) => (
          <ArticleFields
            key={article.id}
            article={article}
            law={law}
            foods={meats.filter(({ meat }) => meat === article.meat).map(({ ingredientId }) => ingredientId)}
            onChange={(changed) => setArticles(articles.map((each) => (each.id === article.id ? changed : each)))}
            onRemove={() => setArticles(articles.filter(({ id }) => id !== article.id))}
          />
        ))}
        <div>
          <Button
            size="small"
            icon="add"
            disabled={articles.length >= MOST_ARTICLES}
            onClick={() => setArticles([...articles, fresh(articles.at(-1) ?? { meat: 'beef' })])}
          >
            {text('add')}
          </Button>
        </div>
        <p className={styles.source}>
          <a href={law.url} target="_blank" rel="noreferrer">
            {law.source}
          </a>
        </p>
        {save.error && <Message tone="danger">{failureText(save.error)}</Message>}
      </div>
    </Dialog>
  );
}
