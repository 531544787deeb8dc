import type { AnyEndpoint, CallInput, FileToSend } from '@plateprint/shared/kernel/api/endpoint.ts';
import { useChange } from '../platform/api/use-change.ts';
import { useUpload } from '../platform/api/use-upload.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import type { LogoActions } from './logo-setting.tsx';
import { useAlert } from './use-alert.ts';

/** The three calls about the logo of one thing. */
interface LogoCalls<U extends AnyEndpoint, D extends AnyEndpoint, R extends AnyEndpoint> {
  upload: { endpoint: U; input: (file: FileToSend) => CallInput<U> };
  remove: { endpoint: D; input: CallInput<D> };
  restore: { endpoint: R; input: CallInput<R> };
  /** The reads that show the logo. */
  refreshes: readonly AnyEndpoint[];
}

/** A logo is given, taken off and put back; each says that it was done, and taking off can be undone. */
export function useLogoActions<U extends AnyEndpoint, D extends AnyEndpoint, R extends AnyEndpoint>(
  calls: LogoCalls<U, D, R>,
): LogoActions {
  const text = useText('organizations');
  const notices = useNotices();
  const alert = useAlert();
  const { refreshes } = calls;
  const upload = useUpload(calls.upload.endpoint, {
    refreshes,
    onSuccess: () => notices.show({ message: text('logo.saved') }),
  });
  const restore = useChange(calls.restore.endpoint, {
    refreshes,
    onSuccess: () => notices.show({ message: text('logo.restored') }),
  });
  const putBack = () => restore.mutate(calls.restore.input, { onError: alert });
  const remove = useChange(calls.remove.endpoint, {
    refreshes,
    onSuccess: () => notices.show({ message: text('logo.deleted'), action: { label: text('undo'), run: putBack } }),
  });
  return {
    upload: (file) => upload.start(calls.upload.input(file)),
    isUploading: upload.isUploading,
    share: upload.share,
    cancel: upload.cancel,
    failure: upload.failure,
    remove: () => remove.mutate(calls.remove.input, { onError: alert }),
    restore: putBack,
    isChanging: remove.isPending || restore.isPending,
  };
}
