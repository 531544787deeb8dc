import { LOGO_MOST_BYTES } from '@plateprint/shared/organizations/logo.ts';
import type { ClientFailure } from '../platform/api/client-failure.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Button } from '../ui/control/button.tsx';
import { DropZone } from '../ui/form/drop-zone.tsx';
import type { IconName } from '../ui/control/icon-shapes.ts';
import { ProgressBar } from '../ui/chart/progress-bar.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';
import { useProblemText } from '../ui/form/use-problem-text.ts';
import styles from './logo.module.css';
import { Logo } from './logo.tsx';

const ENDINGS = ['.jpg', '.jpeg', '.png', '.svg'] as const;

/** The actions on a logo, and whether one is under way. */
export interface LogoActions {
  upload: (file: File) => void;
  isUploading: boolean;
  /** The share that has been sent, 0 to 1. */
  share: number;
  cancel: () => void;
  failure: ClientFailure | null;
  remove: () => void;
  restore: () => void;
  isChanging: boolean;
}

interface LogoSettingProps {
  path: string | null;
  isRestorable: boolean;
  mayEdit: boolean;
  icon: IconName;
  actions: LogoActions;
}

/** The logo of an organization or a restaurant: shown, given, taken off and put back. */
export function LogoSetting({ path, isRestorable, mayEdit, icon, actions }: LogoSettingProps) {
  const text = useText('organizations');
  const problem = useProblemText();
  const failureText = useFailureText();
  if (!mayEdit) {
    return (
      <div className={styles.setting}>
        <Logo path={path} icon={icon} size="large" />
        <p className={styles.words}>{text(path ? 'logo.lead' : 'logo.none')}</p>
      </div>
    );
  }
  return (
    <div className={styles.setting}>
      <Logo path={path} icon={icon} size="large" />
      <div className={styles.actions}>
        <p className={styles.words}>{text('logo.lead')}</p>
        {actions.isUploading ? (
          <ProgressBar label={text('logo.sending')} share={actions.share} onCancel={actions.cancel} />
        ) : (
          <DropZone
            label={text(path ? 'logo.replace' : 'logo.choose')}
            hint={text('logo.hint')}
            accepted={{ endings: ENDINGS, maxBytes: LOGO_MOST_BYTES }}
            refusals={{ wrong_format: problem('logo_format') ?? '', too_large: problem('logo_too_large') ?? '' }}
            problem={actions.failure && failureText(actions.failure)}
            onFile={actions.upload}
          />
        )}
        <div className={styles.row}>
          {path && (
            <Button size="small" icon="bin" busy={actions.isChanging} onClick={actions.remove}>
              {text('logo.delete')}
            </Button>
          )}
          {isRestorable && (
            <Button size="small" icon="undo" busy={actions.isChanging} onClick={actions.restore}>
              {text('logo.restore')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
