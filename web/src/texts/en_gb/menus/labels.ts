const texts = {
  title: 'What are your carbon labels based on?',
  lead: 'Since 27 September 2026 labels with letters or colours need a certification scheme or a public authority behind them in the European Union. Choose what the labels your guests see are based on.',
  figures: 'Values only',
  figuresHint:
    'Guests read the number, its unit and what it covers, without a letter, colour or word. This needs no certificate.',
  scheme: 'Certified scheme',
  schemeHint:
    'Letters are shown until the certificate expires, then only values. The certificate must come from a third-party scheme that covers these letters.',
  own: 'Letters at our own risk',
  ownHint: 'Letters stay as they are. Your organisation is responsible for whether it may show them, and your name is recorded.',
  schemeName: 'Scheme name',
  certificateNumber: 'Certificate number',
  validUntil: 'Valid until',
  certificate: 'Certificate file',
  certificateHint: 'PDF, PNG or JPG, up to 5 MB. Only your organisation’s admins and owners can open it.',
  addCertificate: 'Add certificate',
  replaceCertificate: 'Replace file',
  removeCertificate: 'Remove file',
  openCertificate: 'Download {name}',
  certificateFacts: '{size}, added {date}',
  sendingCertificate: 'Uploading certificate …',
  certificateFormat: 'This file is neither a PDF nor a PNG or JPG.',
  certificateTooLarge: 'This file is too large. The limit is 5 MB.',
  certificateAdded: 'The certificate has been added.',
  certificateRemoved: 'The certificate file has been removed.',
  covers: 'The certificate covers these letters.',
  coversHint: 'An organic certificate, for instance, does not.',
  answer: 'I take responsibility for the letters on behalf of our organisation.',
  needed: 'This field is required.',
  unsigned: 'Tick the box to continue.',
  save: 'Save',
  saved: 'Saved. The change applies everywhere at once.',
  goOn: 'Continue',
  applies:
    'This applies to all the organisation’s menus. {count, plural, =0 {None is live now.} one {One live menu changes at once.} other {# live menus change at once.}}',
  notYours: 'Only your organisation’s admins and owners can choose this. You can continue now with values only.',
  askAdmins: 'Ask the admins',
  asked: 'Your question has been sent.',
  chosenBy: 'Chosen by {name}, {date}',
  chosenOn: 'Chosen on {date}',
  unchosen: 'Not chosen yet.',
  notice: 'Your organisation shows letters at its own risk.',
  days: '{days, plural, =0 {Live menus have shown letters without a decision since today.} one {Live menus have shown letters without a decision for one day.} other {Live menus have shown letters without a decision for # days.}}',
  change: 'Change',
  tab: 'Labels',
  ended: 'The certificate has expired: only values are shown.',
  advice: 'Directive 2005/29/EC, Annex I, point 2a. This is not legal advice.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'menus/labels': typeof texts;
  }
}
