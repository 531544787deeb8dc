import * as z from 'zod/mini';
import { PLANS } from '../access/plan.ts';
import { ROLES, SCOPE_KINDS } from '../access/role.ts';
import { PrintedTotal } from '../footprint/printed-total.ts';
import { Id } from '../kernel/id.ts';
import { LANGUAGES, UNIT_SYSTEMS } from '../kernel/language.ts';

export const OverviewView = z.enum(['tile', 'list']);
export type OverviewView = z.infer<typeof OverviewView>;

/** A user's settings (specification, point 3). */
export const UserSettings = z.object({
  appLanguage: z.enum(LANGUAGES),
  /** The restaurant that is worked in; null until one is chosen. */
  restaurant: z.nullable(Id),
  /** The units in which weights are read; by default the country's own. */
  units: z.enum(UNIT_SYSTEMS),
  /** Whether the tour of the first visit is still to be shown. */
  introGuide: z.boolean(),
  /** Minutes without an action after which the session ends; 0 = never. */
  inactivityLogoutTime: z.number().check(z.int(), z.minimum(0), z.maximum(1440)),
  overviewsSettings: z.object({ recipes: OverviewView, menus: OverviewView, reports: OverviewView }),
  betaSettings: z.object({ ingredientSwap: z.boolean() }),
});
export type UserSettings = z.infer<typeof UserSettings>;

/** A change names what it changes, inside the groups as well: the rest stays as another tab may just have set it. */
export const SettingsChange = z.partial(
  z.object({
    ...UserSettings.shape,
    overviewsSettings: z.partial(UserSettings.shape.overviewsSettings),
    betaSettings: z.partial(UserSettings.shape.betaSettings),
  }),
);
export type SettingsChange = z.infer<typeof SettingsChange>;

export const DEFAULT_USER_SETTINGS: UserSettings = {
  appLanguage: 'en_gb',
  restaurant: null,
  units: 'metric',
  introGuide: true,
  inactivityLogoutTime: 0,
  overviewsSettings: { recipes: 'tile', menus: 'tile', reports: 'tile' },
  betaSettings: { ingredientSwap: false },
};

export const SEGMENTS = ['contract_catering', 'food_producer', 'hotel', 'restaurant', 'other', 'internal'] as const;

/** The signed-in person as permissions see them: screens hide and explain by the same sentences that the server demands. */
const ShownActor = z.object({
  userId: z.string(),
  roles: z.array(z.object({ role: z.enum(ROLES), scope: z.object({ kind: z.enum(SCOPE_KINDS), id: z.string() }) })),
  organizationId: z.string(),
  enterpriseId: z.nullable(z.string()),
  portfolio: z.array(z.string()),
  plan: z.enum(PLANS),
  planActive: z.boolean(),
  restaurantId: z.nullable(z.string()),
});

/** The signed-in person in a session (specification, point 3: client-side session data). */
export const SignedInUser = z.object({
  authUser: z.object({
    id: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    /** Whether a mail to the address was answered. */
    emailVerified: z.boolean(),
    /** The address that was asked for and whose mail is not answered yet. */
    pendingEmail: z.nullable(z.string()),
    created: z.string(),
    portfolio: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  userSettings: UserSettings,
  userOrganization: z.object({
    id: z.string(),
    name: z.string(),
    segment: z.enum(SEGMENTS),
    /** ISO 3166 alpha-2, `EU` or `WORLD`. */
    location: z.string(),
    printedTotal: PrintedTotal,
    plan: z.nullable(z.enum(PLANS)),
    logo: z.nullable(z.string()),
  }),
  actor: ShownActor,
});
export type SignedInUser = z.infer<typeof SignedInUser>;
