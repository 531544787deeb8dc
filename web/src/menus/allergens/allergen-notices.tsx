import { allergenList } from '@plateprint/shared/ingredients/allergens/allergen-sentences.ts';
import { listAllergenNotices, seeAllergenNotices, type AllergenNotice } from '@plateprint/shared/menus/menu-allergen-api.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NoticesToSee } from '../../claims/notices-to-see.tsx';

/** Allergens that changes added to the dishes of a live menu: they stay until somebody says that they have been seen. */
export function AllergenNotices({ menuId }: { menuId: string }) {
  const text = useText('menus/allergens');
  const { data } = useRead(listAllergenNotices, { params: { id: menuId } });
  const see = useChange(seeAllergenNotices, { refreshes: [listAllergenNotices] });
  if (!data || data.items.length === 0) return null;
  const ids = data.items.map(({ id }) => id);
  return (
    <NoticesToSee
      words={{ title: text('notice.title'), lead: text('notice.lead'), seen: text('notice.seen') }}
      maySee={data.maySee}
      isBusy={see.isPending}
      failure={see.error}
      onSeen={() => see.mutate({ params: { id: menuId }, body: { ids } })}
    >
      {data.items.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
    </NoticesToSee>
  );
}

/** The first goes on from a colon, the next begins anew. */
const begun = (sentence: string, at: number): string =>
  at === 0 ? sentence : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;

function Notice({ notice: { names, added, opened, at } }: { notice: AllergenNotice }) {
  const text = useText('menus/allergens');
  const format = useFormat();
  const language = useLanguage();
  const sentences = [
    ...(added.length > 0 ? [text('notice.added', { allergens: allergenList(added, language) })] : []),
    ...(opened.length > 0 ? [text('notice.opened', { allergens: allergenList(opened, language, 'disjunction') })] : []),
  ];
  return <li>{`${nameIn(names, language)}${format.colon} ${sentences.map(begun).join(' ')} (${format.moment(at)})`}</li>;
}
