import { ownValue } from '../../kernel/own-value.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand between tags and within a quoted attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ownValue(ENTITIES, letter) ?? '');
}

/** The same with its line breaks. */
export function escapedLines(text: string): string {
  return escaped(text.trim()).replaceAll(/\r?\n/g, '<br>');
}

/** JSON as it may stand within a `<script>`: nothing in it ends the element or opens a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
