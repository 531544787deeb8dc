import {
  CERTIFICATE_MOST_BYTES,
  certificateAddress,
  deleteLabelCertificate,
  type LabelCertificate,
  uploadLabelCertificate,
} from '@plateprint/shared/menus/label-certificate-api.ts';
import { readLabelBasis } from '@plateprint/shared/menus/label-basis-api.ts';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { isProblem } from '../../platform/api/client-failure.ts';
import { runtimeConfig } from '../../platform/api/runtime-config.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useUpload } from '../../platform/api/use-upload.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { ProgressBar } from '../../ui/chart/progress-bar.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/control/icon.tsx';
import { Message } from '../../ui/control/message.tsx';
import { DropZone } from '../../ui/form/drop-zone.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { IconButton } from '../../ui/opened/icon-button.tsx';
import { fileSize } from './file-size.ts';
import styles from './labels.module.css';

const REFRESHES = [readLabelBasis, readOrganizationAudit];
const ACCEPTED = { endings: ['.pdf', '.png', '.jpg', '.jpeg'], maxBytes: CERTIFICATE_MOST_BYTES } as const;

interface CertificateFileProps {
  organizationId: string;
  /** Null: there is none. */
  certificate: LabelCertificate | null;
}

/** The file of the certificate: added, downloaded, replaced and removed at once, whatever becomes of the choice beside it. */
export function CertificateFile({ organizationId, certificate }: CertificateFileProps) {
  const text = useText('menus/labels');
  const notices = useNotices();
  const failureText = useFailureText();
  const params = { id: organizationId };
  const upload = useUpload(uploadLabelCertificate, {
    refreshes: REFRESHES,
    onSuccess: () => notices.show({ message: text('certificateAdded') }),
  });
  const { failure } = upload;
  const refusals = { wrong_format: text('certificateFormat'), too_large: text('certificateTooLarge') };
  const problem = isProblem(failure, 'unsupported_media_type') ? refusals.wrong_format : failure && failureText(failure);
  return (
    <div className={styles.certificate} role="group" aria-label={text('certificate')}>
      <span className={styles.certificateTitle}>{text('certificate')}</span>
      {certificate && <KeptFile organizationId={organizationId} certificate={certificate} />}
      {upload.isUploading ? (
        <ProgressBar label={text('sendingCertificate')} share={upload.share} onCancel={upload.cancel} />
      ) : (
        <DropZone
          label={text(certificate ? 'replaceCertificate' : 'addCertificate')}
          hint={text('certificateHint')}
          accepted={ACCEPTED}
          refusals={refusals}
          problem={problem}
          onFile={(file) => upload.start({ params, body: { name: file.name }, file })}
        />
      )}
    </div>
  );
}

/** The answer says that it is a file: the page stays. */
async function download(organizationId: string): Promise<void> {
  location.assign(`${(await runtimeConfig()).mainApi}${certificateAddress(organizationId)}`);
}

function KeptFile({ organizationId, certificate }: { organizationId: string; certificate: LabelCertificate }) {
  const text = useText('menus/labels');
  const format = useFormat();
  const notices = useNotices();
  const failureText = useFailureText();
  const remove = useChange(deleteLabelCertificate, {
    refreshes: REFRESHES,
    onSuccess: () => notices.show({ message: text('certificateRemoved') }),
  });
  const { name, bytes, addedAt } = certificate;
  return (
    <>
      <div className={styles.file}>
        <Icon name="shield" size={18} />
        <span className={styles.fileWords}>
          <span>{name}</span>
          <span className={styles.small}>
            {text('certificateFacts', { size: fileSize(bytes, format.locale), date: format.date(addedAt) })}
          </span>
        </span>
        <IconButton
          icon="download"
          size="small"
          label={text('openCertificate', { name })}
          onPress={() => void download(organizationId)}
        />
        <Button size="small" icon="bin" busy={remove.isPending} onClick={() => remove.mutate({ params: { id: organizationId } })}>
          {text('removeCertificate')}
        </Button>
      </div>
      {remove.error && <Message tone="danger">{failureText(remove.error)}</Message>}
    </>
  );
}
