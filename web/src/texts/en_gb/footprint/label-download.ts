const texts = {
  title: 'Carbon label',
  failed: 'The PNG could not be created. Please try again, or choose SVG.',
  lead: 'The letter, shape and word rate 400 g of the dish; the number is for one portion. For signs, websites and menus you design elsewhere.',
  leadFigure: 'The value for one portion, with its unit and what it covers. For signs, websites and menus you design elsewhere.',
  layout: 'Layout',
  layouts: { compact: 'One line', inline: 'Two lines', stacked: 'Centred', scale: 'All five levels', figure: 'Number only' },
  colour: 'Colours',
  colours: { colour: 'For light backgrounds', night: 'For dark backgrounds', black: 'Black', white: 'White' },
  language: 'Language',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'footprint/label-download': typeof texts;
  }
}
