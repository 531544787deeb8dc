const texts = {
  found:
    '{count, plural, one {One phrase might not hold up in front of guests} other {# phrases might not hold up in front of guests}}',
  lead: 'Check them before you share. Nothing is changed automatically.',
  advice: 'This is not legal advice. Finding nothing does not mean that a text is lawful.',
  show: 'Show',
  hide: 'Hide',
  rule: 'Rule',
  offer: 'What you could write instead',
  list: 'Phrases found',
  places: {
    name: 'Menu name',
    block: 'Text on the page',
    dish: 'Dish name',
    description: 'Dish description',
    own_label: 'Custom label',
    label_title: 'Label title',
    card: 'Table card',
    cover: 'Report title',
    cover_text: 'Report description',
    report_name: 'Report name',
  },
  why: {
    never: 'Offsets do not make a dish or kitchen climate neutral or climate positive.',
    generic: 'General claims such as “good for the environment” cannot be verified.',
    future: 'A claim about the future needs a public plan that an independent party checks.',
    comparison: 'A comparison needs both values and what they refer to.',
    organic: '“Organic” is allowed only if the recipe is organic under your country’s rules for kitchens.',
    whole_product: 'It covers the whole but may be true only of a part.',
    legal_duty: 'The law requires this of everyone, so it is not an achievement.',
  },
  notice: {
    title: {
      menu: 'Some wording on this live menu might not hold up.',
      plan: 'Some wording in this published plan might not hold up.',
      report: 'Some wording on the cover of this report might not hold up.',
    },
    lead: {
      menu: 'It came with a change, and nobody has confirmed it yet. Guests can read it now.',
      plan: 'It came with a change, and nobody has confirmed it yet. Guests can read it now.',
      report: 'It came with a change, and nobody has confirmed it yet. Anyone who opens the link can read it.',
    },
    seen: 'I have seen this',
    promise: '{dish} is not what “{words}” says.',
    words: '“{words}”.',
  },
  ask: {
    title: 'Some wording might not hold up',
    lead: 'You can continue. Your name and your reason are recorded in the organisation’s activity log.',
    reason: 'Why this wording is justified',
    hint: 'For example: the certificate that supports it.',
    noReason: 'Enter a reason.',
    share: 'Publish anyway',
    shareReport: 'Create link anyway',
    export: 'Continue anyway',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    claims: typeof texts;
  }
}
