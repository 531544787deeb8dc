import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { drawingSize } from './drawing-size.ts';

test.each([
  ['<svg/>', { elements: 1, depth: 1, attributes: 0, rules: 0 }],
  ['<svg><g><path d="M0 0"/></g><g/></svg>', { elements: 4, depth: 3, attributes: 1, rules: 0 }],
  ['<?xml version="1.0"?><!-- <g><g> --><svg a="<g>" b=\'>\'/>', { elements: 1, depth: 1, attributes: 2, rules: 0 }],
  ['<svg><style>.a{fill:red} .b{fill:blue}</style></svg>', { elements: 2, depth: 2, attributes: 0, rules: 2 }],
  ['<svg><style><![CDATA[.a{} <g> .b{}]]> .c{}</style></svg>', { elements: 2, depth: 2, attributes: 0, rules: 3 }],
  ['<!DOCTYPE svg><svg>&lt;g></svg>', { elements: 1, depth: 1, attributes: 0, rules: 0 }],
  [`${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`, { elements: 50_000, depth: 50_000, attributes: 0, rules: 0 }],
])('%.60s has its size', (text, size) => {
  expect(drawingSize(text)).toEqual(size);
});

test.each(['<svg', '<svg a="', '<!-- ', '<svg><![CDATA[ ]]', '<?xml'])('what does not end has none: %s', (text) => {
  expect(drawingSize(text)).toBeNull();
});

test('no text is too much for it', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 300 }), (text) => {
      const size = drawingSize(`<svg>${text}`);
      expect(size === null || size.elements >= 1).toBe(true);
    }),
  );
});
