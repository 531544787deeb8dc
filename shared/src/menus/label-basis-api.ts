import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { LABEL_BASES, LabelBasis, LabelScheme } from '../organizations/label-basis.ts';
import { LabelCertificate } from './label-certificate-api.ts';

const LabelBasisState = z.object({
  /** Null: nobody has chosen. */
  labelBasis: z.nullable(LabelBasis),
  chosen: z.nullable(z.object({ by: z.nullable(z.string()), at: z.string() })),
  /** Where the organization is. */
  location: z.string(),
  /** Whether a share or an export for guests asks first. */
  isAsked: z.boolean(),
  mayChoose: z.boolean(),
  /** Menus on live links; each counts once for each link. */
  liveMenus: z.number(),
  /** Whole days since the rule holds for which a live link has shown letters that nobody chose; null: none does. */
  daysUnasked: z.nullable(z.number()),
  /** The file of the scheme's certificate, for those who may choose; null for others, and where there is none. */
  certificate: z.nullable(LabelCertificate),
  /** Whether the public pages about figures name ingredients. */
  evidenceLines: z.boolean(),
});
export type LabelBasisState = z.infer<typeof LabelBasisState>;

export const readLabelBasis = endpoint({
  method: 'GET',
  path: '/organizations/{id}/label-basis',
  callers: 'signed-in',
  summary:
    'Tell on what an organization shows carbon labels to guests, and how long live menus have shown letters without a choice',
  params: z.object({ id: Id }),
  reply: LabelBasisState,
});

export const chooseLabelBasis = endpoint({
  method: 'PUT',
  path: '/organizations/label-basis',
  callers: 'signed-in',
  summary:
    'Choose on what an organization shows carbon labels to guests; kept with name and date, and all its outputs follow at once',
  description:
    'A `scheme` is one of a third party that covers these letters, with its certificate; after its last day figures are shown. `own` is signed by whoever chooses it.',
  body: z.object({
    organizationId: Id,
    kind: z.enum(LABEL_BASES),
    scheme: z.optional(LabelScheme),
    /** That the certificate covers these letters, or that the organization answers for them. */
    signed: z.optional(z.boolean()),
  }),
  reply: LabelBasisState,
});

export const askForLabelBasis = endpoint({
  method: 'POST',
  path: '/organizations/label-basis/question',
  callers: 'signed-in',
  summary: 'Ask those who run an organization, by mail, on what it shows carbon labels to guests',
  description: 'Once an hour, whoever asks.',
  body: z.object({ organizationId: Id }),
  reply: z.object({ at: z.string() }),
});
