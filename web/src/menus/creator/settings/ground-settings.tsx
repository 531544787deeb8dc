import { createMenuBackground, deleteMenuBackground, listMenuBackgrounds } from '@plateprint/shared/menus/menu-library-api.ts';
import { useChange } from '../../../platform/api/use-change.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { useUpload } from '../../../platform/api/use-upload.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { DropZone } from '../../../ui/form/drop-zone.tsx';
import { IconButton } from '../../../ui/opened/icon-button.tsx';
import { ProgressBar } from '../../../ui/chart/progress-bar.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';
import { SHIPPED_BACKGROUND_IDS, SHIPPED_BACKGROUNDS } from '../../shipped-backgrounds.ts';
import { newBlockId } from '../state/creator-state.ts';
import styles from '../canvas/panel.module.css';
import type { MenuCreator } from '../state/use-menu-creator.ts';

const PICTURES = { endings: ['.jpg', '.jpeg', '.png'], maxBytes: 10 * 1024 * 1024 };
/** Px of the small drawing of a background, at the proportions of its tile. */
const SMALL = { width: 500, height: 700 };
const PLAIN_INK = '#1c2620';

/** The background behind the words: drawn by us, or a picture of the organization; and pictures as blocks. */
export function GroundSettings({ creator, organizationId }: { creator: MenuCreator; organizationId: string }) {
  const text = useText('menus/creator');
  const { state, dispatch } = creator;
  const { background } = state.draft;
  return (
    <div className={styles.fields}>
      <div className={styles.grounds}>
        <button
          type="button"
          className={styles.ground}
          aria-pressed={background.kind === 'none'}
          onClick={() => dispatch({ do: 'put_background', background: { kind: 'none' }, url: null, ink: PLAIN_INK })}
        >
          <span className={styles.picture} />
          {text('ground.none')}
        </button>
        {SHIPPED_BACKGROUND_IDS.map((id) => (
          <button
            key={id}
            type="button"
            className={styles.ground}
            aria-pressed={background.kind === 'shipped' && background.id === id}
            onClick={() =>
              dispatch({ do: 'put_background', background: { kind: 'shipped', id }, url: null, ink: SHIPPED_BACKGROUNDS[id].ink })
            }
          >
            <svg className={styles.picture} viewBox={`0 0 ${SMALL.width} ${SMALL.height}`} aria-hidden="true">
              {SHIPPED_BACKGROUNDS[id].draw(SMALL.width, SMALL.height)}
            </svg>
            {text(`ground.${id}`)}
          </button>
        ))}
      </div>
      <OwnPictures creator={creator} organizationId={organizationId} />
    </div>
  );
}

function OwnPictures({ creator: { state, dispatch }, organizationId }: { creator: MenuCreator; organizationId: string }) {
  const text = useText('menus/creator');
  const failureText = useFailureText();
  const { background } = state.draft;
  const { data } = useRead(listMenuBackgrounds, { params: { id: organizationId } });
  const remove = useChange(deleteMenuBackground, { refreshes: [listMenuBackgrounds] });
  const upload = useUpload(createMenuBackground, {
    refreshes: [listMenuBackgrounds],
    onSuccess: ({ id, url }) => dispatch({ do: 'put_background', background: { kind: 'own', id }, url }),
  });
  const items = data?.items ?? [];
  return (
    <>
      <h3 className={styles.title}>{text('ground.own')}</h3>
      <div className={styles.grounds}>
        {items.map(({ id, name, url }) => (
          <div key={id}>
            <button
              type="button"
              className={styles.ground}
              aria-pressed={background.kind === 'own' && background.id === id}
              onClick={() => dispatch({ do: 'put_background', background: { kind: 'own', id }, url })}
            >
              <img className={styles.picture} src={url} alt="" loading="lazy" />
              {name}
            </button>
            <span className={styles.row}>
              <IconButton
                icon="image"
                size="small"
                label={text('kind.image')}
                onPress={() =>
                  dispatch({
                    do: 'add_block',
                    block: { kind: 'image', _id: newBlockId(), url, alternatives: [], height: 160 },
                    column: 'blocks',
                    after: null,
                  })
                }
              />
              <IconButton
                icon="bin"
                size="small"
                label={text('ground.delete', { name })}
                onPress={() => remove.mutate({ params: { id } })}
              />
            </span>
          </div>
        ))}
      </div>
      {upload.isUploading && <ProgressBar label={text('ground.upload')} share={upload.share} onCancel={upload.cancel} />}
      <DropZone
        label={text('ground.upload')}
        hint={text('ground.uploadHint')}
        accepted={PICTURES}
        problem={upload.failure && failureText(upload.failure)}
        disabled={upload.isUploading}
        onFile={(file) => upload.start({ body: { organizationId, name: file.name.slice(0, 120) }, file })}
      />
    </>
  );
}
