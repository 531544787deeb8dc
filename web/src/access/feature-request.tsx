import { requestFeature } from '@plateprint/shared/access/features/feature-request-api.ts';
import type { Decider } from '@plateprint/shared/access/features/feature-request.ts';
import type { LockedFeature } from '@plateprint/shared/access/plan.ts';
import { useChange } from '../platform/api/use-change.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Button } from '../ui/control/button.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import styles from './feature-request.module.css';

interface FeatureRequestProps {
  feature: LockedFeature;
  organizationId: string;
  decider: Decider;
}

/** Asks, by one press, those who can do something about it; and says when it was sent, which may have been earlier the same day. */
export function FeatureRequest({ feature, organizationId, decider }: FeatureRequestProps) {
  const text = useText('access/request');
  const format = useFormat();
  const notices = useNotices();
  const failureText = useFailureText();
  const request = useChange(requestFeature);
  const sent = request.data;
  const send = (): void =>
    request.mutate(
      { body: { organizationId, feature } },
      { onError: (failure) => notices.show({ message: failureText(failure), type: 'alert' }) },
    );
  const said = ({ at, sentTo }: NonNullable<typeof sent>): string => {
    if (sentTo === null) return text('nobody');
    return at === null ? text('included') : text(`sent.${sentTo}`, { moment: format.moment(at) });
  };
  return (
    <div className={styles.request}>
      <Button size="small" icon="mail" busy={request.isPending} disabled={sent !== undefined} onClick={send}>
        {text(`ask.${decider}`)}
      </Button>
      <span role="status" className={styles.sent}>
        {sent && said(sent)}
      </span>
    </div>
  );
}
