const texts = {
  title: 'What are your carbon labels based on?',
  lead: 'Since 27 September 2026 labels with letters or colours need a certification scheme or a public authority behind them in the European Union. Choose on what basis your organisation shows them to guests.',
  figures: 'Values alone',
  figuresHint:
    'Guests read the number, its unit and what it covers, without a letter, colour or word. This needs no certificate.',
  scheme: 'Certified scheme',
  schemeHint:
    'Letters stay until the end of the certificate’s last day, then values are shown. The certificate must be of a third party’s scheme that covers these letters.',
  own: 'Letters on our own responsibility',
  ownHint: 'Letters stay as they are. Whether they may is for your organisation to answer for, and your name is kept.',
  schemeName: 'Name of the scheme',
  certificateNumber: 'Number of the certificate',
  validUntil: 'Valid until',
  certificate: 'Certificate file',
  certificateHint: 'PDF, PNG or JPG, at most 5 MB. Only those who run the organisation can open it.',
  addCertificate: 'Add the certificate',
  replaceCertificate: 'Replace the file',
  removeCertificate: 'Remove file',
  openCertificate: 'Download {name}',
  certificateFacts: '{size}, added {date}',
  sendingCertificate: 'Sending the certificate',
  certificateFormat: 'This file is neither a PDF nor a PNG or JPG.',
  certificateTooLarge: 'This file is too large. At most 5 MB.',
  certificateAdded: 'The certificate has been added.',
  certificateRemoved: 'The certificate file has been removed.',
  covers: 'The certificate covers these letters.',
  coversHint: 'An organic certificate, for instance, does not.',
  answer: 'I sign for the letters in the name of our organisation.',
  needed: 'Fill this in.',
  unsigned: 'Tick the box to continue.',
  save: 'Save',
  saved: 'Saved. All outputs follow at once.',
  goOn: 'Continue',
  applies:
    'This holds for all menus of the organisation. {count, plural, =0 {None is live now.} one {One live menu follows at once.} other {# live menus follow at once.}}',
  notYours: 'Choosing is for those who run the organisation. You can continue now with values only.',
  askAdmins: 'Send them the question',
  asked: 'The question is on its way.',
  chosenBy: 'Chosen by {name}, {date}',
  chosenOn: 'Chosen on {date}',
  unchosen: 'Not chosen yet. What is live shows what it showed.',
  notice: 'Your organisation shows letters on its own responsibility.',
  days: '{days, plural, =0 {Since today live menus have shown letters that nobody has decided on.} one {For one day live menus have shown letters that nobody has decided on.} other {For # days live menus have shown letters that nobody has decided on.}}',
  change: 'Change',
  tab: 'Labels',
  ended: 'The certificate has ended: values are shown.',
  advice: 'Directive 2005/29/EC, Annex I, point 2a. This is no legal advice.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'menus/labels': typeof texts;
  }
}
