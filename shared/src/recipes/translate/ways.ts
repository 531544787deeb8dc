import { grammarOf, type NameLanguage } from '../../kernel/language.ts';
import { type Agreement, agreementOf } from './agreement.ts';
import type { DishWord } from './dish-words.ts';

/** The forms of a word that says of which kind a dish is, in the order of its language; one where it never changes. */
type Forms = readonly string[];

export interface WayForms extends DishWord {
  forms: Record<NameLanguage, Forms>;
}

/**
 * In the order en; sv; no; da; de; fr; nl. Strokes part the forms: in Swedish, Norwegian and Danish common, neuter, plural; in German the
 * stem; in French masculine, feminine and both plurals; in Dutch before a neuter, else. What is understood besides follows after commas.
 */
const ROWS = `
roast, roasted; rostad/rostat/rostade, ugnsrostad, ugnsrostade; ovnsbakt/ovnsbakt/ovnsbakte, stekt; ovnstegt/ovnstegt/ovnstegte, ristet; geröstet, gebratene; rôti/rôtie/rôtis/rôties; geroosterd/geroosterde
fried, pan-fried; stekt/stekt/stekta; stekt/stekt/stekte; stegt/stegt/stegte; gebraten; poêlé/poêlée/poêlés/poêlées; gebakken
deep-fried; friterad/friterat/friterade; frityrstekt/frityrstekt/frityrstekte; friteret/friteret/friterede; frittiert; frit/frite/frits/frites; gefrituurd/gefrituurde
grilled; grillad/grillat/grillade; grillet/grillet/grillede; grillet/grillet/grillede; gegrillt; grillé/grillée/grillés/grillées; gegrild/gegrilde
baked; bakad/bakat/bakade, ugnsbakad, ugnsbakade; bakt/bakt/bakte; bagt/bagt/bagte; gebacken; au four; ovengebakken, gebakken in de oven
boiled; kokt/kokt/kokta; kokt/kokt/kokte; kogt/kogt/kogte; gekocht; bouilli/bouillie/bouillis/bouillies; gekookt/gekookte
steamed; ångad/ångat/ångade; dampet/dampet/dampede; dampet/dampet/dampede; gedämpft; à la vapeur; gestoomd/gestoomde
braised; bräserad/bräserat/bräserade; braisert/braisert/braiserte; braiseret/braiseret/braiserede; geschmort; braisé/braisée/braisés/braisées; gestoofd/gestoofde
smoked; rökt/rökt/rökta; røkt/røkt/røkte; røget/røget/røgede; geräuchert; fumé/fumée/fumés/fumées; gerookt/gerookte
marinated; marinerad/marinerat/marinerade; marinert/marinert/marinerte; marineret/marineret/marinerede; mariniert; mariné/marinée/marinés/marinées; gemarineerd/gemarineerde
stuffed, filled; fylld/fyllt/fyllda; fylt/fylt/fylte; fyldt/fyldt/fyldte; gefüllt; farci/farcie/farcis/farcies; gevuld/gevulde
breaded; panerad/panerat/panerade; panert/panert/panerte; paneret/paneret/panerede; paniert; pané/panée/panés/panées; gepaneerd/gepaneerde
creamed; stuvad/stuvat/stuvade; stuet/stuet/stuede; stuvet/stuvet/stuvede; in Rahmsauce; à la crème; à la crème
homemade; hemlagad/hemlagat/hemlagade; hjemmelaget/hjemmelaget/hjemmelagde; hjemmelavet/hjemmelavet/hjemmelavede; hausgemacht; maison; huisgemaakt/huisgemaakte
vegetarian; vegetarisk/vegetariskt/vegetariska; vegetarisk/vegetarisk/vegetariske; vegetarisk/vegetarisk/vegetariske; vegetarisch; végétarien/végétarienne/végétariens/végétariennes; vegetarisch/vegetarische
vegan; vegansk/veganskt/veganska; vegansk/vegansk/veganske; vegansk/vegansk/veganske; vegan; végane/végane/véganes/véganes, vegan; veganistisch/veganistische
spicy; kryddig/kryddigt/kryddiga, het; krydret/krydret/krydrede, sterk; krydret/krydret/krydrede, stærk; scharf; épicé/épicée/épicés/épicées; pittig/pittige
warm; varm/varmt/varma; varm/varmt/varme; varm/varmt/varme; warm; chaud/chaude/chauds/chaudes; warm/warme
cold; kall/kallt/kalla; kald/kaldt/kalde; kold/koldt/kolde; kalt; froid/froide/froids/froides; koud/koude
fresh; färsk/färskt/färska; fersk/ferskt/ferske; frisk/friskt/friske; frisch; frais/fraîche/frais/fraîches; vers/verse
creamy; krämig/krämigt/krämiga; kremet/kremet/kremede; cremet/cremet/cremede; cremig; crémeux/crémeuse/crémeux/crémeuses; romig/romige
mixed; blandad/blandat/blandade; blandet/blandet/blandede; blandet/blandet/blandede; gemischt; mélangé/mélangée/mélangés/mélangées, mixte; gemengd/gemengde
red; röd/rött/röda; rød/rødt/røde; rød/rødt/røde; rot; rouge/rouge/rouges/rouges; rood/rode
white; vit/vitt/vita; hvit/hvitt/hvite; hvid/hvidt/hvide; weiß; blanc/blanche/blancs/blanches; wit/witte
yellow; gul/gult/gula; gul/gult/gule; gul/gult/gule; gelb; jaune/jaune/jaunes/jaunes; geel/gele
black; svart/svart/svarta; svart/svart/svarte; sort/sort/sorte; schwarz; noir/noire/noirs/noires; zwart/zwarte
green; grön/grönt/gröna; grønn/grønt/grønne; grøn/grønt/grønne; grün; vert/verte/verts/vertes; groen/groene
Italian; italiensk/italienskt/italienska; italiensk/italiensk/italienske; italiensk/italiensk/italienske; italienisch; à l’italienne, italien; Italiaans/Italiaanse
Indian; indisk/indiskt/indiska; indisk/indisk/indiske; indisk/indisk/indiske; indisch; à l’indienne, indien; Indiaas/Indiase
Swedish; svensk/svenskt/svenska; svensk/svensk/svenske; svensk/svensk/svenske; schwedisch; suédois/suédoise/suédois/suédoises; Zweeds/Zweedse
Danish; dansk/danskt/danska; dansk/dansk/danske; dansk/dansk/danske; dänisch; danois/danoise/danois/danoises; Deens/Deense
French; fransk/franskt/franska; fransk/fransk/franske; fransk/fransk/franske; französisch; français/française/français/françaises; Frans/Franse
Thai; thailändsk/thailändskt/thailändska; thailandsk/thailandsk/thailandske; thailandsk/thailandsk/thailandske; thailändisch; thaï/thaïe/thaïs/thaïes; Thais/Thaise`;

