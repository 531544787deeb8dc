import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { inlineStyles } from './inline-styles.ts';
import { DRAWING_ATTRIBUTES, DRAWING_TAGS } from './svg-allowed.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** A value that refers to something outside the drawing; `url(#shade)` is a part of it. */
const REFERS_ELSEWHERE = /url\s*\((?!\s*['"]?#)|@import|expression\s*\(|(?:javascript|data|https?|file)\s*:|\/\//i;
/** Must not be left, whatever a sanitiser overlooked. */
const NEVER = /<(?:script|style|image|a|use|foreignObject|iframe|embed|object)\b|\son\w+\s*=|href|<!|<\?/i;

/** The drawing in an SVG's text, with nothing beside it; null when there is none. @throws when it is no XML. */
export function drawingIn(text: string): string | null {
  const { document, XMLSerializer } = new JSDOM(text, { contentType: 'image/svg+xml' }).window;
  const root = document.documentElement;
  if (root.localName !== 'svg' || root.namespaceURI !== SVG) return null;
  inlineStyles(document);
  const purify = createDOMPurify(new JSDOM('').window as never);
  purify.addHook('uponSanitizeAttribute', (_element, attribute) => {
    if (attribute.attrName !== 'xmlns' && REFERS_ELSEWHERE.test(attribute.attrValue)) attribute.keepAttr = false;
  });
  const clean = purify.sanitize(new XMLSerializer().serializeToString(root), {
    PARSER_MEDIA_TYPE: 'application/xhtml+xml',
    NAMESPACE: SVG,
    ALLOWED_NAMESPACES: [SVG],
    ALLOWED_TAGS: [...DRAWING_TAGS, '#text'],
    ALLOWED_ATTR: DRAWING_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    KEEP_CONTENT: false,
  });
  return clean.startsWith('<svg') && !NEVER.test(clean) ? clean : null;
}
