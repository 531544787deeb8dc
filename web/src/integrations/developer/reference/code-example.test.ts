import { describe, expect, test } from 'vitest';
import { curlExample, typescriptExample } from './code-example.ts';
import type { WrittenRequest } from './request-draft.ts';

const request: WrittenRequest = {
  method: 'PUT',
  path: '/restaurants/{id}/recipes',
  base: 'https://plateprint.example/api/open/v1',
  parameters: [
    { name: 'id', in: 'path', value: 'a/b', isNumber: false, isBoolean: false },
    { name: 'limit', in: 'query', value: '20', isNumber: true, isBoolean: false },
    { name: 'search', in: 'query', value: '', isNumber: false, isBoolean: false },
    { name: 'Idempotency-Key', in: 'header', value: 'tuesday', isNumber: false, isBoolean: false },
  ],
  body: '{"name":"Mum\'s \\"best\\" soup","lines":[]}',
};

describe('a request as code', () => {
  test('is quoted for a shell, so that an apostrophe ends nothing, and without what was left out', () => {
    expect(curlExample(request)).toBe(
      [
        `curl -X PUT 'https://plateprint.example/api/open/v1/restaurants/a%2Fb/recipes?limit=20'`,
        `-H "Authorization: Bearer $PLATEPRINT_KEY"`,
        `-H 'Idempotency-Key: tuesday'`,
        `-H 'Content-Type: application/json'`,
        `-d '{"name":"Mum'\\''s \\"best\\" soup","lines":[]}'`,
      ].join(' \\\n  '),
    );
  });

  test('has the key in it where one is shown', () => {
    expect(curlExample(request, 'pp_abc')).toContain(`-H 'Authorization: Bearer pp_abc'`);
  });

  test('is typed for the client: numbers are numbers, and quotes are escaped', () => {
    expect(typescriptExample(request)).toContain(
      [
        `plateprint.PUT('/restaurants/{id}/recipes', {`,
        `  params: {`,
        `    path: { id: 'a/b' },`,
        `    query: { limit: 20 },`,
        `    header: { 'Idempotency-Key': 'tuesday' },`,
        `  },`,
        `  body: { name: 'Mum\\'s "best" soup', lines: [] },`,
        `})`,
      ].join('\n'),
    );
  });

  test('of a call that takes nothing is short', () => {
    const bare = { ...request, method: 'GET', path: '/key', parameters: [], body: null };
    expect(curlExample(bare)).toMatch(/^curl 'https:\/\/plateprint\.example\/api\/open\/v1\/key' \\\n {2}-H "Auth.*"$/);
    expect(typescriptExample(bare)).toContain(`answerOf(plateprint.GET('/key'))`);
  });
});
