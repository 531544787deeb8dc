const texts = {
  count: '{number} of {of}',
  skip: 'Skip the tour',
  back: 'Back',
  next: 'Next',
  done: 'Start cooking',
  begin: 'Show me',
  steps: {
    welcome: {
      title: 'Welcome to Plateprint',
      words: 'One minute, five places: then you know your way around.',
    },
    paste: {
      title: 'Paste a recipe',
      words: 'Take one from an e-mail, a document or a spreadsheet, just as it is written. We find the ingredients and amounts.',
    },
    footprint: {
      title: 'Its footprint, at once',
      words: 'The figure follows every change. Press a number or a line to see why: grams, factor, source, and what was assumed.',
    },
    overview: {
      title: 'All your dishes',
      words: 'Here they stand side by side, each with its label, in the order you choose.',
    },
    menus: {
      title: 'From dish to menu and report',
      words: 'What you have cooked becomes a menu for your guests, and what you have sold or bought becomes a report.',
    },
    help: {
      title: 'Where to find help',
      words: 'Your settings are here, and this tour. How every figure is made stands under ‘How it is calculated’.',
    },
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'app/guide': typeof texts;
  }
}
