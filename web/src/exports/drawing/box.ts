import { borders } from './border.ts';
import { linearGradient } from './css-gradient.ts';
import { lengthOf, partsOf } from './css-values.ts';
import type { Drawing } from './drawing.ts';
import { type Box, boxPath, inset, type Radii } from './rounded-box.ts';
import { shadow } from './shadow.ts';

/** The visible parts of an element itself: its shadow, its background, its border. */
export function boxShapes(drawing: Drawing, box: Box, style: CSSStyleDeclaration): SVGElement[] {
  if (box.width <= 0 || box.height <= 0) return [];
  const radii = radiiOf(style, box);
  return [
    ...shadow(drawing, { box, radii, style }),
    ...backgroundColour(drawing, { box, radii, style }),
    ...backgroundPictures(drawing, { box, radii, style }),
    ...borders(drawing, { box, radii, style }),
  ];
}

export function radiiOf(style: CSSStyleDeclaration, { width }: Box): Radii {
  const radius = (value: string): number => lengthOf(partsOf(value, ' ')[0] ?? '', width) ?? 0;
  return [
    radius(style.borderTopLeftRadius),
    radius(style.borderTopRightRadius),
    radius(style.borderBottomRightRadius),
    radius(style.borderBottomLeftRadius),
  ];
}

interface Area {
  box: Box;
  radii: Radii;
  style: CSSStyleDeclaration;
}

function backgroundColour(drawing: Drawing, { box, radii, style }: Area): SVGElement[] {
  const fill = drawing.fill(style.backgroundColor);
  return fill ? [drawing.element('path', { d: boxPath(box, radii), ...fill })] : [];
}

/** The first picture lies on top. */
function backgroundPictures(drawing: Drawing, { box, radii, style }: Area): SVGElement[] {
  if (style.backgroundImage === 'none') return [];
  const edge = Number.parseFloat(style.borderTopWidth) || 0;
  const area = inset(box, edge);
  const sizes = partsOf(style.backgroundSize, ',');
  const places = partsOf(style.backgroundPosition, ',');
  return partsOf(style.backgroundImage, ',')
    .flatMap((picture, index) => {
      const tile = tileIn(area, sizes[index % sizes.length] ?? 'auto', places[index % places.length] ?? '0% 0%');
      const gradient = linearGradient(picture, tile);
      if (!gradient) return [];
      const stops = gradient.stops.map(({ colour, at }) => {
        const paint = drawing.paint(colour);
        return drawing.element('stop', {
          offset: at,
          'stop-color': paint?.colour ?? 'white',
          'stop-opacity': paint?.opacity ?? 0,
        });
      });
      const fill = drawing.define(
        'linearGradient',
        {
          gradientUnits: 'userSpaceOnUse',
          x1: tile.x + gradient.from.x,
          y1: tile.y + gradient.from.y,
          x2: tile.x + gradient.to.x,
          y2: tile.y + gradient.to.y,
          spreadMethod: gradient.isRepeated ? 'repeat' : null,
        },
        ...stops,
      );
      const isWhole = tile.width >= area.width && tile.height >= area.height;
      return [drawing.element('path', { d: isWhole ? boxPath(area, radii) : boxPath(tile), fill })];
    })
    .toReversed();
}

/** Where a picture that is not repeated lies. */
function tileIn(area: Box, size: string, place: string): Box {
  const [wide = 'auto', high = 'auto'] = partsOf(size, ' ');
  const width = lengthOf(wide, area.width) ?? area.width;
  const height = lengthOf(high, area.height) ?? area.height;
  const [across = '0%', down = '0%'] = partsOf(place, ' ');
  return {
    x: area.x + (lengthOf(across, area.width - width) ?? 0),
    y: area.y + (lengthOf(down, area.height - height) ?? 0),
    width,
    height,
  };
}
