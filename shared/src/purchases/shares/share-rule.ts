import type { PurchaseMark } from './purchase-mark.ts';

export const SHARE_LEVELS = ['basic', 'bronze', 'silver', 'gold', 'met'] as const;
export type ShareLevel = (typeof SHARE_LEVELS)[number];

export type ShareBasis = 'kg' | 'money';

export const SHARE_PERIODS = ['three_months', 'three_then_twelve_months', 'twelve_months', 'calendar_year'] as const;

/** Which purchases a rule is about. */
export type ShareScope = 'all' | 'meat_and_fish';

export interface ShareRule {
  rule: string;
  country: string;
  basis: ShareBasis;
  scope: ShareScope;
  /** One of these marks makes an article count. */
  counts: readonly PurchaseMark[];
  /** From which per cent of the whole on a level would be reached, the lowest first. */
  levels: readonly (readonly [level: ShareLevel, percent: number])[];
  /** `whole`: rounded commercially to whole per cents before it is compared; `none`: compared as it is. */
  rounding: 'whole' | 'none';
  /** Of what counts, how much must bear this mark, by level. */
  ownMark: { mark: PurchaseMark; shares: ReadonlyMap<ShareLevel, number> } | null;
  /** Over which purchases it is judged. */
  period: (typeof SHARE_PERIODS)[number];
  source: string;
  /** When the rule was read, `YYYY-MM-DD`. */
  seen: string;
}

/** EGalim's sustainable and quality products: art. L. 230-5-1 of the code rural. */
const EGALIM_QUALITY: readonly PurchaseMark[] = [
  'organic',
  'label_rouge',
  'aop',
  'igp',
  'stg',
  'hve',
  'fermier',
  'outermost_region',
  'msc',
  'fairtrade',
];

const THREE: ShareRule['levels'] = [
  ['bronze', 30],
  ['silver', 60],
  ['gold', 90],
];

/** Rules of law and certifiers for kitchens' purchases. The product only says what would be reached: a mark needs its certificate. */
export const SHARE_RULES: readonly ShareRule[] = [
  ...(['kg', 'money'] as const).map((basis): ShareRule => ({
    rule: 'dk_okologisk_spisemaerke',
    country: 'DK',
    basis,
    scope: 'all',
    counts: ['organic', 'krav'],
    levels: THREE,
    rounding: 'none',
    ownMark: null,
    period: 'three_months',
    source: 'Fødevarestyrelsen, bekendtgørelse om Det Økologiske Spisemærke',
    seen: '2026-11-23',
  })),
  {
    rule: 'de_bio_ahvv',
    country: 'DE',
    basis: 'money',
    scope: 'all',
    counts: ['organic', 'krav'],
    levels: [
      ['bronze', 20],
      ['silver', 50],
      ['gold', 90],
    ],
    rounding: 'whole',
    ownMark: null,
    period: 'three_then_twelve_months',
    source: 'Bio-Außer-Haus-Verpflegung-Verordnung (Bio-AHVV), § 7',
    seen: '2026-11-23',
  },
  {
    rule: 'no_debio_serveringsmerke',
    country: 'NO',
    basis: 'money',
    scope: 'all',
    counts: ['organic', 'krav'],
    levels: [
      ['bronze', 15],
      ['silver', 50],
      ['gold', 90],
    ],
    rounding: 'none',
    ownMark: null,
    period: 'twelve_months',
    source: 'Debio, valørmerker for serveringssteder',
    seen: '2026-11-23',
  },
  {
    rule: 'se_krav_restaurang',
    country: 'SE',
    basis: 'money',
    scope: 'all',
    counts: ['krav', 'organic', 'msc', 'swedish_game'],
    levels: [['basic', 20], ...THREE],
    rounding: 'none',
    ownMark: {
      mark: 'krav',
      shares: new Map([
        ['basic', 1 / 2],
        ['bronze', 2 / 3],
        ['silver', 2 / 3],
        ['gold', 2 / 3],
      ]),
    },
    period: 'twelve_months',
    source: 'KRAV:s regler, restaurang och storkök',
    seen: '2026-11-23',
  },
  {
    rule: 'se_public_organic_2030',
    country: 'SE',
    basis: 'money',
    scope: 'all',
    counts: ['organic', 'krav'],
    levels: [['met', 60]],
    rounding: 'none',
    ownMark: null,
    period: 'calendar_year',
    source: 'Regeringens livsmedelsstrategi: 60 % ekologiskt i offentlig konsumtion 2030',
    seen: '2026-11-23',
  },
  {
    rule: 'fr_egalim_quality',
    country: 'FR',
    basis: 'money',
    scope: 'all',
    counts: EGALIM_QUALITY,
    levels: [['met', 50]],
    rounding: 'none',
    ownMark: null,
    period: 'calendar_year',
    source: 'Loi EGalim, code rural art. L. 230-5-1',
    seen: '2026-11-23',
  },
  {
    rule: 'fr_egalim_organic',
    country: 'FR',
    basis: 'money',
    scope: 'all',
    counts: ['organic', 'krav'],
    levels: [['met', 20]],
    rounding: 'none',
    ownMark: null,
    period: 'calendar_year',
    source: 'Loi EGalim, code rural art. L. 230-5-1',
    seen: '2026-11-23',
  },
  {
    rule: 'fr_egalim_meat_and_fish',
    country: 'FR',
    basis: 'money',
    scope: 'meat_and_fish',
    counts: EGALIM_QUALITY,
    levels: [['met', 60]],
    rounding: 'none',
    ownMark: null,
    period: 'calendar_year',
    source: 'Loi Climat et résilience, art. 257; code rural art. L. 230-5-1',
    seen: '2026-11-23',
  },
];
