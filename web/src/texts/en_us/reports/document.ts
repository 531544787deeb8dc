import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/reports/document.ts';

export default {
  ...enGb,
  method: {
    ...enGb.method,
    equivalents:
      'Driving: {driving} kg CO₂e per kilometer (average car), at {drivingSpeed} km/h. Flying: {flying} kg CO₂e per passenger kilometer (short haul), at {flyingSpeed} km/h. Factors: {source}. The speeds are our assumption.',
  },
  why: {
    ...enGb.why,
    water_use: 'Liters of blue water (from rivers, lakes and groundwater) used to produce each food, as far as values are known.',
    land_use: 'Square meters of agricultural land used for one year to produce each food, as far as values are known.',
  },
  settings: { ...enGb.settings, logoType: { ...enGb.settings.logoType, organization: 'Organization' } },
} satisfies Texts<typeof enGb>;
