/** Whom people have their recipes from, in all languages, as part of a regular expression. */
export const KIN =
  `mum mom mam mother nan nana nanna gran granny grandma grandpa sister brother aunt auntie uncle dad friend neighbour neighbor phone mamma mormor farmor morfar farfar syster bror moster faster pappa kompis granne mamas mammas mormors farmors bestemor besteforeldre mor søster tante far onkel venn nabo mors bedstemor farmors naboen veninde oma opa mama mutter schwester tante papa vater freundin nachbarin nachbar maman mamie mémé papi papa soeur sœur tata tonton copine voisine belle-mère moeder zus tante vader vriendin buurvrouw svärmor svigermor svigermors svärfar svigerfar schwiegermutter schwiegervater schoonmoeder schoonvader grandmother grandfather granddad mummy nanny bedste mormoder gammelfaster grandtante großmutter großtante opa's oma's`
    .split(/\s+/u)
    .toSorted((a, b) => b.length - a.length)
    .join('|');

const WHOSE = new RegExp(
  `^(?:${KIN})s (?=\\p{L})|\\s(?:de|à|van|von|til|till|av|af|fra|från|from|nach|efter|etter) (?:(?:ma|mon|min|mitt|mein|meiner|mijn|my|notre|vår|vores) )?(?:${KIN})(?: \\p{Lu}\\p{L}+)?$`,
  'u',
);

/** "Mormors sockerkaka", "gâteau au yaourt de Mamie" in a sentence: whose it is, said beside what it is. */
export function withoutWhose(name: string): string {
  const bare = name.replace(WHOSE, '');
  return /\p{L}{3}/u.test(bare) ? bare : name;
}

/** "Peach cobbler - Grandma Lou", "Far breton, tante Yvonne": who makes it, by name, behind a mark. */
const NAMED_KIN = new RegExp(`(?:,| [–—-])\\s(?:${KIN})\\s(\\p{L}[\\p{L}.'’-]*)(?:['’]s?)?$`, 'iu');

export function withoutNamedKin(text: string): string {
  const found = NAMED_KIN.exec(text);
  return found && /^\p{Lu}/u.test(found[1] ?? '') ? text.slice(0, found.index) : text;
}

const FEAST =
  /(?:fika|fikat|fikan|goûter|kaffe|kaffet|borrel|party|fest|festen|fête|feier|feest|feestje|wedding|bryllup|bryllupet|bröllop|bröllopet|hochzeit|mariage|bruiloft|birthday|födelsedag|bursdag|fødselsdag|geburtstag|anniversaire|verjaardag|buffet|buffé|bufé|buffeten|picnic|piknik|picknick|pique[- ]nique|dugnad|dugnaden|kermesse|basar|loppis|bake sale|kalas|kalaset|potluck|bbq|barbecue|lunch|lunchen|frokost|frokosten|middag|middagen|dinner|abendessen|mittagessen|frühstück|weekend|weekenden|wochenende|helgen|helga)$/iu;

/** "Grillfest", "the bake sale": what people come together for. */
export function isFeast(text: string): boolean {
  return FEAST.test(text);
}
