import type { AnyEndpoint, CallInput, ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ClientFailure } from './client-failure.ts';
import { endpointKey } from './endpoint-key.ts';
import { upload } from './upload.ts';

interface UploadChange<E> {
  /** The reads that are out of date once it is there. */
  refreshes?: readonly AnyEndpoint[];
  onSuccess?: (reply: ReplyOf<E>) => void;
}

export interface RunningUpload<E> {
  start: (input: CallInput<E>) => void;
  isUploading: boolean;
  /** The share that has been sent, 0 to 1; then the server works on it. */
  share: number;
  cancel: () => void;
  /** Why it did not work; being called off is no failure. */
  failure: ClientFailure | null;
}

/** Sends a file and tells how far it is: `const logo = useUpload(uploadLogo)`, `logo.start({ params: { id }, file })`. */
export function useUpload<E extends AnyEndpoint>(
  endpoint: E,
  { refreshes = [], onSuccess }: UploadChange<E> = {},
): RunningUpload<E> {
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const controller = useRef<AbortController | null>(null);
  const { mutate, isPending, error } = useMutation<ReplyOf<E>, ClientFailure, CallInput<E>>({
    mutationFn: (input) => {
      setShare(0);
      controller.current = new AbortController();
      return upload(endpoint, input, { signal: controller.current.signal, onProgress: setShare });
    },
    onSuccess: (reply) => {
      for (const read of refreshes) void client.invalidateQueries({ queryKey: endpointKey(read) });
      onSuccess?.(reply);
    },
  });
  return {
    start: mutate,
    isUploading: isPending,
    share,
    cancel: () => controller.current?.abort(),
    failure: error?.kind === 'cancelled' ? null : error,
  };
}
