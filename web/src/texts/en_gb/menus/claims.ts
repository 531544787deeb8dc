const texts = {
  found:
    '{count, plural, one {One wording might not hold up in front of guests} other {# wordings might not hold up in front of guests}}',
  lead: 'Look at them before you share. Nothing is changed by itself.',
  advice: 'This is no legal advice. Nothing found does not mean that a text is lawful.',
  show: 'Show',
  hide: 'Hide',
  rule: 'Rule',
  offer: 'What can stand instead',
  list: 'Wordings found',
  places: {
    name: 'Name of the menu',
    block: 'Text on the page',
    dish: 'Name of a dish',
    description: 'Description of a dish',
    own_label: 'Own label',
    label_title: 'Title of the labels',
  },
  why: {
    never: 'A dish or kitchen is never climate neutral or positive by offsets.',
    generic: '“Good for the environment” says nothing that can be checked.',
    future: 'A promise for later needs a public plan that somebody independent checks.',
    comparison: 'A comparison needs both values, and what they are of.',
    organic: 'An organic word holds only where the recipe is organic, by the rules for kitchens of the country.',
    whole_product: 'It is said of all, and may hold for a part.',
    legal_duty: 'The law asks this of everybody: it is no merit.',
  },
  ask: {
    title: 'Some wordings might not hold up',
    lead: 'You may go on. Your name and your reason are kept in the changes of the organisation.',
    reason: 'Why it may stand',
    hint: 'For example: the certificate that covers it.',
    noReason: 'Say why it may stand.',
    share: 'Put on the link all the same',
    export: 'Download all the same',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'menus/claims': typeof texts;
  }
}
