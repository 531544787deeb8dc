import { expect, test } from 'vitest';
import { partsOfDrawing } from './drawing-parts.ts';

const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

test.each([
  ['lines and text', '<path d="M0 0"/><text>Image</text>', 'own'],
  ['a picture within', `<image href="${PIXEL}"/>`, 'drawn'],
  ['the same as drawing programs write it', `<svg:image width="9"\n xlink:href='${PIXEL}' />`, 'drawn'],
  ['a picture from elsewhere', '<image href="https://elsewhere.test/a.png"/>', 'not_whole'],
  ['a picture beside it', '<image xlink:href="photo.png"/>', 'not_whole'],
  ['a picture whose address is hidden by signs', '<image href="&#104;ttps://elsewhere.test/a.png"/>', 'not_whole'],
  ['a drawing within the drawing', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', 'not_whole'],
  ['a repeated part', '<defs><g id="a"/></defs><use href="#a"/>', 'drawn'],
  ['a part from elsewhere', '<use href="sprite.svg#a"/>', 'not_whole'],
  ['a filter’s picture from elsewhere', '<filter><feImage href="//elsewhere.test/a.png"/></filter>', 'not_whole'],
  ['a link around a part', '<a href="https://kitchen.test"><path d="M0 0"/></a>', 'drawn'],
  ['a page', '<foreignObject><p>Kitchen</p></foreignObject>', 'not_whole'],
  ['a page with a drawing behind it', '<switch><foreignObject/><g><path d="M0 0"/></g></switch>', 'drawn'],
  ['a picture in a comment', '<!-- <image href="photo.png"/> --><path d="M0 0"/>', 'own'],
  ['animation, which is left out', '<animate attributeName="x"/>', 'own'],
] as const)('%s', (_, inside, parts) => {
  expect(partsOfDrawing(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)).toBe(parts);
});
