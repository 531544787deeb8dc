import { SAME_ORIGIN, type ApiBases } from '@plateprint/shared/kernel/api/api-base.ts';

export type RuntimeConfig = ApiBases & {
  environment: string;
  /** The DSN of a Sentry-compatible service; null: failures are not reported. */
  failureReports: string | null;
  /** The address that downloads are counted at; null: none. */
  tracking: string | null;
};

let asked: Promise<RuntimeConfig> | null = null;

/** Where the APIs are, asked once from the page's own origin; an origin that does not answer is taken to be the API itself. */
export function runtimeConfig(): Promise<RuntimeConfig> {
  asked ??= askConfig();
  return asked;
}

async function askConfig(): Promise<RuntimeConfig> {
  const ownOrigin = { ...SAME_ORIGIN, environment: 'production', failureReports: null, tracking: null };
  try {
    const answer = await fetch('/api/config', { signal: AbortSignal.timeout(5000) });
    if (!answer.ok) return ownOrigin;
    const config = (await answer.json()) as Partial<RuntimeConfig>;
    return { ...ownOrigin, ...config };
  } catch {
    // The next real call tells the person that nobody answers.
    return ownOrigin;
  }
}
