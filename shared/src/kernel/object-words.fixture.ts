/** For tests: words that a program's own objects and functions answer to, which a stranger may write as well as any other. */
export const OBJECT_WORDS: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype), // constructor, toString, hasOwnProperty, valueOf, __proto__ …
  'prototype',
  'length',
  'name',
  'then',
  'toJSON',
  'size',
  'at',
];
