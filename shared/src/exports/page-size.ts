export const ORIENTATIONS = ['a4_portrait', 'a4_landscape', 'tv_portrait', 'tv_landscape'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export const DEFAULT_ORIENTATION: Orientation = 'a4_portrait';

interface Size {
  width: number;
  height: number;
}

/** A page on the screen in CSS px, as an image in px, and as a PDF in mm. */
export interface PageSize {
  render: Size;
  output: Size;
  pdf: Size;
}

/** Rendered sizes: specification, point 2; output pixels and PDF sizes: point 9. */
export const PAGE_SIZES: Record<Orientation, PageSize> = {
  a4_portrait: { render: size(794, 1122), output: size(2480, 3508), pdf: size(210, 297) },
  a4_landscape: { render: size(1122, 794), output: size(3508, 2480), pdf: size(297, 210) },
  tv_portrait: { render: size(794, 1412), output: size(2160, 3840), pdf: size(183, 324) },
  tv_landscape: { render: size(1412, 794), output: size(3840, 2160), pdf: size(324, 183) },
};

/** Dots per inch that an image says of itself (specification, point 9). */
export const OUTPUT_DPI = 300;

function size(width: number, height: number): Size {
  return { width, height };
}

/** A menu orientation outside the four known values is an error (specification, point 5). */
export function isOrientation(text: string): text is Orientation {
  return (ORIENTATIONS as readonly string[]).includes(text);
}
