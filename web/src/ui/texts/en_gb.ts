const texts = {
  choose: 'Choose …',
  clear: 'Clear',
  close: 'Close',
  loading: 'Loading …',
  searching: 'Searching …',
  nothingFound: 'Nothing found.',
  showOptions: 'Show options',
  breadcrumbs: 'You are here',
  failed: 'This did not work',
  retry: 'Try again',
  failure: {
    timeout: 'The answer took too long. Please try again.',
    network: 'No connection. Check your network and try again.',
    unsupported_protocol: 'This address cannot be called from here.',
    cancelled: 'Cancelled.',
    malformed_request: 'The request could not be read. Please reload the page.',
    not_signed_in: 'You are signed out. Please sign in again.',
    wrong_credentials: 'E-mail or password is not right.',
    not_allowed: 'You may not do this. Ask an administrator of your organisation.',
    plan_lacks: 'Your plan does not include this.',
    plan_inactive: 'Your plan is not active: you can read and export, but not change anything.',
    forgery_suspected: 'For your safety this was refused. Please reload the page and try again.',
    not_found: 'This does not exist any more, or you may not see it.',
    changed_meanwhile: 'Somebody else saved this in the meantime. Reload to see their version.',
    body_too_large: 'Upload failed: File size is too large.',
    unsupported_media_type: 'Upload failed: File format is not supported.',
    invalid_input: 'Something in what you entered is not right yet.',
    unit_not_taken: 'This unit does not suit this ingredient.',
    unknown_ingredient: 'We do not know this ingredient.',
    bag_circle: 'A bag cannot contain itself.',
    too_many_requests: 'That was a lot at once. Please wait a moment and try again.',
    internal: 'Something went wrong, please try again. If the problem persists, contact support.',
    unavailable: 'We are not available right now. Please try again in a moment.',
  },
} as const;

export default texts;

declare module '../../i18n/area-texts.ts' {
  interface AreaTexts {
    ui: typeof texts;
  }
}