/** Alone masculine, feminine, neuter, plural; behind "mit" masculine and neuter, feminine, plural. */
const GERMAN_ENDINGS = ['er', 'e', 'es', 'e', 'em', 'er', 'en'];

interface Cell {
  forms: string[];
  others: string[];
}

export const WAYS: readonly WayForms[] = ROWS.trim().split('\n').map(wayOf);

function wayOf(row: string): WayForms {
  const [en, sv, no, da, de, fr, nl] = row.split(';').map(cellOf) as [Cell, Cell, Cell, Cell, Cell, Cell, Cell];
  const cells: Record<NameLanguage, Cell> = { en, sv, no, da, de: inflected(de), fr, nl };
  return { part: 'way', forms: mapped(cells, ({ forms }) => forms), words: mapped(cells, understood) };
}

function cellOf(cell: string): Cell {
  const [first = '', ...others] = cell.split(',').map((word) => word.trim());
  return { forms: first.split('/'), others };
}

/** German inflects every stem alike: "roter Salat, rote Suppe, rotes Curry". */
function inflected({ forms: [stem = ''], others }: Cell): Cell {
  return { forms: stem.includes(' ') ? [stem] : GERMAN_ENDINGS.map((ending) => stem + ending), others };
}

function understood({ forms, others }: Cell): string[] {
  return [...new Set([...forms, ...others])];
}

function mapped<T>(cells: Record<NameLanguage, Cell>, what: (cell: Cell) => T): Record<NameLanguage, T> {
  const { en, sv, no, da, de, fr, nl } = cells;
  return { en: what(en), sv: what(sv), no: what(no), da: what(da), de: what(de), fr: what(fr), nl: what(nl) };
}

/** Behind these German has the dative. */
const WITH_DATIVE: ReadonlySet<string> = new Set(['mit', 'aus', 'in', 'auf', 'von']);

/** The word of a way beside a noun: in the form that the noun and the word before both ask for, or the commonest where nobody knows it. */
export function wayBeside(
  { forms }: Pick<WayForms, 'forms'>,
  { noun, before }: { noun: string; before: string },
  language: NameLanguage,
): string {
  const own = forms[language];
  const agreement = agreementOf(noun, language);
  const isDative = grammarOf(language).dative && WITH_DATIVE.has(before);
  return own[isDative ? dativeOf(agreement) : formOf(agreement, language)] ?? own[0] ?? '';
}

function dativeOf(agreement: Agreement | null): number {
  return agreement === 'plural' ? 6 : agreement === 'feminine' ? 5 : 4;
}

/** The place of a form in its row. */
function formOf(agreement: Agreement | null, language: NameLanguage): number {
  switch (language) {
    case 'en':
      return 0;
    case 'sv':
    case 'no':
    case 'da':
      return agreement === 'plural' ? 2 : agreement === 'neuter' ? 1 : 0;
    case 'de':
      return agreement === 'masculine' ? 0 : agreement === 'neuter' ? 2 : 1;
    case 'fr':
      return agreement === 'feminine' ? 1 : agreement === 'plural' ? 2 : agreement === 'feminine_plural' ? 3 : 0;
    case 'nl':
      return agreement === 'neuter' ? 0 : 1;
  }
}
