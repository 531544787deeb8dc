import type { Area } from '../../platform/area.ts';
import { allergenWorkers } from '../../recipes/actions/allergens-added.ts';
import { PLAN_NOTICES } from '../actions/plan-notices.ts';
import { purgeMenuPlans } from '../jobs/purge-menu-plans.ts';
import { followerWorkers } from '../jobs/follower-jobs.ts';
import { planWordWorkers } from '../jobs/words-of-plans.ts';
import { planMenuWorkers } from '../jobs/plan-menu-jobs.ts';
import { purgePlanNotices } from '../store/plan-notice-store.ts';
import { followingRoutes } from './following-routes.ts';
import { mealFeedRoutes } from './meal-feed-routes.ts';
import { menuPlanRoutes } from './menu-plan-routes.ts';
import { planAllergenRoutes } from './plan-allergen-routes.ts';
import { publicationRoutes } from './publication-routes.ts';
import { shownDishRoutes } from './shown-dish-routes.ts';
import { wasteRoutes } from './waste-routes.ts';

export const CALENDAR: Area = {
  routes: (app, services) => {
    menuPlanRoutes(app, services);
    followingRoutes(app, services);
    publicationRoutes(app, services);
    planAllergenRoutes(app, services);
    shownDishRoutes(app, services);
    wasteRoutes(app, services);
  },
  pages: async (app, services, { requestsPerMinute }) => mealFeedRoutes(app, services, requestsPerMinute),
  workers: (services) => [
    ...planMenuWorkers(services),
    ...followerWorkers(services),
    ...planWordWorkers(services),
    // Mails about a dish's allergens name the menu plans on which it stands, too.
    ...allergenWorkers(services, PLAN_NOTICES),
  ],
  purges: [purgeMenuPlans, purgePlanNotices],
};
