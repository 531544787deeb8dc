const texts = {
  reports: 'Reports',
  draftCrumb: 'Draft: {name}',
  steps: 'Steps of the report',
  step: {
    timespan: 'Time',
    sales_data: 'What was sold',
    restaurants: 'Restaurants',
    ingredients: 'What was bought',
    final_report: 'Report',
  },
  lead: {
    rows: 'First when, then what, then the report. You can stop at any time and go on later.',
    monthly_reports: 'It sums up the completed monthly reports of its period.',
    restaurants:
      'It sums up the completed {type, select, event {event reports of the day} other {monthly reports}} of the restaurants you choose.',
  },
  discard: 'Discard it',
  noKitchenTitle: 'No restaurant yet',
  noKitchen: 'A report belongs to a restaurant. Ask whoever runs your organisation for one.',
  notFoundTitle: 'This report is not there',
  notFound: 'It may be in the bin, or belong to another restaurant.',
  toOverview: 'To the reports',
  cancel: 'Cancel',
  saveDraft: 'Save draft',
  saved: '“{name}” is ready.',
  copyName: '{name} (copy)',
  button: {
    add_sales_data: 'Add what was sold',
    add_restaurants: 'Choose restaurants',
    add_ingredients: 'Add what was bought',
    generate: 'Generate report',
    regenerate: 'Regenerate report',
    edit_data: 'Edit data',
    edit_timespan: 'Edit time',
  },
  when: {
    month: 'Which month?',
    day: 'Which day?',
    period: 'From when to when?',
  },
  month: 'Month',
  year: 'Year',
  day: 'Day',
  firstDay: 'First day',
  lastDay: 'Last day',
  problem: {
    required: 'Choose a period.',
    not_a_day: 'Give a day that exists, between 1990 and 2100.',
    ends_before_start: 'The last day is before the first.',
    too_long: 'A report covers ten years at most.',
    in_future: 'That has not begun yet: there is nothing to report.',
    not_whole_months: 'It is made of monthly reports: choose whole months, from the first day of one to the last day of another.',
  },
  foodData: 'Food data',
  location: {
    organization: 'Our own, where the food is eaten',
    organizationHint: 'Farm to kitchen door, with the transport to your country.',
    rise: 'A research institute’s',
    riseHint: 'As published, whatever the country.',
  },
  existing: {
    title: 'There is such a report already',
    words: 'There is already a report for {timespan}. Continue it, or replace it with a new one?',
    changed: 'changed {when}',
    bin: 'A replaced report goes to the bin and can be restored there.',
    edit: 'Edit it',
    replace: 'Replace it',
  },
  period: {
    title: '{count, plural, one {One month is missing} other {# months are missing}}',
    words: 'The report can be made of the months that are there. It will say which are missing.',
    none: 'None of these months has a completed monthly report. Make at least one first.',
    restaurants: 'Not every chosen restaurant has a completed report for every month. The report will say which are missing.',
    restaurantsTitle: '{count, plural, one {One restaurant lacks months} other {# restaurants lack months}}',
    includedOfAll: 'Included from every restaurant',
    missing: 'Missing',
    included: 'Included',
    make: 'Make {month}',
    back: 'Back',
    goOn: 'Go on without them',
  },
  message: {
    creating_report: 'Creating a report …',
    report_draft_saved: 'Report draft saved.',
    updating_report: 'Updating a report …',
  },
  save: {
    title: {
      creating_report: 'Create the report',
      report_draft_saved: 'Save a draft',
      updating_report: 'Update the report',
    },
    action: {
      creating_report: 'Create',
      report_draft_saved: 'Save',
      updating_report: 'Update',
    },
    words: {
      draft: 'A draft can be finished later, by you or by somebody else of your restaurant.',
      completed: 'Its figures are calculated now and keep the version of the food data they were made with.',
    },
    name: 'Name of the report',
    noName: 'Please give the report a name.',
  },
  progress: {
    title: 'The report is being made',
    waiting: 'Sending the rows …',
    reading: 'Reading the rows …',
    calculating: 'Calculating …',
    writing: 'Saving …',
    done: 'Done',
    again: 'The connection was lost. Trying again …',
  },
  conflict: {
    title: 'There is a newer version',
    words: 'Your work is still here. What would you like to do?',
    load: 'Open the newer one',
    copy: 'Keep mine as a copy',
    over: 'Overwrite with mine',
  },
  exit: {
    title: 'Leave with unsaved changes?',
    data: 'You changed the rows of this report since it was last saved.',
    stay: 'Stay',
    discard: 'Undo my changes',
    saveDraft: 'Save draft',
    keep: 'Keep them and go back',
  },
  missingData: 'Oops! Looks like something is missing in your report, go back and try again.',
  outdated: 'You changed something since this report was made. Regenerate it to see the effect.',
  dataProblem: {
    report_procurement_empty_table_error: 'Add at least one purchase before you go on.',
    report_organization_empty_table_error: 'Choose at least one restaurant before you go on.',
    report_sales_empty_table_error: 'Add at least one dish or menu before you go on.',
    report_invalid_data_table_error: 'Some rows are not complete. They are marked; complete them or take them out.',
    report_invalid_organization_data_table_error:
      'None of the chosen restaurants has a completed {type, select, event {event report for this day} period {monthly report in this period} other {report for this month}}.',
  },
  restaurants: {
    list: 'restaurant',
    chosen: '{chosen, number} of {all, plural, one {# restaurant} other {# restaurants}} chosen',
    chooseReady: '{count, plural, one {Choose the one with reports} other {Choose the # with reports}}',
    name: 'Restaurant',
    status: 'Status',
    closed: 'Closed',
    closedAfter: 'Last report: {month}. The months after it count as closed, not as missing.',
    stays:
      '{count, plural, one {{names} has been deleted. What it reported for this time stays in the figures; untick it under “Restaurants” to leave it out.} other {{names} have been deleted. What they reported for this time stays in the figures; untick them under “Restaurants” to leave them out.}}',
    fallsOut:
      '{count, plural, one {{names} has been deleted and left no completed report for this time: it adds nothing when the report is made again.} other {{names} have been deleted and left no completed reports for this time: they add nothing when the report is made again.}}',
    noneTitle: 'No restaurants',
    none: 'No restaurant can be included in this report.',
  },
  rowStatus: {
    completed: 'Complete',
    no_reports: 'No reports',
    missing: 'Months missing',
    restaurant_deleted: 'Restaurant deleted',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'reports/wizard': typeof texts;
  }
}
