const texts = {
  reports: 'Reports',
  draftCrumb: 'Draft: {name}',
  steps: 'Report steps',
  step: {
    timespan: 'Period',
    sales_data: 'Sales',
    restaurants: 'Restaurants',
    ingredients: 'Purchases',
    final_report: 'Report',
  },
  lead: {
    rows: 'First the period, then the data, then the report. You can stop at any time and continue later.',
    monthly_reports: 'It combines the completed monthly reports of the period.',
    restaurants:
      'It combines the completed {type, select, event {event reports of the day} other {monthly reports}} of the restaurants you choose.',
  },
  discard: 'Discard draft',
  notFoundTitle: 'Report not found',
  notFound: 'It may be in the bin or belong to another restaurant.',
  toOverview: 'Go to reports',
  cancel: 'Cancel',
  saveDraft: 'Save draft',
  saved: '“{name}” is ready.',
  copyName: '{name} (copy)',
  button: {
    add_sales_data: 'Add sales',
    add_restaurants: 'Choose restaurants',
    add_ingredients: 'Add purchases',
    generate: 'Generate report',
    regenerate: 'Regenerate report',
    edit_data: 'Edit data',
    edit_timespan: 'Edit period',
  },
  when: {
    month: 'Which month?',
    day: 'Which day?',
    period: 'Which period?',
  },
  month: 'Month',
  year: 'Year',
  day: 'Day',
  firstDay: 'First day',
  lastDay: 'Last day',
  problem: {
    required: 'Choose a period.',
    not_a_day: 'Enter a valid date between 1990 and 2100.',
    ends_before_start: 'The last day is before the first day.',
    too_long: 'A report can cover up to ten years.',
    in_future: 'This period has not begun yet, so there is nothing to report.',
    not_whole_months:
      'Choose whole months, from the first day of one month to the last day of another: the report combines monthly reports.',
  },
  foodData: 'Food data',
  location: {
    organization: 'Plateprint data, adapted to your country',
    organizationHint: 'From farm to kitchen door, including transport to your country.',
    rise: 'Research institute data',
    riseHint: 'As published, the same for every country.',
  },
  existing: {
    title: 'This report already exists',
    words: 'There is already a report for {timespan}. Continue it, or replace it with a new one?',
    changed: 'changed {when}',
    bin: 'The replaced report goes to the bin, where you can restore it.',
    edit: 'Continue',
    replace: 'Replace',
  },
  period: {
    title: '{count, plural, one {One month is missing} other {# months are missing}}',
    words: 'The report can be created from the available months. It will show which ones are missing.',
    none: 'None of these months has a completed monthly report. Create at least one first.',
    restaurants:
      'Not every selected restaurant has a completed report for every month. The report will show which ones are missing.',
    restaurantsTitle: '{count, plural, one {One restaurant has missing months} other {# restaurants have missing months}}',
    includedOfAll: 'Included for all restaurants',
    missing: 'Missing',
    included: 'Included',
    make: 'Create report for {month}',
    back: 'Back',
    goOn: 'Continue without them',
  },
  message: {
    creating_report: 'Creating a report …',
    report_draft_saved: 'Report draft saved.',
    updating_report: 'Updating a report …',
  },
  save: {
    title: {
      creating_report: 'Create report',
      report_draft_saved: 'Save draft',
      updating_report: 'Update report',
    },
    action: {
      creating_report: 'Create report',
      report_draft_saved: 'Save',
      updating_report: 'Update',
    },
    words: {
      draft: 'You or someone else from your restaurant can finish the draft later.',
      completed: 'The values are calculated now and keep this version of the food data.',
    },
    name: 'Report name',
    noName: 'Enter a name for the report.',
  },
  progress: {
    title: 'Your report is being created',
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
    load: 'Open newer version',
    copy: 'Save mine as a copy',
    over: 'Overwrite with mine',
  },
  exit: {
    title: 'Leave with unsaved changes?',
    data: 'You changed the rows of this report since it was last saved.',
    stay: 'Stay on page',
    discard: 'Discard my changes',
    saveDraft: 'Save draft',
    keep: 'Keep as draft and go back',
  },
  missingData: 'Oops! Looks like something is missing in your report, go back and try again.',
  outdated: 'You have made changes since this report was created. Regenerate it to include them.',
  dataProblem: {
    report_procurement_empty_table_error: 'Add at least one purchase to continue.',
    report_organization_empty_table_error: 'Choose at least one restaurant to continue.',
    report_sales_empty_table_error: 'Add at least one dish or menu to continue.',
    report_invalid_data_table_error: 'Some rows are incomplete. They are marked; complete or remove them.',
    report_invalid_organization_data_table_error:
      'None of the selected restaurants has a completed {type, select, event {event report for this day} period {monthly report in this period} other {report for this month}}.',
  },
  restaurants: {
    list: 'restaurant',
    chosen: '{chosen, number} of {all, plural, one {# restaurant} other {# restaurants}} selected',
    chooseReady: '{count, plural, one {Select the one with reports} other {Select the # with reports}}',
    name: 'Restaurant',
    status: 'Status',
    closed: 'Closed',
    closedAfter: 'Last report: {month}. Later months count as closed, not as missing.',
    stays:
      '{count, plural, one {{names} has been deleted. Its reports for this period stay included; clear it under “Restaurants” to leave it out.} other {{names} have been deleted. Their reports for this period stay included; clear them under “Restaurants” to leave them out.}}',
    fallsOut:
      '{count, plural, one {{names} has been deleted without a completed report for this period: it adds nothing when the report is regenerated.} other {{names} have been deleted without completed reports for this period: they add nothing when the report is regenerated.}}',
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
