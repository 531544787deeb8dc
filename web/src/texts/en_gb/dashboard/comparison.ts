const texts = {
  lead: {
    enterprise:
      '{organizations, plural, one {# organisation} other {# organisations}}, {restaurants, plural, one {# restaurant} other {# restaurants}}',
    organization: '{restaurants, plural, one {# restaurant} other {# restaurants}}',
  },
  enterprises: 'Enterprises',
  which: 'Which enterprise',
  noEnterprise: {
    title: 'No enterprise yet',
    lead: 'An enterprise brings several organisations under one owner. Here you would compare them.',
  },
  period: {
    label: 'Period',
    month: 'Month',
    quarter: 'Quarter',
    year: 'Twelve months',
    from: 'From',
    to: 'To',
  },
  unit: {
    kg: '{amount} kg CO₂e',
    tonnes: '{amount} t CO₂e',
  },
  per: {
    sales: 'per portion',
    procurement: 'per kg of food',
  },
  figures: {
    total: 'All together',
    range: 'between {low} and {high}',
    average: 'On average',
    otherwise: {
      sales: '{co2} per kg of food',
      procurement: '{co2} per portion',
    },
    change: 'Against {from} to {to}',
    changeOne: 'Against {month}',
    up: '{percent} more',
    down: '{percent} less',
    same: 'As before',
    both: 'Based on the {count, plural, one {# restaurant} other {# restaurants}} with reports for both periods.',
    none: 'No restaurant has reports of both periods.',
    sure: 'Clearly different: the ranges do not touch.',
    unsure: 'Not clearly different: the ranges overlap.',
    light: {
      sales: 'Servings low in CO₂e',
      procurement: 'Food low in CO₂e, by weight',
    },
    servings: '{count, plural, one {# serving} other {# servings}}',
    asPortions: 'counted as {portions, plural, one {# main course} other {# main courses}}',
    kilograms: '{amount} kg of food',
  },
  basis: {
    label: 'What it rests on',
    title: 'What these figures rest on',
    reports: '{present} of {expected} monthly reports are in; {reporting} of {restaurants} restaurants have at least one.',
    weight: '{share} of everything sold or bought is counted.',
    average: 'Averages are total CO₂e divided by total portions or kilograms, so large kitchens carry more weight.',
    boundary: 'From farm to kitchen door: growing, processing, packaging and transport. Not cooking, and not what guests leave.',
    database: 'Emission database: {name}',
    range: 'Ranges are added as they are: what makes one kitchen’s figure too high makes the others’ too high as well.',
  },
  standsOut: {
    title: 'What stands out',
    most_co2: '<link>{name}</link> emits {value} of all CO₂e.',
    saves_most: 'At the average of all, <link>{name}</link> would save {value}.',
    lightest: 'Lightest: <link>{name}</link>, {value}.',
    heaviest: 'Heaviest: <link>{name}</link>, {value}.',
    fell_most: '<link>{name}</link> cut its footprint most, by {value}.',
    rose_most: '<link>{name}</link> went up most, by {value}.',
    least_covered: 'In <link>{name}</link> only {value} of the weight has a figure.',
    unsure: 'Not certain: the ranges overlap.',
  },
  changeFirst: {
    lead: {
      enterprise: 'Brought down to the global average, these organisations would save most.',
      organization: 'Brought down to the global average, these restaurants would save most.',
    },
    none: {
      enterprise:
        'In these months, no organisation is above the global average. Open one to see which restaurants could still come down.',
      organization:
        'In these months, no restaurant is above the global average. Open one to see which of its dishes or foods are.',
    },
    saves: '{mass} above the global average',
  },
  months: {
    title: 'Month by month',
  },
  rows: {
    title: { enterprise: 'Organisations compared', organization: 'Restaurants compared' },
    search: { enterprise: 'Find an organisation', organization: 'Find a restaurant' },
    name: { enterprise: 'Organisation', organization: 'Restaurant' },
    co2: 'CO₂e',
    share: '{name}: share of all CO₂e',
    average: { sales: 'Per portion', procurement: 'Per kg of food' },
    dot: '{name}: {co2}, between {low} and {high}',
    change: 'Change',
    light: 'Low in CO₂e',
    servings: 'Servings',
    months: 'Reports',
    present: '{present} of {expected}',
    coverage: 'Weight covered',
    strip: 'Months',
    below: 'Clearly below',
    above: 'Clearly above',
    unsure: 'Not clearly different',
    reporting: '{reporting} of {count, plural, one {# restaurant} other {# restaurants}} with reports',
    noReport: 'No report yet',
    scale:
      'The dot is the figure, the line its range, the band the range of all together. Where line and band meet, the two are not clearly different.',
    notFoundTitle: 'Nothing found',
    notFound: 'No name holds “{words}”.',
    noneTitle: { enterprise: 'No organisation yet', organization: 'No restaurant yet' },
    none: {
      enterprise: 'Organisations of this enterprise will stand here.',
      organization: 'Restaurants of this organisation will stand here.',
    },
  },
  missing: {
    title: 'Missing reports',
    none: 'Every restaurant has its reports of these months.',
    count: '{count, plural, one {# of {all} restaurants} other {# of {all} restaurants}}',
    inRows: 'Make them in the rows above',
    which: 'Show which',
    ofOne: 'Missing reports of {name}',
    make: 'Make the report of {month}',
  },
  noReports: {
    title: 'Nothing to compare yet',
    lead: 'Once restaurants have monthly reports of this period, their figures stand side by side here.',
  },
  file: {
    download: 'Download',
    xlsx: 'The comparison as a workbook',
    csv: 'The comparison as a table for any program',
    kind: 'Comparison',
    place: 'Place',
    period: 'Months',
    boundary: 'Boundary',
    database: 'Emission database',
    coverage: 'Share of the known weight that has a figure',
    reports: 'Monthly reports there, and expected',
    made: 'Made on',
    whole: 'All together',
    head: {
      co2: 'kg CO₂e',
      low: 'kg CO₂e, low',
      high: 'kg CO₂e, high',
      perPortion: 'kg CO₂e per portion',
      perKg: 'kg CO₂e per kg of food',
      averageLow: 'Average, low',
      averageHigh: 'Average, high',
      difference: 'Different from all',
      share: 'Share of all CO₂e',
      light: 'Share low in CO₂e',
      change: 'Change of the average, %',
      changeOf: 'Restaurants with reports of both periods',
      kilograms: 'Kilograms of food',
      restaurants: 'Restaurants',
      reporting: 'Restaurants with reports',
    },
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'dashboard/comparison': typeof texts;
  }
}
