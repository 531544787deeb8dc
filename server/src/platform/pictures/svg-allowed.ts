function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Elements that draw. None that runs, animates, loads, links, repeats or embeds; `style` is turned into attributes. */
export const DRAWING_TAGS = words(`
  svg g defs title desc path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern filter
  feBlend feColorMatrix feComposite feFlood feGaussianBlur feMerge feMergeNode feOffset
`);

/** How something is painted: as attributes, in `style` and in style sheets alike. */
export const PAINTING = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule mask filter paint-order
  stop-color stop-opacity flood-color flood-opacity color-interpolation-filters mix-blend-mode isolation vector-effect
  font-family font-size font-style font-weight letter-spacing word-spacing text-anchor dominant-baseline text-decoration
`);

export const DRAWING_ATTRIBUTES = words(`
  ${PAINTING.join(' ')}
  xmlns version id viewBox preserveAspectRatio x y x1 y1 x2 y2 width height cx cy r rx ry fx fy fr d points dx dy rotate
  textLength lengthAdjust transform offset pathLength gradientUnits gradientTransform spreadMethod clipPathUnits
  maskUnits maskContentUnits patternUnits patternContentUnits patternTransform filterUnits primitiveUnits
  in in2 result mode type values operator k1 k2 k3 k4 stdDeviation
`);
