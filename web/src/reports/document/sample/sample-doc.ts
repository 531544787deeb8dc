import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import type { PrintedTotal } from '@plateprint/shared/footprint/printed-total.ts';
import { withoutLandUse } from '@plateprint/shared/footprint/uncertainty.ts';
import { monthLater } from '@plateprint/shared/kernel/month.ts';
import { linePart } from '@plateprint/shared/reports/totals/line-part.ts';
import { type CountedLine, reportTotals } from '@plateprint/shared/reports/totals/report-totals.ts';
import type { ReportCategory, ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { type ReportSettings, SUMMARY_BOXES } from '@plateprint/shared/reports/model/report-settings.ts';
import type { ReportDoc } from '../report-doc.ts';
import { SAMPLE_CHANGE } from './sample-change.ts';
import { SAMPLE_DISHES, SAMPLE_FOODS } from './sample-dishes.ts';

/** The wishes for a sample: for tests and for looking at the pages. */
export interface SampleWish {
  variety?: ReportVariety;
  category?: ReportCategory;
  lines?: number;
  restaurants?: number;
  /** Nothing of it is matched. */
  isUnknown?: boolean;
  name?: string;
  /** Which total stands large, and the share of land-use change in every food; unknown where it is left out. */
  printed?: PrintedTotal;
  labels?: LabelsShown;
  landUseShare?: number;
  settings?: Partial<ReportSettings>;
}

/** A report as a kitchen might have it; the same for the same wish. */
export function sampleDoc(wish: SampleWish): ReportDoc {
  const {
    variety = 'sales',
    category = 'restaurant',
    lines = 24,
    restaurants = 0,
    isUnknown = false,
    landUseShare = null,
  } = wish;
  const counted = Array.from({ length: lines }, (_, index) => line(index, { variety, isUnknown, landUseShare }));
  const settings: ReportSettings = {
    title: '',
    description: '',
    logoType: 'none',
    language: 'en_gb',
    datasheetLanguage: null,
    benchmark: { type: 'global_avg', value: null },
    totalBoxes: [...SUMMARY_BOXES],
    orientation: 'a4_portrait',
    background: 'leaf',
    averageType: variety === 'sales' ? 'per_portion' : 'per_kg',
    numberOfGuests: null,
    ...wish.settings,
  };
  const data = reportTotals(counted, {
    foodDataVersion: '2026.11.2',
    numberOfGuests: settings.numberOfGuests,
    levelsBy: variety === 'sales' ? 'servings' : 'kilograms',
  });
  const report: Report = {
    id: 'report',
    restaurantId: 'matsalen',
    organizationId: 'norrsken',
    name: wish.name ?? 'Lunch in the canteen, October',
    category,
    variety,
    type: restaurants > 0 ? 'period' : 'monthly',
    startDate: '2026-10-01',
    endDate: restaurants > 0 ? '2026-12-31' : '2026-10-31',
    emissionDatabase: 'organization',
    settings,
    recipes: [],
    menus: [],
    menuRecipes: [],
    ingredients: [],
    importedData: [
      {
        name: 'sales-october.csv',
        rows: lines + 2,
        sums: { servings: null, grams: null, money: null },
        leftOut: [
          { row: 14, written: 'Deposit', reason: 'left_out' },
          { row: 15, written: 'Total', reason: 'left_out' },
        ],
      },
    ],
    restaurants: Array.from({ length: restaurants }, (_, index) => ({
      id: `restaurant ${index}`,
      name: RESTAURANTS[index % RESTAURANTS.length] + (index >= RESTAURANTS.length ? ` ${index}` : ''),
      monthsIncluded: index % 7 === 3 ? [] : ['2026-10', '2026-11', ...(index % 3 ? ['2026-12'] : [])],
      monthsMissing: index % 7 === 3 ? ['2026-10', '2026-11', '2026-12'] : index % 3 ? [] : ['2026-12'],
      status: index % 7 === 3 ? 'no_reports' : index % 3 ? 'completed' : 'missing',
    })),
    currentImportedDataLanguage: null,
    status: 'completed',
    data,
    creator: null,
    thumbnailUrl: null,
    version: 1,
    createdAt: '2026-11-02T08:00:00Z',
    updatedAt: '2026-11-02T08:00:00Z',
  };
  return {
    report,
    data,
    organization: 'Norrsken Kitchens',
    restaurant: 'Matsalen',
    printed: wish.printed ?? 'with_land_use_change',
    labels: wish.labels ?? 'letters',
    logo: null,
    history: isUnknown ? [] : history(restaurants > 0 ? 3 : 12),
    change: isUnknown || restaurants > 0 ? null : SAMPLE_CHANGE,
    restaurantSums: new Map(
      report.restaurants.map(({ id }, index) => [
        id,
        {
          co2: figure(240_000 + index * 17_000),
          co2WithoutLandUseChange: null,
          perKg: figure(1700 + ((index * 97) % 1900)),
          servings: 900 + index * 13,
          covered: ALL,
        },
      ]),
    ),
    foodNames: new Map(),
    institutes: ['AGRIBALYSE 3.1 (ADEME and INRAE)'],
    sources: [
      'Agribalyse 3.1. INRAE/ADEME, 2023',
      'Environmental impact of foods. RIVM, 2024',
      'UK Government GHG conversion factors. DESNZ, 2025',
    ],
  };
}

const RESTAURANTS = ['Matsalen', 'Gasthaus zum Goldenen Hirschen am Marktplatz', 'Havnen', 'Le Petit Comptoir', 'De Keuken'];
const ALL = { share: 1, state: 'whole' } as const;
const figure = (value: number) => ({ value, low: value * 0.72, high: value * 1.45 });

function history(months: number): ReportDoc['history'] {
  return Array.from({ length: months }, (_, index) => {
    const month = monthLater(months === 12 ? '2026-10' : '2026-12', index - months + 1);
    if (index === 4)
      return {
        month,
        co2: null,
        co2WithoutLandUseChange: null,
        perKg: null,
        servings: null,
        covered: null,
        reports: 0,
        restaurants: 0,
      };
    const perKg = 3600 - index * 140 + ((index * 613) % 500);
    return {
      month,
      co2: figure(perKg * 820),
      co2WithoutLandUseChange: null,
      perKg: figure(perKg),
      covered: ALL,
      servings: 1800 + ((index * 331) % 500),
      reports: 1,
      restaurants: 1,
    };
  });
}

interface LineWish {
  variety: ReportVariety;
  isUnknown: boolean;
  /** Null where nobody knows the split. */
  landUseShare: number | null;
}

function line(index: number, { variety, isUnknown, landUseShare }: LineWish): CountedLine {
  const dish = SAMPLE_DISHES[index % SAMPLE_DISHES.length] ?? SAMPLE_DISHES[0];
  const servings = 20 + ((index * 137) % 260);
  const round = Math.floor(index / SAMPLE_DISHES.length);
  const isOpen = isUnknown || index % 11 === 7;
  const grams = servings * dish.grams;
  return {
    key: `dish ${index}`,
    id: isOpen ? null : `recipe-${index}`,
    name:
      variety === 'sales'
        ? `${dish.name}${round > 0 ? ` (${round + 1})` : ''}`
        : (SAMPLE_FOODS[index % SAMPLE_FOODS.length] ?? ''),
    rows: 1,
    servings: variety === 'sales' ? servings : null,
    mealSize: 1,
    weight: isOpen && index % 2 ? null : grams,
    weightCovered: isOpen ? 0 : grams * (index % 9 === 4 ? 0.9 : 1),
    water: { value: isOpen ? null : grams * 0.12, coverage: isOpen ? 0 : 0.9 },
    land: { value: isOpen ? null : grams * 0.004, coverage: isOpen ? 0 : 0.9 },
    hasLevel: !isOpen,
    complete: !isOpen && index % 9 !== 4,
    money: variety === 'procurement' && isOpen ? 45.5 + index : null,
    rowsCovered: isOpen ? 0 : 1,
    setAside: index % 29 === 28,
    parts: isOpen
      ? []
      : dish.parts.map(([food, share, perKg]) => {
          const co2 = { value: grams * share * perKg, low: grams * share * perKg * 0.6, high: grams * share * perKg * 1.7 };
          const co2WithoutLandUseChange = landUseShare === null ? null : withoutLandUse(co2, co2.value * landUseShare);
          const part = { group: food, name: food, weight: grams * share, co2, co2WithoutLandUseChange };
          return linePart({ ...part, energy: { kcal: part.weight * 1.6, grams: part.weight } }, undefined);
        }),
  };
}
