/** What a refusal of a field says to whoever reads an answer; programs go by the code. A code without a sentence says itself. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['article_twice', 'The same article stands in the call twice.'],
  ['blank', 'It is empty, or holds nothing but spaces.'],
  ['client_key_twice', 'The same key stands in the call twice.'],
  ['control_characters', 'It holds control characters, or half a character.'],
  ['ends_before_it_begins', 'The last day comes before the first.'],
  ['email', 'This is no e-mail address.'],
  ['external_id_twice', 'The same external id stands in the call twice.'],
  ['invalid_month', 'This is no month, written like 2026-11.'],
  ['line_breaks', 'It may not hold line breaks.'],
  ['line_says_nothing', 'A line needs a text, or an ingredient with an amount.'],
  ['markup', 'It may not hold markup.'],
  ['no_month', 'This is no month, written like 2026-11.'],
  ['no_name', 'A name is missing.'],
  ['no_reason', 'A reason is missing.'],
  ['no_template_name', 'The template needs a name.'],
  ['no_word', 'A word is missing.'],
  ['not_a_day', 'This is no day of the calendar, written like 2026-11-20, from 1990 to 2100.'],
  ['not_an_address', 'This is no web address that can be called.'],
  ['row_says_nothing', 'A row needs an external id, a recipe’s id or a name.'],
  ['side_unclear', 'Say one thing to compare on each side: a report, a restaurant with a month, or a recipe.'],
  ['unknown_location', 'This country, or database, is not known.'],
]);

export function problemSentence(message: string): string {
  return SENTENCES.get(message) ?? message;
}
