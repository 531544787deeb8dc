import { asCalled, dishInSentence, isAskedFor } from './dish-in-sentence.ts';
import { introducedTitle, isOfMail } from './introduced-title.ts';
import { dishPhraseIn, isOfSpeech } from './lines/dish-phrase.ts';
import { isPartName } from './lines/part-names.ts';
import { startsAmount, type WrittenLine } from './written-lines.ts';
import { yieldInSentence } from './yields/pasted-mention.ts';
import { hasDishWord } from './words/dish-words.ts';
import type { RecipeWords } from './words/recipe-words.ts';

/** The dish that those who write speak of, over their recipe: a line of its own says it better. */
export class IntroducedDish {
  /** Null: nobody has spoken of one yet. */
  name: string | null = null;
  private isOfSubject = false;
  private readonly words: RecipeWords;

  constructor(words: RecipeWords) {
    this.words = words;
  }

  /** Takes what a text says, unless another said it before; what a mail is about, its text says in full. */
  take(text: string): void {
    const introduced = introducedTitle(text);
    const said =
      introduced === null ? (dishInSentence(text, this.words) ?? this.spokenOf(text)) : asCalled(introduced, this.words);
    if (
      said === null ||
      // "For the sauce:" speaks of a part, "here is a recipe for crème pâtissière" of a dish.
      (isPartName(said) && (text.match(/\p{L}+/gu) ?? []).length < FEWEST_WORDS && !isOfMail(text)) ||
      (this.name !== null && !(this.isOfSubject && isSaidBetter(said, this.name, introduced !== null || isAskedFor(text))))
    )
      return;
    this.name = said;
    this.isOfSubject = isOfMail(text);
  }

  private spokenOf(text: string): string | null {
    const isSaid = (text.match(/\p{L}+/gu) ?? []).length >= FEWEST_WORDS && isOfSpeech(text);
    return isSaid ? dishPhraseIn(text, this.words) : null;
  }
}

/** "Taboulé maison" after "taboulé", and any dish after "staff lunch". */
function isSaidBetter(said: string, subject: string, isIntroduced: boolean): boolean {
  const [long, short] = [said.toLowerCase(), subject.toLowerCase()];
  // "Janssonen" is "Jansson" with its article.
  if (long.startsWith(short) && !long.includes(' ')) return false;
  if (!hasDishWord(subject)) return isIntroduced || hasDishWord(said);
  return said.split(' ').length > subject.split(' ').length && long.includes(short.replace(/ \p{L}+$/u, ''));
}

const FEWEST_WORDS = 5;
/** "For the noodle salad I need", "für den Nudelsalat brauche ich bis Freitag". */
const NEEDED =
  /(?<!\p{L})(?:need|behöver|trenger|mangler|skal bruge|brauchen?|il (?:me |nous )?faut|ai besoin|avons besoin|nodig)(?!\p{L})/iu;

/** "So for the mussels tonight, there's 4 of us:" over the list: who speaks names the dish or those who eat, and heads no part of it. */
export function isSaidOverList({ text }: WrittenLine, next: WrittenLine | undefined, words: RecipeWords): boolean {
  if (!text.endsWith(':') || text.split(/\s+/u).length < FEWEST_WORDS || next === undefined || !startsAmount(next)) return false;
  return (isAskedFor(text) || NEEDED.test(text) || yieldInSentence(text, words) !== null) && dishInSentence(text, words) !== null;
}
