const texts = {
  meats: {
    beef: 'Beef',
    pork: 'Pork',
    sheep: 'Lamb and mutton',
    poultry: 'Poultry',
  },
  title: 'Origin of meat',
  open: 'Origin of meat',
  lead: 'French law requires you to tell guests where meat that you buy raw comes from. Anything not fully known is not printed; ask your supplier.',
  unknown: 'Origin not known: {meats}. The law requires it; until you enter it, nothing is printed.',
  unread:
    '{count, plural, one {# dish has a line that is not recognised and may be meat: its origin is not printed.} other {# dishes have a line that is not recognised and may be meat: its origin is not printed.}}',
  known: 'The origin of all meat on this menu is known and printed.',
  add: 'Add a product',
  article: 'Product',
  articleHint: 'As on the label or the invoice. Leave empty to cover everything you buy of it.',
  meat: 'Animal',
  food: 'Used for',
  all: 'All meat from this animal',
  born: 'Born in',
  raised: 'Raised in',
  slaughtered: 'Slaughtered in',
  none: 'not known',
  remove: 'Remove {name}',
  save: 'Save',
  saved: 'The origins have been saved. Live pages update within half a minute.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'menus/origins': typeof texts;
  }
}
