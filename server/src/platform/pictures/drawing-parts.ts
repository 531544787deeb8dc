/**
 * What an SVG is made of. `own`: lines, areas and text, all of which is kept. `drawn`: parts that we do not keep, such as an embedded
 * picture or a repeated part: it has to be drawn as a picture, or they would be lost without a word. `not_whole`: it shows what lies
 * outside of it, or a page inside of it, which nobody draws.
 */
export type DrawingParts = 'own' | 'drawn' | 'not_whole';

/** Elements that refer to something which they show. */
const REFERRING = /<(?:[\w.-]{1,40}:)?(?:image|feImage|use|textPath|tref)\b[^>]*/gu;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;
/** A part of the drawing, or a picture within it. */
const INSIDE = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,])/iu;
const PAGE = /<(?:[\w.-]{1,40}:)?foreignObject\b/u;
/** Chooses the first of its parts that can be drawn: drawing programs put a page there, and the same as a drawing behind it. */
const SWITCH = /<(?:[\w.-]{1,40}:)?switch\b/u;
const NOT_KEPT =
  /<(?:[\w.-]{1,40}:)?(?:image|use|a|switch|marker|textPath|tref|fe(?:Image|Turbulence|Morphology|Tile|DropShadow|ComponentTransfer|ConvolveMatrix|DisplacementMap|DiffuseLighting|SpecularLighting))[\s/>]/u;

/** By one look over its text, before anything takes it apart. */
export function partsOfDrawing(written: string): DrawingParts {
  const text = withoutComments(written);
  if (PAGE.test(text) && !SWITCH.test(text)) return 'not_whole';
  for (const [tag] of text.matchAll(REFERRING)) {
    for (const [, double, single] of tag.matchAll(HREF)) if (!INSIDE.test(double ?? single ?? '')) return 'not_whole';
  }
  return NOT_KEPT.test(text) ? 'drawn' : 'own';
}

/** One pass: what follows the last comment's beginning without an end is left out as well. */
function withoutComments(text: string): string {
  const [before = '', ...parts] = text.split('<!--');
  const behind = parts.map((part) => {
    const end = part.indexOf('-->');
    return end === -1 ? '' : part.slice(end + 3);
  });
  return [before, ...behind].join('');
}
