/** How a meal is sold: eaten where it is served, taken away cooked, or a school's or a hospital's. */
export const SERVICES = ['served', 'takeaway', 'school'] as const;
export type Service = (typeof SERVICES)[number];

/** A rate of value added tax on food, drinks without alcohol as far as they go with it. */
export interface VatRate {
  country: string;
  services: readonly Service[];
  /** 0.12 is twelve per cent; 0 where a printed price holds no tax. */
  rate: number;
  /** A tax of the place of sale comes on top of the printed price. */
  isOnTop?: true;
  /** First and last day that it holds; null for open. */
  from: string | null;
  to: string | null;
  source: string;
  /** The day that the source was read. */
  seen: string;
}

const SEEN = '2026-11-26';
const always = { from: null, to: null, seen: SEEN };

const SWEDISH_TAKEAWAY = {
  country: 'SE',
  services: ['takeaway'],
  source: 'https://blogg.pwc.se/taxmatters/sankning-livsmedelsmoms-konsekvenser',
  seen: SEEN,
} as const;
const FINNISH = {
  country: 'FI',
  services: SERVICES,
  source:
    'https://www.vatupdate.com/2026/01/10/finland-lowers-reduced-vat-rate-to-13-5-effective-january-2026-updated-tax-guidance-released',
  seen: SEEN,
} as const;

export const VAT_RATES: readonly VatRate[] = [
  {
    ...always,
    country: 'SE',
    services: ['served', 'school'],
    rate: 0.12,
    source: 'https://www4.skatteverket.se/rattsligvagledning/edition/2024.1/395002.html',
  },
  // What is taken away is food as in a shop, and takes part in its temporary cut; what is served does not.
  { ...SWEDISH_TAKEAWAY, rate: 0.12, from: null, to: '2026-03-31' },
  { ...SWEDISH_TAKEAWAY, rate: 0.06, from: '2026-04-01', to: '2027-12-31' },
  { ...SWEDISH_TAKEAWAY, rate: 0.12, from: '2028-01-01', to: null },
  {
    ...always,
    country: 'DK',
    services: ['served', 'takeaway'],
    rate: 0.25,
    source: 'https://marosavat.com/vat/denmark/',
  },
  {
    ...always,
    country: 'NO',
    services: ['served', 'school'],
    rate: 0.25,
    source: 'https://skatteetaten.no/rettskilder/type/kunngjoringer/mva-pa-omsetning-eller-servering-av-mat--og-drikkevarer',
  },
  {
    ...always,
    country: 'NO',
    services: ['takeaway'],
    rate: 0.15,
    source: 'https://skatteetaten.no/rettskilder/type/kunngjoringer/mva-pa-omsetning-eller-servering-av-mat--og-drikkevarer',
  },
  {
    ...always,
    country: 'DE',
    services: ['served', 'takeaway', 'school'],
    rate: 0.07,
    from: '2026-01-01',
    source:
      'https://www.zdh.de/ueber-uns/fachbereich-steuern-und-finanzen/umsatzsteuer/ermaessigter-umsatzsteuersatz-fuer-die-gastronomie-ab-112026',
  },
  {
    ...always,
    country: 'FR',
    services: ['served', 'takeaway'],
    rate: 0.1,
    source: 'https://bofip.impots.gouv.fr/bofip/256-PGP.html/identifiant=BOI-TVA-LIQ-30-20-10-20-20240807',
  },
  {
    ...always,
    country: 'FR',
    services: ['school'],
    rate: 0.055,
    source: 'https://bofip.impots.gouv.fr/bofip/256-PGP.html/identifiant=BOI-TVA-LIQ-30-20-10-20-20240807',
  },
  {
    ...always,
    country: 'NL',
    services: ['served', 'takeaway'],
    rate: 0.09,
    source: 'https://vanpasse.nl/kennisbank/branches/btw-in-de-horeca',
  },
  {
    ...always,
    country: 'GB',
    services: ['served', 'takeaway'],
    rate: 0.2,
    source: 'https://gov.uk/government/publications/vat-notice-7091-catering-and-take-away-food',
  },
  {
    ...always,
    country: 'BE',
    services: ['served'],
    rate: 0.12,
    source: 'https://www.horecabruxelles.be/nl/?p=24642',
  },
  {
    // A rise to 12 % was announced for March 2026, and withdrawn before it was law.
    ...always,
    country: 'BE',
    services: ['takeaway'],
    rate: 0.06,
    source:
      'https://kpmg.com/be/en/home/insights/2026/02/itx-federal-government-approves-increase-in-the-vat-rate-on-hotels-campings-and-pesticides.html',
  },
  { ...FINNISH, rate: 0.14, from: null, to: '2025-12-31' },
  { ...FINNISH, rate: 0.135, from: '2026-01-01', to: null },
  {
    ...always,
    country: 'US',
    services: SERVICES,
    rate: 0,
    isOnTop: true,
    source: 'https://kitchencost.app/en/blog/us-restaurant-sales-tax-pricing-guide',
  },
];

/** The rate of a country and a kind of service on a day; null where nobody knows it. */
export function vatRateOf(country: string, service: Service, day: string): VatRate | null {
  return (
    VAT_RATES.find(
      (each) =>
        each.country === country &&
        each.services.includes(service) &&
        (each.from === null || each.from <= day) &&
        (each.to === null || day <= each.to),
    ) ?? null
  );
}
