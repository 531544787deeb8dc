import { sentryEnvelope, sentryTarget } from '@plateprint/shared/exports/failure-report.ts';
import { runtimeConfig } from '../../platform/api/runtime-config.ts';

/**
 * Tells a Sentry-compatible service of a failure, where a deployment names one. Without names of people, tenants or
 * addresses: what was thrown, and the tags.
 */
export async function reportFailure(thrown: unknown, tags: Readonly<Record<string, string>>): Promise<void> {
  try {
    const { failureReports, environment } = await runtimeConfig();
    const target = failureReports ? sentryTarget(failureReports) : null;
    if (!target) return;
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const cause = error.cause instanceof Error ? error.cause : null;
    await fetch(target, {
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: sentryEnvelope({
        id: crypto.randomUUID().replaceAll('-', ''),
        at: new Date().toISOString(),
        environment,
        tags,
        errors: [error, ...(cause ? [cause] : [])].map(({ name, message }) => ({ type: name, value: message })),
      }),
    });
  } catch {
    // A failure that cannot be reported stays unreported: nobody at the screen could do anything about it.
  }
}
