import { chooseEvidenceLines } from '@plateprint/shared/menus/archive/archive-api.ts';
import { readLabelBasis } from '@plateprint/shared/menus/label-basis-api.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Switch } from '../../ui/choice/switch.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from './archive.module.css';

/** Whether the public pages about figures name ingredients; sources and boundary they always name. */
export function EvidenceLinesChoice({ organizationId }: { organizationId: string }) {
  const text = useText('menus/archive');
  const failureText = useFailureText();
  const { data } = useRead(readLabelBasis, { params: { id: organizationId } });
  const choose = useChange(chooseEvidenceLines, { refreshes: [readLabelBasis] });
  if (!data) return null;
  return (
    <Card title={text('linesTitle')}>
      <div className={styles.archive}>
        <p className={styles.lead}>{text('linesHint')}</p>
        <Switch
          label={text('linesLabel')}
          checked={data.evidenceLines}
          onChange={(evidenceLines) => choose.mutate({ body: { organizationId, evidenceLines } })}
        />
        {choose.error && <Message tone="danger">{failureText(choose.error)}</Message>}
      </div>
    </Card>
  );
}
