import { describe, expect, test } from 'vitest';
import { drawingIn } from './drawing-in.ts';

function drawn(inside: string, more = ''): string {
  return `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${more}>${inside}</svg>`;
}

describe('a drawing', () => {
  test('keeps what draws', () => {
    const file = drawn(
      '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient><clipPath id="c"><rect width="3" height="3"/></clipPath></defs><g clip-path="url(#c)"><path fill="url(#g)" d="M0 0L1 1"/><text x="1">Smörgås &amp; bröd</text></g>',
    );
    expect(drawingIn(file)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient><clipPath id="c"><rect width="3" height="3"/></clipPath></defs><g clip-path="url(#c)"><path fill="url(#g)" d="M0 0L1 1"/><text x="1">Smörgås &amp; bröd</text></g></svg>',
    );
  });

  test('keeps the colours that a drawing program wrote as styles, as attributes', () => {
    const file = drawn(
      '<style>/* a */ .cls-1{fill:#123456;background:red} .b,#q{stroke:red !important}</style><path class="cls-1" d="M0 0"/><rect id="q" style="opacity:.5;position:fixed"/>',
    );
    expect(drawingIn(file)).toMatch(/<path d="M0 0" fill="#123456"\/><rect id="q" stroke="red" opacity=".5"\/><\/svg>$/);
  });

  test.each([
    ['a script', drawn('<script>alert(1)</script><path d="M0 0"/>')],
    ['a handler', drawn('<path d="M0 0" onload="alert(1)"/>', ' onload="alert(1)"')],
    ['a link', drawn('<a xlink:href="javascript:alert(1)"><text>alert</text></a><path d="M0 0"/>')],
    ['a picture from elsewhere', drawn('<image xlink:href="https://evil.test/x.png"/><path d="M0 0"/>')],
    ['a part from elsewhere', drawn('<use href="https://evil.test/x.svg#a"/><path d="M0 0"/>')],
    [
      'a page inside',
      drawn('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">alert</body></foreignObject><path d="M0 0"/>'),
    ],
    ['a colour from elsewhere', drawn('<path d="M0 0" fill="url(https://evil.test/#a)"/>')],
    ['a colour from elsewhere, as a style', drawn('<path d="M0 0" style="fill:url(//evil.test/a#b)"/>')],
    ['a style sheet from elsewhere', drawn('<style>@import url(https://evil.test/a.css);</style><path d="M0 0"/>')],
    ['a style sheet by instruction', drawn('<?xml-stylesheet href="https://evil.test/a.css"?><path d="M0 0"/>')],
    ['an animated link', drawn('<path d="M0 0"><set attributeName="href" to="javascript:alert(1)"/></path>')],
    ['a comment', drawn('<!-- alert --><path d="M0 0"/>')],
    ['words of another kind', drawn('<path d="M0 0"/><h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>')],
  ])('loses %s', (_, file) => {
    const clean = drawingIn(file);
    expect(clean).toContain('<path d="M0 0"');
    expect(clean).not.toMatch(/alert|evil|script|href|style|<!|<\?|onload|xlink/i);
  });
});
