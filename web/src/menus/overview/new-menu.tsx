import { planRefusal } from '@plateprint/shared/access/abilities.ts';
import { PAGE_SIZES, type Orientation } from '@plateprint/shared/exports/page-size.ts';
import { headLength } from '@plateprint/shared/menus/menu-sheets.ts';
import type { MenuPage } from '@plateprint/shared/menus/menu.ts';
import { listMenuTemplates } from '@plateprint/shared/menus/menu-library-api.ts';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/use-read.ts';
import { FeatureLock } from '../../access/feature-lock.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useActor } from '../../users/actor.ts';
import '../../exports/export-ground.css';
import { lookOf } from '../page/menu-look.ts';
import '../page/menu-page.css';
import { MenuSheet } from '../page/menu-sheet.tsx';
import styles from './menu-overview.module.css';
import { orientationOf, shippedTemplate, SHIPPED_TEMPLATES } from './shipped-templates.ts';

/** Begins a menu: from a template of ours, from one of the house, or on a blank page. */
export function NewMenu() {
  const text = useText('menus/overview');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon="add" onClick={() => setOpen(true)}>
        {text('new')}
      </Button>
      <Dialog title={text('templates.title')} size="large" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Templates />
      </Dialog>
    </>
  );
}

function Templates() {
  const text = useText('menus/overview');
  const navigate = useNavigate();
  const language = useLanguage();
  const lacksScreens = planRefusal(useActor(), 'tv_menus') !== null;
  const { data } = useRead(listMenuTemplates, {});
  const begin = (template: string): void => void navigate({ to: '/menus/menu/{-$id}', params: {}, search: { template } });
  const own = data?.items ?? [];
  const isLocked = (orientation: Orientation): boolean => lacksScreens && orientation.startsWith('tv');
  return (
    <div className={styles.overview}>
      <section className={styles.group}>
        <h3>{text('templates.shipped')}</h3>
        <div className={styles.templates}>
          {SHIPPED_TEMPLATES.map((template) => (
            <TemplateButton
              key={template}
              name={text(`template.${template}`)}
              orientation={orientationOf(template)}
              isLocked={isLocked(orientationOf(template))}
              onBegin={() => begin(template)}
            >
              <Drawn page={shippedTemplate(template, text, language)} />
            </TemplateButton>
          ))}
        </div>
      </section>
      {lacksScreens && <FeatureLock feature="tv_menus" />}
      {own.length > 0 && (
        <section className={styles.group}>
          <h3>{text('templates.own')}</h3>
          <div className={styles.templates}>
            {own.map(({ id, name, options, thumbnailUrl, ...rest }) => (
              <TemplateButton
                key={id}
                name={name}
                orientation={options.orientation}
                isLocked={isLocked(options.orientation)}
                onBegin={() => begin(id)}
              >
                {thumbnailUrl ? <img src={thumbnailUrl} alt="" /> : <Drawn page={{ options, ...rest }} />}
              </TemplateButton>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

interface TemplateButtonProps {
  name: string;
  orientation: Orientation;
  isLocked: boolean;
  onBegin: () => void;
  children: ReactNode;
}

function TemplateButton({ name, orientation, isLocked, onBegin, children }: TemplateButtonProps) {
  const text = useText('menus/overview');
  const { width, height } = PAGE_SIZES[orientation].render;
  return (
    <button type="button" className={styles.template} disabled={isLocked} onClick={onBegin}>
      <span className={styles.desk}>
        <span className={styles.sheet} style={{ aspectRatio: `${width} / ${height}` }} data-wide={width > height || undefined}>
          {children}
        </span>
      </span>
      {name}
      {isLocked && (
        <span className={styles.locked}>
          <Icon name="lock" size={14} />
          {text('templates.locked')}
        </span>
      )}
    </button>
  );
}

/** The template's own page, small. */
function Drawn({ page }: { page: MenuPage }) {
  const { width, height } = PAGE_SIZES[page.options.orientation].render;
  const look = lookOf({ page, recipes: [], customLabels: [], backgroundUrl: null });
  const opening = headLength(page.blocks, page.options.columnType);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <foreignObject width={width} height={height}>
        <div data-export-page={page.options.orientation}>
          <MenuSheet
            sheet={{
              head: ids(page.blocks.slice(0, opening)),
              first: ids(page.blocks.slice(opening)),
              second: ids(page.secondBlocks),
            }}
            look={look}
            blocks={new Map([...page.blocks, ...page.secondBlocks].map((block) => [block._id, block]))}
            columnType={page.options.columnType}
            page={1}
            pages={1}
          />
        </div>
      </foreignObject>
    </svg>
  );
}

/** Without its dishes, which may be gone. */
function ids(blocks: MenuPage['blocks']): string[] {
  return blocks.flatMap(({ _id, kind }) => (kind === 'recipe' ? [] : _id));
}
