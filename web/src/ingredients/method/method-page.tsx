import { listSources } from '@plateprint/shared/ingredients/api/source-api.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Link } from '../../ui/control/link.tsx';
import { PRODUCT_NAME } from '../../ui/layout/product-name.ts';
import { FoodWay } from './food-way.tsx';
import { GradeTable } from './grade-table.tsx';
import { LevelTable } from './level-table.tsx';
import { METHOD_SECTIONS, MethodSection } from './method-section.tsx';
import styles from './method-page.module.css';
import { OpenPage } from './open-page.tsx';
import { ReviewedReasons } from './reviewed-reasons.tsx';
import { SourceTable } from './source-table.tsx';
import { WorkedExample } from './worked-example.tsx';

interface MethodPageProps {
  isSignedIn: boolean;
  onLanguage: (language: Language) => void;
}

const GAPS = ['lines', 'origin', 'organic', 'cuts', 'season', 'own'] as const;

/** How a figure comes to be, for a chef, an auditor and a guest alike: open to everybody. */
export function MethodPage({ isSignedIn, onLanguage }: MethodPageProps) {
  const text = useText('ingredients');
  const sources = useRead(listSources, {}, { staleTime: Infinity });
  return (
    <OpenPage
      title={text('method.title')}
      lead={text('method.lead', { product: PRODUCT_NAME })}
      note={
        <>
          {sources.data
            ? `${text('method.version', { version: sources.data.foodDataVersion })} · ${text('method.size', sources.data.counts)} · `
            : ''}
          <Link to="/data-quality">{text('method.quality')}</Link>
        </>
      }
      sections={METHOD_SECTIONS.map((id) => ({ id, title: text(`${id}.title`) }))}
      isSignedIn={isSignedIn}
      onLanguage={onLanguage}
    >
      <MethodSection name="meaning">
        <p>{text('meaning.what')}</p>
        <FoodWay />
        <p>{text('meaning.boundary')}</p>
      </MethodSection>
      <MethodSection name="chain">
        <p>{text('chain.lead')}</p>
        <WorkedExample sources={sources.data?.items ?? []} />
      </MethodSection>
      <MethodSection name="range">
        <p>{text('range.factor')}</p>
        <p>{text('range.dish')}</p>
        <ReviewedReasons />
      </MethodSection>
      <MethodSection name="grades">
        <p>{text('grades.lead')}</p>
        <GradeTable />
        <p>{text('grades.moved')}</p>
      </MethodSection>
      <MethodSection name="levels">
        <p>{text('levels.lead')}</p>
        <LevelTable />
      </MethodSection>
      <MethodSection name="gaps">
        <dl className={styles.gaps}>
          {GAPS.map((gap) => (
            <div key={gap}>
              <dt>{text(`gaps.${gap}`)}</dt>
              <dd>{text(`gaps.${gap}How`)}</dd>
            </div>
          ))}
        </dl>
      </MethodSection>
      <MethodSection name="sources">
        <p>{text('sources.lead')}</p>
        <SourceTable reading={sources} />
        <h3>{text('sources.rivm')}</h3>
        <p>{text('sources.rivmHow')}</p>
        {sources.data && (
          <p className={styles.size}>
            {text('method.version', { version: sources.data.foodDataVersion })}. {text('sources.kept')}
          </p>
        )}
      </MethodSection>
    </OpenPage>
  );
}
