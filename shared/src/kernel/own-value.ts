/**
 * What stands in a table under a word that a stranger may have written. An object answers to more words than were put into it
 * ("constructor", "toString", "__proto__"), so `table[word]` would find functions of the language where nothing stands.
 */
export function ownValue<Table extends object>(table: Table | null | undefined, word: string): Table[keyof Table] | undefined {
  return table && isOwnKey(table, word) ? table[word] : undefined;
}

/** Whether something was put into the table under a word; `word in table` is also true of what every object has. */
export function isOwnKey<Table extends object>(table: Table, word: string): word is keyof Table & string {
  return Object.hasOwn(table, word);
}
