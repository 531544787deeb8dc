import { expect, test } from 'vitest';
import { mailOf } from './letter.ts';

const LETTER = {
  language: 'sv' as const,
  to: 'anna@kok.test',
  subject: 'Hej',
  paragraphs: ['Hej Anna!', 'Välkommen till köket.'],
  action: { label: 'Öppna', address: 'https://plate.test/sign-up/abc' },
  linkBelow: 'Eller:',
  closing: ['Länken fungerar en gång.'],
  from: 'Plateprint',
};

test('says the same as text and as a page, each with the whole link', () => {
  const { text, html } = mailOf(LETTER);
  for (const part of ['Hej Anna!', 'Välkommen till köket.', 'https://plate.test/sign-up/abc', 'Länken fungerar en gång.']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(html).toContain('lang="sv-SE"');
});

test('a name is no markup, and no header of its own', () => {
  const name = '<img src=x onerror="alert(1)">';
  const { html, subject } = mailOf({ ...LETTER, subject: `Hej\r\nBcc: all@kok.test`, paragraphs: [name] });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  expect(subject).toBe('Hej Bcc: all@kok.test');
});
