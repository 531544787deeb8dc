import { Suspense } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { NoticeBox } from './notice-box.tsx';
import type { Notice, NoticeEvent } from './notice-queue.ts';
import styles from './notice-view.module.css';

interface NoticeViewProps {
  notice: Notice | null;
  happen: (event: NoticeEvent) => void;
}

/** The place where notices appear. It is always there, so that screen readers hear what comes into it. */
export function NoticeView({ notice, happen }: NoticeViewProps) {
  return (
    <div className={styles.place} aria-live={notice?.type === 'alert' ? 'assertive' : 'polite'} data-react-aria-top-layer="true">
      {notice && (
        <Suspense>
          <ShownNotice key={notice.message} notice={notice} happen={happen} />
        </Suspense>
      )}
    </div>
  );
}

function ShownNotice({ notice, happen }: { notice: Notice; happen: NoticeViewProps['happen'] }) {
  const text = useText('notices');
  const close = () => happen({ kind: 'close' });
  return (
    <div
      role="group"
      aria-label={text('notice')}
      className={styles.notice}
      onMouseEnter={() => happen({ kind: 'hold' })}
      onMouseLeave={() => happen({ kind: 'release' })}
      onFocus={() => happen({ kind: 'hold' })}
      onBlur={() => happen({ kind: 'release' })}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <NoticeBox
        type={notice.type}
        message={notice.message}
        closeLabel={text('close')}
        onClose={close}
        action={
          notice.action && {
            label: notice.action.label,
            run: () => {
              notice.action?.run();
              close();
            },
          }
        }
      />
    </div>
  );
}
