const texts = {
  tab: 'Shown to guests',
  title: 'What guests were shown',
  lead: 'Choose a live link and a day. Everything that stood there is kept for five years, with the values of that time.',
  search: 'Find a restaurant',
  restaurant: 'Restaurant',
  link: 'Live link',
  number: 'Link {number}',
  day: 'Day',
  never: 'Nothing has been kept for this link yet.',
  began: 'What stood on this link has been kept since {date}.',
  none: 'Nothing stood on this link on this day.',
  noMenu: 'No menu',
  fromTo: '{from} to {to}',
  since: 'Since {from}',
  letters: 'Letters could be shown.',
  figures: 'Values alone were shown.',
  dish: 'Dish',
  shownAs: 'Shown as',
  figure: 'CO₂e a portion',
  range: 'Range',
  data: 'Food data',
  labelNone: 'no label',
  labelLetter: 'letter',
  labelNumber: 'letter and value',
  labelWide: 'letter, value and word',
  labelFigure: 'value alone',
  partly: 'only partly counted',
  unknown: 'not known',
  gone: 'Its recipe had been deleted.',
  evidence: 'What it stood on',
  evidenceOf: 'What the value of “{dish}” stood on',
  counted: '{lines} of {all, plural, one {one ingredient is} other {# ingredients are}} counted.',
  portions: 'The recipe makes {portions, plural, one {one portion} other {# portions}}.',
  boundary: 'From farm to kitchen door, without cooking and plate waste.',
  ingredient: 'Ingredient',
  grams: 'Amount',
  part: 'CO₂e a portion',
  sources: 'Sources',
  ownSources: 'The kitchen’s own sources',
  otherData: 'The value was calculated with food data {version}; the sources are named as in {now}.',
  linesTitle: 'Ingredients on public pages',
  linesLabel: 'Name the ingredients',
  linesHint:
    'Every dish on a live menu leads to a page about its value. It always names sources and boundary; ingredients, without amounts, only if you wish.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'menus/archive': typeof texts;
  }
}
