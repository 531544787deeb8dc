import type { Decider } from '@plateprint/shared/access/features/feature-request.ts';
import { FEATURES, type LockedFeature, PLAN_NAMES } from '@plateprint/shared/access/plan.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import { mailOf } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { filled, mailTexts } from '../../platform/mail/mail-texts.ts';
import type { Services } from '../../platform/services.ts';
import { type Recipient, recipientOf } from '../../users/account-mail-store.ts';
import { adminOf, superAdminIds } from '../../users/admins-of.ts';
import { requestNamed } from '../store/feature-request-store.ts';

interface FeatureRequest {
  organizationId: string;
  feature: LockedFeature;
  /** Who misses it. */
  requestedBy: string;
  /** Who gets the mail, and as whom. */
  to: string;
  decider: Decider;
}

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** One mail to one address: one that fails is tried again alone. */
    'organizations.feature_request': FeatureRequest;
  }
}

/** Where the plan is looked at, or changed. */
const PAGES: Record<Decider, (organizationId: string) => string> = {
  'organization-admin': () => '/organization?tab=plan',
  'super-admin': (organizationId) => `/admin/organization/${organizationId}`,
};

/** Who lost the role while the mail waited gets none. */
async function decides(database: Database, { decider, organizationId, to }: FeatureRequest): Promise<boolean> {
  return decider === 'organization-admin'
    ? (await adminOf(database, organizationId, to)) !== null
    : (await superAdminIds(database)).includes(to);
}

async function requestMail(
  publicUrl: string,
  { organizationId, feature, decider }: FeatureRequest,
  { to, organization, person }: { to: Recipient; organization: string; person: string },
): Promise<Mail> {
  const texts = await mailTexts(to.language);
  const words = texts.feature_request;
  const values = { person, organization, feature: words.features[feature], plan: PLAN_NAMES[FEATURES[feature]] };
  return mailOf({
    language: to.language,
    to: to.email,
    subject: filled(words.subject, values),
    paragraphs: [
      filled(texts.hello, { name: to.firstname }),
      filled(words.body, values),
      filled(words.included, values),
      ...(decider === 'organization-admin' ? [words.contact] : []),
    ],
    action: { label: words.action, address: publicUrl + PAGES[decider](organizationId) },
    linkBelow: texts.linkBelow,
    closing: [],
    from: texts.greetings,
  });
}

export function featureRequestWorkers({ database, mailer, publicUrl }: Services): Worker[] {
  return [
    worker('organizations.feature_request', async (request) => {
      if (!(await decides(database, request))) return;
      const [to, named] = await Promise.all([recipientOf(database, request.to), requestNamed(database, request)]);
      if (to && named) await mailer.send(await requestMail(publicUrl, request, { to, ...named }));
    }),
  ];
}
