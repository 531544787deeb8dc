const texts = {
  lead: {
    enterprise:
      '{organizations, plural, one {# organisation} other {# organisations}}, {restaurants, plural, one {# restaurant} other {# restaurants}}',
    organization: '{restaurants, plural, one {# restaurant} other {# restaurants}}',
  },
  enterprises: 'Groups',
  which: 'Group',
  noEnterprise: {
    title: 'No group yet',
    lead: 'A group brings several organisations under one owner. This is where you can compare them.',
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
    total: 'Total',
    range: 'between {low} and {high}',
    average: 'Average',
    otherwise: {
      sales: '{co2} per kg of food',
      procurement: '{co2} per portion',
    },
    change: 'Compared with {from} to {to}',
    changeOne: 'Compared with {month}',
    up: '{percent} more',
    down: '{percent} less',
    same: 'No change',
    both: 'Based on the {count, plural, one {# restaurant} other {# restaurants}} with reports for both periods.',
    bothYears:
      'Based on the months of {count, plural, one {# restaurant} other {# restaurants}} that have a report in both periods.',
    none: 'No restaurant has reports for both periods.',
    light: {
      sales: 'Low-carbon portions',
      procurement: 'Low-carbon food, by weight',
    },
    servings: '{count, plural, one {# portion} other {# portions}}',
    asPortions: 'counted as {portions, plural, one {# main course} other {# main courses}}',
    kilograms: '{amount} kg of food',
  },
  basis: {
    label: 'Data and method',
    title: 'Data and method behind these values',
    reports: '{present} of {expected} monthly reports are in; {reporting} of {restaurants} restaurants have at least one.',
    weight: '{share} of everything sold or bought is counted.',
    average: 'Averages are total CO₂e divided by total portions or kilograms, so large kitchens carry more weight.',
    boundary:
      'From farm to kitchen door. Farming, processing, packaging and transport are included; cooking and plate waste are not.',
    database: 'Emission database: {name}',
    range: 'Ranges are simply added up: if one kitchen’s value is too high, so are the others’.',
  },
  why: {
    title: 'Why it changed',
    lead: {
      sales: 'What each food adds to a portion, compared with the period before. Together they make up the change.',
      procurement: 'What each food adds to a kilogram, compared with the period before. Together they make up the change.',
    },
    food: 'Food',
    rest: 'All other foods',
    kg: { sales: 'kg CO₂e per portion', procurement: 'kg CO₂e per kg of food' },
  },
  standsOut: {
    title: 'Highlights',
    most_co2: '<link>{name}</link> accounts for {value} of the total CO₂e.',
    saves_most: '<link>{name}</link> would save {value} if it matched the average of all restaurants.',
    lightest: 'Lowest footprint: <link>{name}</link>, {value}.',
    heaviest: 'Highest footprint: <link>{name}</link>, {value}.',
    fell_most: 'The footprint of <link>{name}</link> fell most: by {value}.',
    rose_most: 'The footprint of <link>{name}</link> rose most: by {value}.',
    least_covered: 'Only {value} of the weight is covered in <link>{name}</link>.',
  },
  changeFirst: {
    lead: {
      enterprise: 'Bringing these organisations down to the global average would save the most.',
      organization: 'Bringing these restaurants down to the global average would save the most.',
    },
    none: {
      enterprise:
        'No organisation is above the global average in these months. Open one to see which restaurants can still cut their footprint.',
      organization:
        'No restaurant is above the global average in these months. Open one to see which of its dishes or foods are.',
    },
    saves: '{mass} above the global average',
  },
  months: {
    title: 'Month by month',
  },
  rows: {
    title: { enterprise: 'Compare organisations', organization: 'Compare restaurants' },
    search: { enterprise: 'Find an organisation', organization: 'Find a restaurant' },
    name: { enterprise: 'Organisation', organization: 'Restaurant' },
    co2: 'CO₂e',
    share: '{name}: share of total CO₂e',
    average: { sales: 'Per portion', procurement: 'Per kg of food' },
    dot: '{name}: {co2}, between {low} and {high}',
    change: 'Change',
    light: 'Low-carbon',
    servings: 'Portions',
    months: 'Reports',
    present: '{present} of {expected}',
    coverage: 'Weight covered',
    strip: 'Months',
    reporting: '{reporting} of {count, plural, one {# restaurant} other {# restaurants}} with reports',
    noReport: 'No report yet',
    scale:
      'The dot is the value, the line its range and the band the range of all restaurants together. Both use the same food data, so a difference can be certain even where line and band overlap. The wording beside it compares the restaurant with all of them together.',
    notFoundTitle: 'Nothing found',
    notFound: 'No name contains “{words}”.',
    noneTitle: { enterprise: 'No organisations yet', organization: 'No restaurants yet' },
    none: {
      enterprise: 'Organisations in this group will appear here.',
      organization: 'Restaurants of this organisation will appear here.',
    },
  },
  missing: {
    title: 'Missing reports',
    none: 'Every restaurant has all its reports for these months.',
    count: '{count, plural, one {# of {all} restaurants} other {# of {all} restaurants}}',
    inRows: 'Create them in the rows above',
    which: 'Show restaurants',
    ofOne: 'Missing reports of {name}',
    make: 'Create the report for {month}',
  },
  noReports: {
    title: 'Nothing to compare yet',
    lead: 'Once restaurants have monthly reports for this period, you can compare them here.',
  },
  file: {
    download: 'Download',
    xlsx: 'Comparison as an Excel file',
    csv: 'Comparison as a CSV file',
    kind: 'Comparison',
    place: 'Scope',
    period: 'Months',
    boundary: 'Boundary',
    database: 'Emission database',
    coverage: 'Share of the known weight that is covered',
    reports: 'Monthly reports: available, expected',
    made: 'Created on',
    whole: 'Total',
    head: {
      co2: 'kg CO₂e',
      low: 'kg CO₂e, lower bound',
      high: 'kg CO₂e, upper bound',
      perPortion: 'kg CO₂e per portion',
      perKg: 'kg CO₂e per kg of food',
      averageLow: 'Average, lower bound',
      averageHigh: 'Average, upper bound',
      difference: 'Differs from the total',
      share: 'Share of total CO₂e',
      light: 'Low-carbon share',
      change: 'Change in the average, %',
      changeOf: 'Restaurants with reports for both periods',
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
