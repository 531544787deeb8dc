import type { Area } from '../platform/area.ts';
import { carbonLabelRoute } from './carbon-label-route.ts';

export const FOOTPRINT: Area = {
  pages: carbonLabelRoute,
};
