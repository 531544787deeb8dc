import * as z from 'zod/mini';
import { AuditEntry } from '../access/audit-entry.ts';
import { ROLES, SCOPE_KINDS } from '../access/role.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { WrittenPassword } from './written-password.ts';

/** Something that a person made, by its id: what it holds belongs to the organization. */
const Immutable = z.object({ id: z.string(), name: z.string(), made: z.string() });
const Seen = z.object({ began: z.string(), lastSeen: z.string() });

/** Everything that is kept about a person. What opens an account (password, secrets, codes) is kept as hashes or sealed, and is not in it. */
export const PersonalData = z.object({
  format: z.literal('plateprint-personal-data'),
  formatVersion: z.literal(1),
  asOf: z.string(),
  profile: z.object({
    id: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    created: z.string(),
    emailVerified: z.nullable(z.string()),
    passwordChanged: z.string(),
    termsAccepted: z.nullable(z.string()),
    organization: z.object({ id: z.string(), name: z.string() }),
  }),
  /** As they are kept: what is absent has its default. */
  settings: z.record(z.string(), z.unknown()),
  roles: z.array(z.object({ role: z.enum(ROLES), scope: z.enum(SCOPE_KINDS), scopeId: z.string(), granted: z.string() })),
  restaurants: z.array(z.object({ id: z.string(), name: z.string() })),
  sessions: z.array(z.object({ ...Seen.shape, address: z.nullable(z.string()), browser: z.nullable(z.string()) })),
  knownBrowsers: z.array(Seen),
  secondFactor: z.nullable(z.object({ since: z.nullable(z.string()), recoveryCodesLeft: z.number() })),
  invitations: z.array(z.object({ email: z.nullable(z.string()), sent: z.string(), accepted: z.nullable(z.string()) })),
  /** Lines of the audit by them or about them, the newest first. */
  audit: z.array(AuditEntry),
  made: z.object({
    recipes: z.array(Immutable),
    menus: z.array(Immutable),
    reports: z.array(Immutable),
    integrations: z.array(Immutable),
  }),
});
export type PersonalData = z.infer<typeof PersonalData>;

export const readPersonalData = endpoint({
  method: 'GET',
  path: '/users/personal-data',
  callers: 'signed-in',
  summary: 'Read everything that is kept about oneself, as a file to take along',
  reply: PersonalData,
});

export const eraseOwnAccount = endpoint({
  method: 'POST',
  path: '/users/erase',
  callers: 'signed-in',
  summary: 'Erase one’s own account for good; what one made stays, and no longer says by whom',
  description: 'The last admin of an organization, or of the installation, stays (`last_admin`).',
  body: z.object({ password: WrittenPassword }),
  reply: z.object({ erased: z.literal(true) }),
});
