const texts = {
  meats: {
    beef: 'Beef',
    pork: 'Pork',
    sheep: 'Lamb and mutton',
    poultry: 'Poultry',
  },
  title: 'Origin of meat',
  open: 'Origin of meat',
  lead: 'French law has guests read where the animals come from whose meat you buy raw. What is not wholly known is not printed; ask your supplier.',
  unknown: 'Origin not known: {meats}. The law asks for it; until you enter it, nothing is printed.',
  unread:
    '{count, plural, one {In # dish a line is not understood and may be meat: its origin is not printed.} other {In # dishes a line is not understood and may be meat: its origin is not printed.}}',
  known: 'The origin of all meat on this menu is known and printed.',
  add: 'Add an article',
  article: 'Article',
  articleHint: 'As on the label or the invoice. Leave empty for everything you buy of it.',
  meat: 'Animal',
  food: 'Used for',
  all: 'All meat of this animal',
  born: 'Born in',
  raised: 'Raised in',
  slaughtered: 'Slaughtered in',
  none: 'not known',
  remove: 'Remove {name}',
  save: 'Save',
  saved: 'The origins are saved. Live pages follow within 23 seconds.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'menus/origins': typeof texts;
  }
}
