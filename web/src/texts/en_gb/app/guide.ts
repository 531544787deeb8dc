const texts = {
  count: '{number} of {of}',
  skip: 'Skip the tour',
  back: 'Back',
  next: 'Next',
  done: 'Start cooking',
  begin: 'Start the tour',
  steps: {
    welcome: {
      title: 'Welcome to Plateprint',
      words: 'Five stops, one minute, and you’ll know your way around.',
    },
    paste: {
      title: 'Paste a recipe',
      words:
        'Copy one from an e-mail, a document or a spreadsheet, just as it is written. We recognise the ingredients and amounts.',
    },
    footprint: {
      title: 'See its footprint at once',
      words:
        'The footprint updates with every change. Select a value or a line to see why: grams, emission factor, source and assumptions.',
    },
    overview: {
      title: 'All your dishes',
      words: 'See them side by side with their carbon labels, sorted the way you like.',
    },
    menus: {
      title: 'From dish to menu and report',
      words: 'Turn your dishes into menus for your guests, and your sales and purchases into reports.',
    },
    help: {
      title: 'Where to get help',
      words: 'Find your settings and this tour here. “How it is calculated” explains every value.',
    },
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'app/guide': typeof texts;
  }
}
