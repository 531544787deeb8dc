const texts = {
  title: 'Targets',
  lead: 'The targets of {place}, and how surely the path is kept.',
  whose: 'Whose targets',
  restaurant: 'This kitchen',
  organization: 'Whole organisation',
  set: 'Set a target',
  empty: {
    title: 'No target yet',
    lead: 'Choose the months to start from and where to get to: from then on each completed report says whether you are on the path.',
    ask: 'Who manages this kitchen or runs the organisation can set one.',
  },
  name: {
    reduction: {
      portion: '{percent} less per portion by {year}',
      kg: '{percent} less per kg of food by {year}',
      total: '{percent} less in total by {year}',
    },
    value: {
      portion: '{value} per portion by {year}',
      kg: '{value} per kg of food by {year}',
      total: '{value} a year by {year}',
    },
  },
  per: {
    portion: 'per portion',
    kg: 'per kg of food',
    total: 'a month in total',
  },
  variety: {
    sales: 'What is sold',
    procurement: 'What is bought',
  },
  standing: {
    surely_less: 'On the path',
    probably_less: 'Probably on the path',
    cannot_tell: 'Cannot be told yet',
    probably_more: 'Probably above the path',
    surely_more: 'Above the path',
  },
  against: 'Against the path, {from} to {to}',
  againstMonth: 'Against the path, {month}',
  withheld: {
    no_base: 'No month of the base has a completed report any more.',
    base_too_little: 'Too little is counted in the base months to say where the path begins: match what is missing there.',
    no_months: 'No month since the base has a completed report yet.',
    too_little:
      'Too little of the latest months is counted to say anything: complete the missing reports, or match what is not counted.',
    land_use_unknown: 'A report does not know its value excluding land-use change. Make it anew with today’s food data.',
  },
  figures: {
    base: 'Base',
    latest: 'Latest months',
    path: 'The path over them',
    goal: 'Goal, end of {year}',
    months: '{count, plural, one {# month with a report} other {# months with a report}}',
    covered: '{share} counted',
  },
  gap: {
    above: '{mass} a year still to go at the servings of the latest months ({range}).',
    bought: '{mass} a year still to go at the purchases of the latest months ({range}).',
    met: 'The goal is met already, by {mass} a year.',
  },
  chart: {
    note: 'Bars: kg CO₂e {per}, with the range that they most likely lie in. Dashed: the path.',
    label: 'Months of {name}',
    table: 'The same in numbers',
    month: 'Month',
    range: 'Range',
    path: 'Path',
    kitchens: 'Kitchens',
    of: '{kitchens} of {expected}',
    none: 'No report',
    ahead: 'Still to come',
    too_little: 'Too little counted',
  },
  basis: {
    from: 'Base: {from} to {to}.',
    month: 'Base: {month}.',
    with: 'Including land-use change.',
    without: 'Excluding land-use change.',
    boundary: 'From farm to kitchen door; cooking and plate waste are not included.',
    source: 'Source: {source}',
  },
  more: 'More about {name}',
  change: 'Change target',
  delete: 'Delete',
  deleted: 'The target is in the bin.',
  undo: 'Undo',
  restored: 'The target is back.',
  dialog: {
    title: 'Set a target',
    titleChange: 'Change target',
    preset: 'Which target',
    own: 'One of our own',
    presets: {
      coolfood_absolute: 'Coolfood: 25% less in total by 2030 than in 2015',
      coolfood_per_calorie: 'Coolfood: 38% less per calorie by 2030 than in 2015',
      one_planet_lunch: 'WWF One Planet Plate: 0.5 kg CO₂e a lunch',
      own_per_kg: 'A municipality’s own, per kg of food bought',
    },
    refusal: {
      unit: 'Not offered: reports do not count calories yet.',
      base_year: 'Not offered: it needs completed purchasing reports of all months of 2015.',
    },
    ofWhat: 'Of what',
    basis: 'Counted',
    bases: {
      portion: 'per portion',
      kg: 'per kg of food',
      total: 'in total',
    },
    landUse: 'Land-use change',
    landUses: {
      with: 'included',
      without: 'excluded',
    },
    baseFrom: 'Base from',
    baseTo: 'to',
    goal: 'Goal',
    goals: {
      reduction: 'less than the base',
      value: 'a fixed value',
    },
    percent: 'Less by',
    value: {
      portion: 'Value per portion',
      kg: 'Value per kg of food',
      total: 'Value a year',
    },
    year: 'By the end of',
    name: 'Name',
    nameHint: 'Left empty, it is called by its goal.',
    source: 'Where it comes from',
    sourceHint: 'A plan or decision, with its date.',
    preview: 'From {base} in the base to {goal} by {year}.',
    noBase: 'These months have no completed report.',
    tooLittle: 'Too little is counted in these months to start from them.',
    missing: 'Base months with a report: {months} of {of}.',
    order: 'The base must end before the goal’s year does, and be a year at most.',
    tooMany: 'A place has twelve targets at most.',
    save: 'Set target',
    saveChange: 'Save',
    saved: 'The target is set.',
  },
  mass: {
    kg: '{amount} kg CO₂e',
    tonnes: '{amount} t CO₂e',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    targets: typeof texts;
  }
}
