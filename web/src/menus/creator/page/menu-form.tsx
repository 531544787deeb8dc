import { type ClaimOccasion, reasonOf } from '@plateprint/shared/claims/claims-answer.ts';
import type { Menu } from '@plateprint/shared/menus/menu.ts';
import { labelsOf } from '@plateprint/shared/organizations/label-basis.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useCallback, useMemo, useState } from 'react';
import { ExportLoader } from '../../../exports/export-loader.tsx';
import { useExport } from '../../../exports/use-export.ts';
import { LeaveGuard } from '../../../drafts/leave-guard.tsx';
import { NoRoom } from '../../../drafts/no-room.tsx';
import { UnreadableDraft } from '../../../drafts/unreadable-draft.tsx';
import { useDiscardQuestion } from '../../../drafts/use-discard-question.tsx';
import { useOpenApart } from '../../../drafts/use-open-apart.ts';
import { useKeptDraft } from '../../../drafts/use-kept-draft.ts';
import type { Beginning } from '../../../drafts/use-opened-draft.ts';
import { useUndoKeys } from '../../../drafts/use-undo-keys.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { MENU_DRAFT } from '../state/menu-draft-format.ts';
import { useLostDishes } from './use-lost-dishes.ts';
import { BrokenPromises } from '../../../recipes/broken-promises.tsx';
import { Lockable } from '../../../ui/layout/lockable.tsx';
import { Button } from '../../../ui/control/button.tsx';
import { KitchenOfThing } from '../../../restaurants/kitchen-of-thing.tsx';
import { Page } from '../../../ui/layout/page-header.tsx';
import { useNow } from '../../../organizations/use-now.ts';
import { AllergenNotices } from '../../allergens/allergen-notices.tsx';
import { ClaimsNote } from '../../../claims/claims-note.tsx';
import { useMenuClaimsQuestion } from '../../use-menu-claims-question.ts';
import { MenuWordNotices } from '../../claims/menu-word-notices.tsx';
import { useMenuClaims } from '../../claims/use-menu-claims.ts';
import { OriginsNote } from '../../origins/origins-note.tsx';
import { dishesNamedBy, useDishMeats } from '../../origins/use-dish-meats.ts';
import { LabelNotice } from '../../labels/label-notice.tsx';
import { namedDishes } from '../../page/named-dishes.ts';
import { useMenuPromises } from '../../page/use-menu-promises.ts';
import { useAllergenQuestion } from '../../use-allergen-question.tsx';
import { type GoOut, useLabelQuestion } from '../../labels/use-label-question.tsx';
import { ShareLinks } from '../../share/share-links.tsx';
import { AddBlocks } from '../outline/add-blocks.tsx';
import { blockName } from '../canvas/block-name.ts';
import { Canvas } from '../canvas/canvas.tsx';
import { CreatorHead } from './creator-head.tsx';
import { CreatorEdits } from './creator-edits.tsx';
import { CreatorNotes } from './creator-notes.tsx';
import { CreatorSettings, type SettingsPart } from '../settings/creator-settings.tsx';
import type { CreatorState } from '../state/creator-state.ts';
import styles from './creator.module.css';
import { DragProvider } from '../drag/drag-provider.tsx';
import { MenuExport } from '../canvas/menu-export.tsx';
import { Outline } from '../outline/outline.tsx';
import { PageWords } from '../canvas/page-words.tsx';
import { ForeignNamesNote } from './foreign-names-note.tsx';
import { MenuLock } from './menu-lock.tsx';
import { SaveTemplate } from './save-template.tsx';
import { useBlockHeights } from '../canvas/use-block-heights.ts';
import { useMenuCreator } from '../state/use-menu-creator.ts';
import { useMenuDocument } from '../canvas/use-menu-document.ts';
import { useMenuLook } from '../canvas/use-menu-look.ts';
import { useMenuSheets } from '../canvas/use-menu-sheets.ts';
import { useMenuRefusal } from '../../use-menu-refusal.ts';
import { useAnsweredSave } from './use-answered-save.ts';
import { usePublish } from './use-publish.ts';
import { usePublishedExport } from './use-published-export.ts';
import { useSaveMenu } from './use-save-menu.ts';

