import { useState } from 'react';
import { FileProblem, type FileProblemCode } from './worker/file-problem.ts';
import { WorkCancelled } from './worker/worker-client.ts';

export interface Reading {
  /** Null when nothing is being read; its share is null while nobody knows how far it is. */
  progress: { share: number | null } | null;
  problem: FileProblemCode | null;
  /** Reads a file, then goes on with its content; a file that cannot be read sets `problem`. */
  read: <Result>(work: (onShare: (share: number) => void) => Promise<Result>, then: (result: Result) => void) => void;
}

/** Work of a worker that a person watches and may call off by ending the worker. */
export function useReading(): Reading {
  const [progress, setProgress] = useState<Reading['progress']>(null);
  const [problem, setProblem] = useState<FileProblemCode | null>(null);

  const read: Reading['read'] = (work, then) => {
    setProblem(null);
    setProgress({ share: null });
    work((share) => setProgress({ share }))
      .then(then)
      .catch((thrown: unknown) => {
        if (!(thrown instanceof WorkCancelled)) setProblem(thrown instanceof FileProblem ? thrown.code : 'unreadable');
      })
      .finally(() => setProgress(null));
  };
  return { progress, problem, read };
}
