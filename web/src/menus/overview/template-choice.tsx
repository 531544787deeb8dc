import { FEATURES, PLAN_NAMES } from '@plateprint/shared/access/plan.ts';
import type { Orientation } from '@plateprint/shared/exports/page-size.ts';
import type { MenuDish } from '@plateprint/shared/menus/menu.ts';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FeatureLock } from '../../access/feature-lock.tsx';
import { usePlanRefusal } from '../../access/plan-context.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Message } from '../../ui/control/message.tsx';
import { DrawnPage } from './drawn-page.tsx';
import { withExamples } from './example-dishes.ts';
import styles from './menu-overview.module.css';
import { OwnTemplates } from './own-templates.tsx';
import { orientationOf, type ShippedTemplate, shippedTemplate, SHIPPED_TEMPLATES } from '../shipped-templates.ts';
import { TemplateButton } from './template-button.tsx';
import { useExampleDishes } from './use-example-dishes.ts';

/** The templates a menu can begin with: those that come with the product, and the organization's own. */
export function TemplateChoice({ restaurantId }: { restaurantId: string }) {
  const text = useText('menus/overview');
  const navigate = useNavigate();
  const dishes = useExampleDishes(restaurantId);
  const lacksScreens = usePlanRefusal('tv_menus') !== null;
  const lacksLinks = usePlanRefusal('live_links') === 'plan_lacks';
  const begin = (template: string): void =>
    void navigate({ to: '/menus/menu/{-$id}', params: { id: undefined }, search: { template } });
  const isLocked = (orientation: Orientation): boolean => lacksScreens && orientation.startsWith('tv');
  return (
    <div className={styles.overview}>
      {lacksLinks && <Message>{text('templates.notLive', { plan: PLAN_NAMES[FEATURES.live_links] })}</Message>}
      <section className={styles.group}>
        <h3>{text('templates.shipped')}</h3>
        {dishes.length > 0 && <p className={styles.example}>{text('templates.example')}</p>}
        <div className={styles.templates}>
          {SHIPPED_TEMPLATES.map((template) => (
            <TemplateButton
              key={template}
              name={text(`template.${template}`)}
              orientation={orientationOf(template)}
              isLocked={isLocked(orientationOf(template))}
              onBegin={() => begin(template)}
            >
              <Shipped template={template} dishes={dishes} />
            </TemplateButton>
          ))}
        </div>
      </section>
      {lacksScreens && <FeatureLock feature="tv_menus" small />}
      <OwnTemplates isLocked={isLocked} onBegin={begin} />
    </div>
  );
}

/** A shipped template with dishes of the organization below its courses, so that one sees what it is for. */
function Shipped({ template, dishes }: { template: ShippedTemplate; dishes: readonly MenuDish[] }) {
  const language = useLanguage();
  const page = useMemo(() => withExamples(shippedTemplate(template, language), dishes), [template, language, dishes]);
  return <DrawnPage page={page} recipes={dishes} />;
}