interface MenuFormProps {
  /** The kitchen whose menu it is; null: it is new, or of the organization's library. */
  of: string | null;
  id: string | undefined;
  restaurant: Restaurant;
  /** The beginning: as it is saved, or unsaved work that is gone on with. */
  beginning: Beginning<CreatorState>;
  onDiscard: () => void;
  /** The version that was saved meanwhile, in place of this one. */
  onOpen: (newer: Menu) => void;
}

/** Blocks at the left, the real page in the middle, settings at the right. */
export function MenuForm({ of, id, restaurant, beginning, onDiscard, onOpen }: MenuFormProps) {
  const text = useText('menus/creator');
  const { place, writer, unreadable } = beginning;
  const refusal = useMenuRefusal(restaurant)(beginning.state.draft);
  const isLocked = refusal !== null;
  const creator = useMenuCreator(beginning.state, isLocked);
  const { state } = creator;
  const kept = useKeptDraft({ format: MENU_DRAFT, place, writer, restaurantId: restaurant.id }, state, state.changed);
  useLostDishes(creator);
  const labels = labelsOf(restaurant, useNow());
  const meats = useDishMeats(restaurant, dishesNamedBy(state.draft));
  const look = useMenuLook(state, labels, meats.meats);
  const { heights, watch } = useBlockHeights();
  const sheets = useMenuSheets(state.draft, heights);
  const { makeDocument, takeWords } = useMenuDocument(creator, look, sheets);
  const saving = useSaveMenu({ creator, id, restaurantId: restaurant.id, makeDocument, kept });
  const exporting = useExport();
  const written = { ...state.draft, recipes: state.recipes, customLabels: state.customLabels };
  const { claims, look: lookForClaims } = useMenuClaims(written, restaurant.location);
  const { ask, question } = useMenuClaimsQuestion(lookForClaims, {
    restaurantId: restaurant.id,
    menuId: state.base?.id ?? null,
    name: state.draft.name,
  });
  const promises = useMenuPromises(state.draft, look);
  const isAsSaved = state.base !== null && !state.changed;
  const { ask: askAllergens, question: allergenQuestion } = useAllergenQuestion({
    restaurantId: restaurant.id,
    menuId: state.base?.id ?? null,
    name: state.draft.name,
    page: isAsSaved ? undefined : { blocks: state.draft.blocks, secondBlocks: state.draft.secondBlocks },
    language: look.settings.language,
    dishes: namedDishes(state.draft, look),
    promises,
    onSigned: (dish) => creator.dispatch({ do: 'know_dishes', dishes: [dish] }),
  });
  const { ask: askLabels, question: labelQuestion } = useLabelQuestion(restaurant);
  const askWords = useCallback(
    (occasion: ClaimOccasion, goOn: (reason: string) => void) =>
      ask(occasion, (why) => askAllergens(occasion, (reason) => goOn(reasonOf([why, reason])))),
    [ask, askAllergens],
  );
  const askAll = useCallback(
    (occasion: ClaimOccasion, goOut: GoOut) => askWords(occasion, (reason) => askLabels((shown) => goOut(shown, reason))),
    [askWords, askLabels],
  );
  useAnsweredSave(saving, { claims: ask, promises: askAllergens, both: askWords });
  const [chosen, setChosen] = useState<string | null>(null);
  const [part, setPart] = useState<SettingsPart>('page');
  const [opened, setOpened] = useState<'share' | 'template' | null>(null);
  const choose = useCallback((block: string | null) => {
    setChosen(block);
    if (block) setPart('block');
  }, []);
  const publish = usePublish({
    creator,
    ask: askAll,
    restaurantId: restaurant.id,
    isLocked,
    onLook: () => setOpened('share'),
  });
  useUndoKeys(creator.dispatch, isLocked ? undefined : saving.save);
  const discarding = useDiscardQuestion(() => {
    kept.drop();
    onDiscard();
  });
  const openApart = useOpenApart(kept, creator, onOpen);

  const nameOf = useCallback(
    (block: string, { draft }: CreatorState) => {
      const named = [...draft.blocks, ...draft.secondBlocks].find(({ _id }) => _id === block);
      return named ? blockName(named, { language: look.settings.language, dishes: look.dishes, text }) : '';
    },
    [look, text],
  );
  const isLegacy = state.base?.legacy ?? false;
  const askPublished = usePublishedExport(creator, restaurant.id);
  const { download, downloadMade } = exporting;
  const exportMenu = useMemo(
    () => (
      <MenuExport
        makeDocument={makeDocument}
        isLegacy={isLegacy}
        askFirst={(goOut) => askAll('export', goOut)}
        onExported={askPublished}
        download={download}
        downloadMade={downloadMade}
      />
    ),
    [makeDocument, isLegacy, askAll, askPublished, download, downloadMade],
  );

  return (
    <Page wide>
      <DragProvider dispatch={creator.dispatch} current={creator.current} nameOf={nameOf}>
        <div className={styles.creator}>
          <CreatorHead creator={creator} saving={saving} isLocked={isLocked}>
            <CreatorEdits
              menuId={state.base?.id ?? null}
              save={saving.save}
              isBusy={saving.isBusy}
              isLocked={isLocked}
              isChanged={state.changed}
              onOpen={setOpened}
              onDiscard={discarding.ask}
            >
              {exportMenu}
            </CreatorEdits>
          </CreatorHead>
          {of !== null && <KitchenOfThing restaurantId={of} list="/menus" />}
          {refusal && <MenuLock refusal={refusal} id={id} restaurantId={restaurant.id} />}
          <CreatorNotes state={state} saving={saving} isContinued={writer !== null} onOpen={openApart.open} />
          {!isLocked && <LabelNotice restaurant={restaurant} />}
          {id !== undefined && <AllergenNotices menuId={id} />}
          {id !== undefined && <MenuWordNotices menuId={id} />}
          {!isLocked && <ClaimsNote claims={claims} />}
          <OriginsNote restaurant={restaurant} read={meats} isLocked={isLocked} />
          {!isLocked && <BrokenPromises dishes={promises} />}
          {!isLocked && (
            <ForeignNamesNote blocks={[...state.draft.blocks, ...state.draft.secondBlocks]} look={look} onChoose={choose} />
          )}
          <NoRoom
            isKept={kept.isKept}
            action={
              !isLocked && (
                <Button size="small" busy={saving.isBusy} onClick={saving.save}>
                  {text('save')}
                </Button>
              )
            }
          />
          {unreadable && <UnreadableDraft place={unreadable} />}
          <div className={styles.sides} data-locked={isLocked || undefined}>
            {!isLocked && (
              <div className={styles.side} data-drop-view="">
                <AddBlocks
                  dispatch={creator.dispatch}
                  restaurantId={restaurant.id}
                  language={look.settings.language}
                  chosen={chosen}
                  onChoose={choose}
                />
                <Outline
                  blocks={state.draft.blocks}
                  secondBlocks={state.draft.secondBlocks}
                  columnType={state.draft.options.columnType}
                  restaurantId={restaurant.id}
                  dispatch={creator.dispatch}
                  look={look}
                  chosen={chosen}
                  onChoose={choose}
                />
              </div>
            )}
            <section className={styles.page} aria-label={text('page')}>
              <Lockable isLocked={isLocked}>
                <Canvas
                  dispatch={creator.dispatch}
                  columnType={state.draft.options.columnType}
                  look={look}
                  sheets={sheets}
                  chosen={chosen}
                  onChoose={choose}
                  watch={watch}
                />
              </Lockable>
            </section>
            {!isLocked && (
              <div className={`${styles.side} ${styles.settings}`}>
                <CreatorSettings creator={creator} restaurant={restaurant} chosen={chosen} part={part} onPart={setPart} />
              </div>
            )}
          </div>
        </div>
      </DragProvider>
      <ShareLinks
        restaurantId={restaurant.id}
        menuId={state.base?.id ?? null}
        isUnsaved={state.changed}
        askFirst={(goOut) => askAll('share', goOut)}
        saveFirst={saving.saveFirst}
        onPublished={publish.onPublished}
        isOpen={opened === 'share'}
        onClose={() => setOpened(null)}
      />
      <SaveTemplate
        draft={state.draft}
        organizationId={restaurant.organizationId}
        makeDocument={makeDocument}
        isOpen={opened === 'template'}
        onClose={() => setOpened(null)}
      />
      {openApart.question}
      {question}
      {allergenQuestion}
      {labelQuestion}
      <ExportLoader exporting={exporting} />
      <PageWords language={state.draft.settings.language} onWords={takeWords} />
      {discarding.question}
      <LeaveGuard
        isUnsaved={state.changed && !saving.isDone}
        keeping={kept}
        save={isLocked ? null : saving.saveToLeave}
        isOfRestaurant={of === null}
      />
    </Page>
  );
}
