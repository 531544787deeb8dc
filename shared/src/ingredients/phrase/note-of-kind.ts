import { type Language, nameLanguageOf } from '../../kernel/language.ts';
import { phraseTables } from './words/phrase-tables.ts';

/** What a note says of the kind of its food: not what more of it is for, and not what is taken off. */
export function noteOfKind(note: string | null): string | null {
  return withFat(withoutSkin(withoutCounted(withoutMore(note))));
}

/** The note up to what may stand in its place, or is added: "or 4 thighs with bone" says nothing of the breast. */
export function ownNote(note: string | null, language: Language): string | null {
  const own = withoutMore(note);
  if (own === null) return null;
  const { or } = phraseTables(nameLanguageOf(language));
  const at = or.exec(` ${own.replace(BREATH, (words) => '_'.repeat(words.length))}`);
  return at === null ? own : own.slice(0, at.index);
}

/** "Without skin or bones" is no choice. */
const BREATH =
  /(?:skin|skinn|skind|haut|peau|vel|bones?|ben|bein|knochen|os|bot) (?:or|eller|oder|ou|of) (?:skin|bone|ben|bein|haut|knochen|peau|os|vel|bot)/giu;

/** "Ground beef, 80/20": lean before fat. */
function withFat(note: string | null): string | null {
  return note?.replace(/(?<![\d/.])(?:9[0-7]|[78]\d)\/(\d{1,2})(?![\d/])/gu, '$1 % fat') ?? null;
}

/** "Ou 1 boîte de poires au sirop": what may stand in its place says nothing of the kind. */
function withoutCounted(note: string | null): string | null {
  return note?.replace(/(?<!\p{L})(?:or|eller|el\.|oder|ou|of) (?=[\d½¼¾⅓⅔]).*$/iu, '') ?? null;
}

/** "+ lite till stekning": more of the same says nothing of its kind. */
function withoutMore(note: string | null): string | null {
  // "17 lb + 8 oz" is one weight.
  const at = note === null ? -1 : ` ${note}`.search(/(?<!\d \p{L}{1,6}) \+ /u);
  return at === -1 ? note : (note?.slice(0, at) ?? null);
}

/** "Uden ben og skind": what is taken off is no kind with it. */
function withoutSkin(note: string | null): string | null {
  return (
    note?.replace(
      /(?<=(?<!\p{L})(?:without|utan|uten|uden|ohne|sans|zonder) (?:\p{L}{2,10} (?:and|or|och|eller|og|und|oder|et|ni|en|of) )?)(?:skin|skinn|skind|haut|peau|vel)(?!\p{L})/iu,
      '',
    ) ?? null
  );
}
