import { readQuality } from '@plateprint/shared/ingredients/api/quality-api.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { ReactNode } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Link } from '../../ui/control/link.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { OpenPage } from '../method/open-page.tsx';
import { Measurements } from './measurements.tsx';
import { QUALITY_SECTIONS, QualitySection } from './quality-section.tsx';
import styles from './quality-page.module.css';

interface QualityPageProps {
  isSignedIn: boolean;
  onLanguage: (language: Language) => void;
  /** How somebody says that something is wrong: its calls belong to another area. */
  correction: ReactNode;
}

const WEAKNESSES = ['years', 'names', 'ready', 'pieces', 'sets', 'rivm'] as const;

/** How far the food data can be relied on, measured at each release: open to everybody. */
export function QualityPage({ isSignedIn, onLanguage, correction }: QualityPageProps) {
  const text = useText('ingredients/quality');
  const method = useText('ingredients');
  const reading = useRead(readQuality, {}, { staleTime: Infinity });
  return (
    <OpenPage
      title={text('title')}
      lead={text('lead')}
      note={
        <>
          {reading.data ? `${method('method.version', { version: reading.data.foodDataVersion })} · ` : ''}
          <Link to="/how-it-is-calculated">{text('method')}</Link>
        </>
      }
      sections={QUALITY_SECTIONS.map((id) => ({ id, title: text(`${id}.title`) }))}
      isSignedIn={isSignedIn}
      onLanguage={onLanguage}
    >
      {reading.error && !reading.data ? (
        <ErrorState failure={reading.error} onRetry={() => void reading.refetch()} />
      ) : reading.data ? (
        <Measurements quality={reading.data} />
      ) : (
        <Skeleton lines={24} />
      )}
      <QualitySection name="weak">
        <ul className={styles.list}>
          {WEAKNESSES.map((each) => (
            <li key={each}>{text(`weak.${each}`)}</li>
          ))}
        </ul>
      </QualitySection>
      <QualitySection name="licences">
        <p>
          {text('licences.lead')}{' '}
          <Link to="/how-it-is-calculated" hash="sources">
            {text('licences.link')}
          </Link>
        </p>
      </QualitySection>
      <QualitySection name="correction">
        <p>{text('correction.lead')}</p>
        {correction}
      </QualitySection>
    </OpenPage>
  );
}
