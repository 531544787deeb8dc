import type { Area } from '../../platform/area.ts';
import type { Services } from '../../platform/services.ts';
import type { SignInServices } from '../actions/sign-in.ts';
import { purgeAttempts } from '../attempt-store.ts';
import { accountWorkers } from '../jobs/account-workers.ts';
import { purgePeople } from '../personal-data/erase-people.ts';
import { purgeSessions } from '../session-store.ts';
import { purgeDevices } from '../store/device-store.ts';
import { purgeInvitations } from '../store/open-invitation-store.ts';
import { purgeTokens } from '../store/token-store.ts';
import { userRoutes } from './user-routes.ts';

export const USERS: Area<Services & SignInServices> = {
  routes: userRoutes,
  workers: accountWorkers,
  purges: [purgeSessions, purgeAttempts, purgeTokens, purgeInvitations, purgeDevices, purgePeople],
};
