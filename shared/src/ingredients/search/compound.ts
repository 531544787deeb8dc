import type { NameLanguage } from '../../kernel/language.ts';
import { Remembered } from '../../kernel/memory/remembered.ts';
import { stem } from './stem.ts';

/** Letters between the parts of a compound; none for languages that write the parts apart. */
const JOINERS: Partial<Record<NameLanguage, string[]>> = {
  sv: ['', 's', 'e', 'o', 'u'],
  no: ['', 's', 'e'],
  da: ['', 's', 'e', 'r'],
  de: ['', 's', 'es', 'n', 'en', 'e', 'er'],
  nl: ['', 's', 'e', 'en', 'n'],
};

/** Heads of compounds that may stand in no name alone, folded. */
const PARTS: Partial<Record<NameLanguage, string>> = {
  sv: 'fars kott file sas soppa olja mjol pulver juice saft brod ost korv gryta sallad dryck mjolk smor gradde buljong fond lever lagg bog karre stek bringa lar brost vinge kotlett biff bulle bullar fro notter not bar sylt mos gryn flingor klyfta skiva kvist yoghurt glass majonnas vinager sirap socker havre soja ris kokos',
  no: 'deig kjott filet saus suppe olje mel pulver juice saft brod ost polse salat drikk melk smor flote buljong kraft lever bog stek bryst lar vinge kotelett biff boller fro notter baer syltetoy gryn yoghurt is majones eddik sirup sukker havre soya ris kokos',
  da: 'fars kod filet sovs sauce suppe olie mel pulver juice saft brod ost polse salat drik maelk smor flode bouillon fond lever bov steg bryst lar vinge kotelet bof boller fro nodder baer syltetoj gryn yoghurt is mayonnaise eddike sirup sukker havre soja ris kokos',
  de: 'hack hackfleisch fleisch filet sosse suppe ol mehl pulver saft brot kase wurst salat drink milch butter sahne bruhe fond leber schulter braten brust keule flugel kotelett steak ballchen samen nusse nuss beeren beere marmelade grutze flocken joghurt eis essig sirup zucker hafer soja reis kokos',
  nl: 'gehakt vlees filet saus soep olie meel bloem poeder sap brood kaas worst salade drank drink melk boter room bouillon fond lever schouder braadstuk borst dij dijfilet vleugel kotelet biefstuk balletjes zaad zaden noten noot bessen jam vlokken yoghurt ijs azijn siroop suiker haver soja rijst kokos kokosnoot',
};

const MOST_CACHED = 2_000;

export type KnowsWord = (part: string) => boolean;

/** Splits compounds by the words that a language's own names are made of. */
export class CompoundSplitter {
  private readonly cache = new Remembered<string[]>('parts of compounds', MOST_CACHED);
  private readonly joiners: string[];
  private readonly language: NameLanguage;
  private readonly extraStems: ReadonlySet<string>;
  private readonly knows: KnowsWord;

  constructor(language: NameLanguage, knows: KnowsWord) {
    this.joiners = JOINERS[language] ?? [];
    this.language = language;
    this.extraStems = new Set((PARTS[language] ?? '').split(' ').map((part) => stem(part, language)));
    this.knows = knows;
  }

  /** The parts of a folded word, the thing itself last; the word alone when it is not made of words we know. */
  split(word: string): string[] {
    if (this.joiners.length === 0 || word.length < 6 || word.length > 40) return [word];
    const known = this.cache.glance(word);
    if (known) return known;
    // A part may be a compound with a name of its own: kycklinglår + filé.
    const parts = this.inParts(word, 3)?.flatMap((part) => this.split(part)) ?? [word];
    return this.cache.set(word, parts);
  }

  /** Lets go of what was remembered for speed alone. */
  forget(): void {
    this.cache.forget();
  }

  /** A word that ends in one we know, with a beginning that we do not: "vaktelägg". */
  knownEnd(word: string): { unknown: string; end: string } | null {
    if (this.joiners.length === 0) return null;
    for (let at = 3; at <= word.length - 3; at++) {
      const end = word.slice(at);
      if (end.length >= 3 && this.isWord(end)) return { unknown: word.slice(0, at), end };
    }
    return null;
  }

  private inParts(word: string, most: number): string[] | null {
    if (most < 2) return null;
    for (let at = 3; at <= word.length - 3; at++) {
      const end = word.slice(at);
      if (!this.isWord(end)) continue;
      const front = this.front(word.slice(0, at), most - 1);
      if (front) return [...front, end];
    }
    return null;
  }

  private front(text: string, most: number): string[] | null {
    for (const joiner of this.joiners) {
      if (!text.endsWith(joiner)) continue;
      const bare = text.slice(0, text.length - joiner.length);
      if (bare.length >= 3 && this.isWord(bare)) return [bare];
    }
    for (const joiner of this.joiners) {
      if (!text.endsWith(joiner)) continue;
      const parts = this.inParts(text.slice(0, text.length - joiner.length), most);
      if (parts) return parts;
    }
    return null;
  }

  private isWord(part: string): boolean {
    // "Hvidløgs-smør", not "hvidløg-ssmør": no word begins with a letter twice, whatever its stem.
    if (part[0] === part[1]) return false;
    return this.knows(part) || this.extraStems.has(stem(part, this.language));
  }
}
