import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { listRecipeVersions } from '@plateprint/shared/recipes/api/recipe-version-api.ts';
import { useState } from 'react';
import { usePages } from '../../../platform/api/use-pages.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SidePanel } from '../../../ui/overlay/dialog.tsx';
import { PagedList } from '../../../ui/table/paged-list.tsx';
import styles from './history-panel.module.css';
import type { RecipeEditor } from '../state/use-recipe-editor.ts';
import { VersionCompare } from './version-compare.tsx';
import { VersionRow } from './version-row.tsx';

interface HistoryPanelProps {
  editor: RecipeEditor;
  footprint: RecipeFootprint;
  /** Then versions can be looked at, and none be taken back. */
  isLocked: boolean;
  /** Where both are compared. */
  restaurantId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Every save of the recipe: look at one beside what is in the editor now, and take it back into the editor. */
export function HistoryPanel({ editor, footprint, isLocked, restaurantId, isOpen, onClose }: HistoryPanelProps) {
  const text = useText('recipes/editor');
  const base = editor.state.base;
  const [shown, setShown] = useState<number | null>(null);
  const close = (): void => {
    setShown(null);
    onClose();
  };
  return (
    <SidePanel title={text('history.title')} isOpen={isOpen} onClose={close}>
      {base && shown === null && <Versions id={base.id} current={base.version} onShow={setShown} />}
      {base && shown !== null && (
        <VersionCompare
          id={base.id}
          version={shown}
          isLocked={isLocked}
          restaurantId={restaurantId}
          now={{ draft: editor.state.draft, footprint }}
          onBack={() => setShown(null)}
          onTake={(draft) => {
            editor.dispatch({ do: 'take_version', draft });
            close();
          }}
        />
      )}
    </SidePanel>
  );
}

function Versions({ id, current, onShow }: { id: string; current: number; onShow: (version: number) => void }) {
  const text = useText('recipes/editor');
  const pages = usePages(listRecipeVersions, { params: { id } });
  return (
    <PagedList pages={pages} list={text('history.title')} empty={<p>{text('history.none')}</p>}>
      {(versions) => (
        <ul className={styles.versions}>
          {versions.map((version) => (
            <VersionRow
              key={version.version}
              version={version}
              isCurrent={version.version === current}
              onShow={() => onShow(version.version)}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
