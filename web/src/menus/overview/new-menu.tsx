import { planRefusal } from '@plateprint/shared/access/abilities.ts';
import { PAGE_SIZES, type Orientation } from '@plateprint/shared/exports/page-size.ts';
import { listMenuTemplates } from '@plateprint/shared/menus/menu-library-api.ts';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/use-read.ts';
import { FeatureLock } from '../../access/feature-lock.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useActor } from '../../users/actor.ts';
import { shippedBackground } from '../backgrounds/shipped-backgrounds.ts';
import styles from './menu-overview.module.css';
import { backgroundOf, orientationOf, SHIPPED_TEMPLATES } from './shipped-templates.ts';

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
              <Drawn background={backgroundOf(template)} orientation={orientationOf(template)} />
            </TemplateButton>
          ))}
        </div>
      </section>
      {lacksScreens && <FeatureLock feature="tv_menus" />}
      {own.length > 0 && (
        <section className={styles.group}>
          <h3>{text('templates.own')}</h3>
          <div className={styles.templates}>
            {own.map(({ id, name, options, background, thumbnailUrl }) => (
              <TemplateButton
                key={id}
                name={name}
                orientation={options.orientation}
                isLocked={isLocked(options.orientation)}
                onBegin={() => begin(id)}
              >
                {thumbnailUrl ? (
                  <img src={thumbnailUrl} alt="" />
                ) : (
                  <Drawn background={background.kind === 'shipped' ? background.id : null} orientation={options.orientation} />
                )}
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

function Drawn({ background, orientation }: { background: string | null; orientation: Orientation }) {
  const { width, height } = PAGE_SIZES[orientation].render;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {background && shippedBackground(background)?.draw(width, height)}
    </svg>
  );
}
