import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useCallback, useMemo, useState } from 'react';
import { ExportLoader } from '../../exports/export-loader.tsx';
import { useExport } from '../../exports/use-export.ts';
import { useText } from '../../i18n/use-text.ts';
import { Page } from '../../ui/page-header.tsx';
import { ShareLinks } from '../share/share-links.tsx';
import { AddBlocks } from './add-blocks.tsx';
import { blockName } from './block-name.ts';
import { Canvas } from './canvas.tsx';
import { CreatorDeeds, CreatorHead } from './creator-head.tsx';
import { CreatorNotes } from './creator-notes.tsx';
import { CreatorSettings, type SettingsPart } from './creator-settings.tsx';
import type { CreatorState } from './creator-state.ts';
import styles from './creator.module.css';
import { DragProvider } from './drag/drag-provider.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { MenuExport } from './menu-export.tsx';
import { Outline } from './outline.tsx';
import { PageWords } from './page-words.tsx';
import { SaveTemplate } from './save-template.tsx';
import { useBlockHeights } from './use-block-heights.ts';
import { useCreatorKeys } from './use-creator-keys.ts';
import { useMenuCreator } from './use-menu-creator.ts';
import { useMenuDocument } from './use-menu-document.ts';
import { useMenuLook } from './use-menu-look.ts';
import { useMenuSheets } from './use-menu-sheets.ts';
import { useSaveMenu } from './use-save-menu.ts';

interface MenuFormProps {
  id: string | undefined;
  restaurant: Restaurant;
  userId: string;
  first: CreatorState;
  isContinued: boolean;
  onDiscard: () => void;
  onOpen: (state: CreatorState) => void;
}

/** Blocks at the left, the real page in the middle, settings at the right. */
export function MenuForm({ id, restaurant, userId, first, isContinued, onDiscard, onOpen }: MenuFormProps) {
  const text = useText('menus/creator');
  const creator = useMenuCreator(userId, id, first);
  const { state } = creator;
  const look = useMenuLook(state);
  const { heights, watch } = useBlockHeights();
  const sheets = useMenuSheets(state.draft, heights);
  const { makeDocument, takeWords } = useMenuDocument(creator, look, sheets);
  const saving = useSaveMenu({ creator, id, restaurantId: restaurant.id, userId, makeDocument });
  const exporting = useExport();
  const [chosen, setChosen] = useState<string | null>(null);
  const [part, setPart] = useState<SettingsPart>('page');
  const [opened, setOpened] = useState<'share' | 'template' | null>(null);
  const choose = useCallback((block: string | null) => {
    setChosen(block);
    if (block) setPart('block');
  }, []);
  useCreatorKeys(creator, saving.save);
  const nameOf = useCallback(
    (block: string, { draft }: CreatorState) => {
      const named = [...draft.blocks, ...draft.secondBlocks].find(({ _id }) => _id === block);
      return named ? blockName(named, { language: look.settings.language, dishes: look.dishes, text }) : '';
    },
    [look, text],
  );
  const isLegacy = state.base?.legacy ?? false;
  const { download, downloadMade } = exporting;
  const exportMenu = useMemo(
    () => <MenuExport makeDocument={makeDocument} isLegacy={isLegacy} download={download} downloadMade={downloadMade} />,
    [makeDocument, isLegacy, download, downloadMade],
  );

  return (
    <Page wide>
      <DragProvider dispatch={creator.dispatch} current={creator.current} nameOf={nameOf}>
        <div className={styles.creator}>
          <CreatorHead creator={creator} saving={saving}>
            <CreatorDeeds
              save={saving.save}
              isBusy={saving.isBusy}
              isChanged={state.changed}
              onOpen={setOpened}
              onDiscard={onDiscard}
            >
              {exportMenu}
            </CreatorDeeds>
          </CreatorHead>
          <CreatorNotes state={state} saving={saving} isContinued={isContinued} onOpen={onOpen} />
          <div className={styles.sides}>
            <div className={styles.side} data-drop-view="">
              <AddBlocks dispatch={creator.dispatch} restaurantId={restaurant.id} chosen={chosen} onChoose={choose} />
              <Outline
                blocks={state.draft.blocks}
                secondBlocks={state.draft.secondBlocks}
                columnType={state.draft.options.columnType}
                dispatch={creator.dispatch}
                look={look}
                chosen={chosen}
                onChoose={choose}
              />
            </div>
            <section className={styles.page} aria-label={text('page')}>
              <Canvas
                dispatch={creator.dispatch}
                columnType={state.draft.options.columnType}
                look={look}
                sheets={sheets}
                chosen={chosen}
                onChoose={choose}
                watch={watch}
              />
            </section>
            <div className={`${styles.side} ${styles.settings}`}>
              <CreatorSettings creator={creator} restaurant={restaurant} chosen={chosen} part={part} onPart={setPart} />
            </div>
          </div>
        </div>
      </DragProvider>
      <ShareLinks
        restaurantId={restaurant.id}
        menuId={state.base?.id ?? null}
        isUnsaved={state.changed}
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
      <ExportLoader exporting={exporting} />
      <PageWords language={state.draft.settings.language} onWords={takeWords} />
      <LeaveGuard changed={state.changed && !saving.isDone} />
    </Page>
  );
}
