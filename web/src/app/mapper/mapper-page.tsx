import { listMappedIngredients } from '@plateprint/shared/mapper/mapper-api.ts';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FeatureLock } from '../../access/feature-lock.tsx';
import { useRead } from '../../platform/api/use-read.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { CoverageBar } from '../../mapper/coverage-bar.tsx';
import { DecidedView } from '../../mapper/decided/decided-view.tsx';
import { exportNames } from '../../mapper/export-names.ts';
import { ImportPanel } from '../../mapper/import/import-panel.tsx';
import { mapperAccess } from '../../mapper/mapper-access.ts';
import styles from '../../mapper/mapper.module.css';
import { useAnswers } from '../../mapper/use-answers.ts';
import { WaitingView } from '../../mapper/waiting/waiting-view.tsx';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Button } from '../../ui/control/button.tsx';
import { LockedNote } from '../../ui/layout/locked-note.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { useActor } from '../../users/actor.ts';
import { AffectedDialog } from './affected-dialog.tsx';

const route = getRouteApi('/shell/mapper');

/** The names that suppliers use, and what they stand for: those that wait first, the most at stake at the top. */
export function MapperPage() {
  const text = useText('mapper');
  const access = mapperAccess(useActor());
  return (
    <Page wide>
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        actions={
          access === 'plan_lacks' ? <DecidedFile /> : access !== 'not_admin' && <FileActions mayImport={access === 'open'} />
        }
      />
      {access === 'open' && <Mapper />}
      {access === 'plan_lacks' && <FeatureLock feature="mapper_page" />}
      {/* A banner above every page says that the plan has ended. */}
      {access === 'plan_inactive' && <DecidedView />}
      {access === 'not_admin' && <LockedNote>{text('notAdmin')}</LockedNote>}
    </Page>
  );
}

function Mapper() {
  const text = useText('mapper');
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  const answers = useAnswers();
  const [looked, setLooked] = useState<readonly string[] | null>(null);
  const close = (): void => setLooked(null);
  return (
    <>
      <CoverageBar />
      {tab === 'import' ? (
        // Alone: the keys of the queue would else answer names that nobody looks at.
        <ImportPanel onClose={() => void navigate({ search: {} })} />
      ) : (
        <>
          <div className={styles.bar}>
            <SegmentedControl
              label={text('which')}
              value={tab === 'decided' ? 'decided' : 'waiting'}
              onChange={(value) => void navigate({ search: value === 'decided' ? { tab: value } : {} })}
              segments={[
                { value: 'waiting', label: text('waiting') },
                { value: 'decided', label: text('decided') },
              ]}
            />
          </div>
          {answers.decided.size > 0 && (
            <div className={styles.strip}>
              <Message
                action={
                  <Button size="small" onClick={() => setLooked([...answers.decided])}>
                    {text('affected.show')}
                  </Button>
                }
              >
                {text('affected.answered', { count: answers.decided.size })}
              </Message>
            </div>
          )}
          {tab === 'decided' ? <DecidedView onChanged={(id) => setLooked([id])} /> : <WaitingView answers={answers} />}
        </>
      )}
      {looked && <AffectedDialog names={looked} onClose={close} />}
    </>
  );
}

/** What was decided before the plan lacked the mapper is somebody's own; without any there is nothing to take along. */
function DecidedFile() {
  const language = useLanguage();
  const { data } = useRead(listMappedIngredients, { query: { language, limit: 1 } });
  return data && data.items.length > 0 ? <FileActions mayImport={false} /> : null;
}

/** Decisions can be downloaded whatever the plan has become; importing names would decide. */
function FileActions({ mayImport }: { mayImport: boolean }) {
  const text = useText('mapper');
  const language = useLanguage();
  const notices = useNotices();
  const failureText = useFailureText();
  const navigate = route.useNavigate();
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      await exportNames(language);
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button icon="download" busy={isBusy} onClick={() => void save()}>
        {text('export')}
      </Button>
      {mayImport && (
        <Button icon="upload" onClick={() => void navigate({ search: { tab: 'import' } })}>
          {text('import.action')}
        </Button>
      )}
    </>
  );
}
