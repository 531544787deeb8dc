import { isDishFirst, type NameLanguage } from '../../kernel/language.ts';

/** A food as menus name it: alone, and as the first part of a dish ("potatoes", "potato soup"). */
export interface MenuFood {
  /** By language, the word to write first; others are only understood. */
  words: Record<NameLanguage, readonly string[]>;
  /** The first part of a dish's word: "potatis" of "potatissoppa", with the letters that link the two. */
  first: Record<Exclude<NameLanguage, 'fr'>, string>;
  /** Before dishes of meat, where that is another word: "Rinder" of "Rindergulasch". */
  beforeMeat: Partial<Record<NameLanguage, string>>;
  /** In French behind "à": "aux pommes" of "tarte aux pommes". */
  withA: string;
}

/**
 * In the order en; sv; no; da; de; fr; nl. A cell is the word alone, behind a stroke the first part of a compound, behind a plus
 * the one before dishes of meat, and after commas what is understood besides; in French the stroke parts off the form behind "à".
 */
const ROWS = `
potatoes/potato; potatis/potatis; poteter/potet; kartofler/kartoffel; Kartoffeln/Kartoffel; pommes de terre/aux pommes de terre, patates; aardappelen/aardappel, aardappels
sweet potatoes/sweet potato; sötpotatis/sötpotatis; søtpoteter/søtpotet; søde kartofler/sødkartoffel; Süßkartoffeln/Süßkartoffel; patates douces/aux patates douces; zoete aardappelen/zoeteaardappel
carrots/carrot; morötter/morots, morot; gulrøtter/gulrot; gulerødder/gulerods, gulerod; Karotten/Karotten, Möhren, Karotte; carottes/aux carottes; wortels/wortel, wortelen, worteltjes
onions/onion; lök/lök; løk/løk; løg/løg; Zwiebeln/Zwiebel; oignons/à l’oignon, oignon; uien/uien, ui
leeks/leek; purjolök/purjolöks, purjo; purre/purre; porrer/porre, porre; Lauch/Lauch, Porree; poireaux/aux poireaux; prei/prei
garlic/garlic; vitlök/vitlöks; hvitløk/hvitløks; hvidløg/hvidløgs; Knoblauch/Knoblauch; ail/à l’ail; knoflook/knoflook
tomatoes/tomato; tomater/tomat; tomater/tomat; tomater/tomat; Tomaten/Tomaten; tomates/aux tomates; tomaten/tomaten
mushrooms/mushroom; svamp/svamp, champinjoner; sopp/sopp, sjampinjonger; svampe/svampe, champignoner; Pilze/Pilz, Champignons; champignons/aux champignons; champignons/champignon, paddenstoelen
chanterelles/chanterelle; kantareller/kantarell; kantareller/kantarell; kantareller/kantarel; Pfifferlinge/Pfifferling; girolles/aux girolles; cantharellen/cantharellen
spinach/spinach; spenat/spenat; spinat/spinat; spinat/spinat; Spinat/Spinat; épinards/aux épinards; spinazie/spinazie
cabbage/cabbage; kål/kål; kål/kål; kål/kål; Kohl/Kohl; chou/au chou; kool/kool
red cabbage/red cabbage; rödkål/rödkåls; rødkål/rødkåls; rødkål/rødkåls; Rotkohl/Rotkohl, Rotkraut; chou rouge/au chou rouge; rodekool/rodekool, rode kool
cauliflower/cauliflower; blomkål/blomkåls; blomkål/blomkål; blomkål/blomkåls; Blumenkohl/Blumenkohl; chou-fleur/au chou-fleur; bloemkool/bloemkool
broccoli/broccoli; broccoli/broccoli; brokkoli/brokkoli; broccoli/broccoli; Brokkoli/Brokkoli; brocolis/aux brocolis, brocoli; broccoli/broccoli
pumpkin/pumpkin; pumpa/pumpa; gresskar/gresskar; græskar/græskar; Kürbis/Kürbis; potiron/au potiron, courge; pompoen/pompoen
courgettes/courgette; zucchini/zucchini; squash/squash; squash/squash; Zucchini/Zucchini; courgettes/aux courgettes; courgettes/courgette
aubergines/aubergine; aubergine/aubergine; aubergine/aubergine; aubergine/aubergine; Auberginen/Auberginen; aubergines/aux aubergines; aubergines/aubergine
cucumber/cucumber; gurka/gurk; agurk/agurk; agurk/agurke; Gurken/Gurken; concombre/au concombre; komkommer/komkommer
beetroot/beetroot; rödbetor/rödbets, rödbeta; rødbeter/rødbet; rødbeder/rødbede; Rote Bete/Rote-Bete-, Randen; betteraves/aux betteraves, betterave; bieten/bieten, rode bieten
celery/celery; selleri/selleri; selleri/selleri; selleri/selleri; Sellerie/Sellerie; céleri/au céleri; selderij/selderij
asparagus/asparagus; sparris/sparris; asparges/asparges; asparges/asparges; Spargel/Spargel; asperges/aux asperges; asperges/asperge
peas/pea; ärtor/ärt, ärter; erter/erte; ærter/ærte; Erbsen/Erbsen; petits pois/aux petits pois; erwten/erwten
beans/bean; bönor/bön; bønner/bønne; bønner/bønne; Bohnen/Bohnen; haricots/aux haricots; bonen/bonen
chickpeas/chickpea; kikärtor/kikärts, kikärter; kikerter/kikert; kikærter/kikærte; Kichererbsen/Kichererbsen; pois chiches/aux pois chiches; kikkererwten/kikkererwten
lentils/lentil; linser/lins; linser/linse; linser/linse; Linsen/Linsen; lentilles/aux lentilles; linzen/linzen
vegetables/vegetable; grönsaker/grönsaks; grønnsaker/grønnsaks; grøntsager/grøntsags; Gemüse/Gemüse; légumes/aux légumes; groenten/groente, groente
root vegetables/root vegetable; rotfrukter/rotfrukts; rotgrønnsaker/rotgrønnsaks; rodfrugter/rodfrugt; Wurzelgemüse/Wurzelgemüse; légumes racines/aux légumes racines; wortelgroenten/wortelgroente
fennel/fennel; fänkål/fänkåls; fennikel/fennikel; fennikel/fennikel; Fenchel/Fenchel; fenouil/au fenouil; venkel/venkel
kale/kale; grönkål/grönkåls; grønnkål/grønnkål; grønkål/grønkåls; Grünkohl/Grünkohl; chou kale/au chou kale; boerenkool/boerenkool
rice/rice; ris/ris; ris/ris; ris/ris; Reis/Reis; riz/au riz; rijst/rijst
noodles/noodle; nudlar/nudel; nudler/nudel; nudler/nudel; asiatische Nudeln/Nudel; nouilles/aux nouilles; noedels/noedel
beef/beef; nötkött/nötkötts+nöt; storfekjøtt/okse, oksekjøtt; oksekød/okse; Rindfleisch/Rindfleisch+Rinder, Rind; bœuf/au bœuf; rundvlees/rundvlees+runder, rund
minced beef/minced beef, beef mince; köttfärs/köttfärs, nötfärs; kjøttdeig/kjøttdeig; hakket oksekød/oksekøds; Hackfleisch/Hackfleisch, Rinderhackfleisch; bœuf haché/au bœuf haché; rundergehakt/gehakt, gehakt
pork/pork; fläsk/fläsk, fläskkött; svinekjøtt/svine; svinekød/svinekøds+svine; Schweinefleisch/Schweinefleisch+Schweine, Schwein; porc/au porc; varkensvlees/varkensvlees+varkens, varken
lamb/lamb; lamm/lamm, lammkött; lam/lamme; lam/lamme, lammekød; Lamm/Lamm, Lammfleisch; agneau/à l’agneau; lamsvlees/lams, lam
veal/veal; kalv/kalv, kalvkött; kalv/kalve; kalv/kalve, kalvekød; Kalbfleisch/Kalbfleisch+Kalbs, Kalb; veau/au veau; kalfsvlees/kalfs, kalf
chicken/chicken; kyckling/kyckling; kylling/kylling; kylling/kyllinge; Hähnchen/Hähnchen, Huhn; poulet/au poulet; kip/kip
turkey/turkey; kalkon/kalkon; kalkun/kalkun; kalkun/kalkun; Pute/Puten, Truthahn; dinde/à la dinde; kalkoen/kalkoen
duck/duck; anka/ank; and/ande; and/ande; Ente/Enten; canard/au canard; eend/eenden
ham/ham; skinka/skink; skinke/skinke; skinke/skinke; Schinken/Schinken; jambon/au jambon; ham/ham
sausages/sausage; korv/korv; pølse/pølse, pølser; pølse/pølse, pølser; Wurst/Wurst, Würstchen; saucisses/aux saucisses; worst/worst
fish/fish; fisk/fisk; fisk/fiske; fisk/fiske; Fisch/Fisch; poisson/au poisson; vis/vis
salmon/salmon; lax/lax; laks/lakse; laks/lakse; Lachs/Lachs; saumon/au saumon; zalm/zalm
cod/cod; torsk/torsk; torsk/torske; torsk/torske; Kabeljau/Kabeljau, Dorsch; cabillaud/au cabillaud; kabeljauw/kabeljauw
tuna/tuna; tonfisk/tonfisk; tunfisk/tunfisk; tun/tun, tunfisk; Thunfisch/Thunfisch; thon/au thon; tonijn/tonijn
herring/herring; sill/sill; sild/silde; sild/silde; Hering/Herings; hareng/au hareng; haring/haring
prawns/prawn, shrimps, shrimp; räkor/räk; reker/reke; rejer/reje; Garnelen/Garnelen; crevettes/aux crevettes; garnalen/garnalen
mussels/mussel; musslor/mussel; blåskjell/blåskjell; muslinger/muslinge; Muscheln/Muschel; moules/aux moules; mosselen/mossel
seafood/seafood; skaldjur/skaldjurs; sjømat/sjømat; skaldyr/skaldyrs; Meeresfrüchte/Meeresfrüchte; fruits de mer/aux fruits de mer; zeevruchten/zeevruchten
eggs/egg; ägg/ägg; egg/egge; æg/ægge; Eier/Eier, Ei; œufs/aux œufs, œuf; eieren/eier, ei
cheese/cheese; ost/ost; ost/oste; ost/oste; Käse/Käse; fromage/au fromage; kaas/kaas
tofu/tofu; tofu/tofu; tofu/tofu; tofu/tofu; Tofu/Tofu; tofu/au tofu; tofu/tofu
halloumi/halloumi; halloumi/halloumi; halloumi/halloumi; halloumi/halloumi; Halloumi/Halloumi; halloumi/au halloumi; halloumi/halloumi
apples/apple; äpplen/äppel, äpple; epler/eple; æbler/æble; Äpfel/Apfel; pommes/aux pommes; appels/appel
pears/pear; päron/päron; pærer/pære; pærer/pære; Birnen/Birnen, Birne; poires/aux poires; peren/peren, peer
plums/plum; plommon/plommon; plommer/plomme; blommer/blomme; Pflaumen/Pflaumen, Zwetschgen; prunes/aux prunes; pruimen/pruimen
strawberries/strawberry; jordgubbar/jordgubbs; jordbær/jordbær; jordbær/jordbær; Erdbeeren/Erdbeer; fraises/aux fraises; aardbeien/aardbeien
raspberries/raspberry; hallon/hallon; bringebær/bringebær; hindbær/hindbær; Himbeeren/Himbeer; framboises/aux framboises; frambozen/frambozen
blueberries/blueberry; blåbär/blåbärs; blåbær/blåbær; blåbær/blåbær; Heidelbeeren/Heidelbeer, Blaubeeren; myrtilles/aux myrtilles; bosbessen/bosbessen
rhubarb/rhubarb; rabarber/rabarber; rabarbra/rabarbra; rabarber/rabarber; Rhabarber/Rhabarber; rhubarbe/à la rhubarbe; rabarber/rabarber
lemon/lemon; citron/citron; sitron/sitron; citron/citron; Zitronen/Zitronen, Zitrone; citron/au citron; citroen/citroen
oranges/orange; apelsin/apelsin; appelsin/appelsin; appelsin/appelsin; Orangen/Orangen; orange/à l’orange; sinaasappel/sinaasappel
bananas/banana; banan/banan; banan/banan; banan/banan; Bananen/Bananen; bananes/aux bananes; bananen/bananen, banaan
chocolate/chocolate; choklad/choklad; sjokolade/sjokolade; chokolade/chokolade; Schokolade/Schokoladen; chocolat/au chocolat; chocolade/chocolade
vanilla/vanilla; vanilj/vanilj; vanilje/vanilje; vanilje/vanilje; Vanille/Vanille; vanille/à la vanille; vanille/vanille
dill/dill; dill/dill; dill/dill; dild/dild; Dill/Dill; aneth/à l’aneth; dille/dille
basil/basil; basilika/basilika; basilikum/basilikum; basilikum/basilikum; Basilikum/Basilikum; basilic/au basilic; basilicum/basilicum
parsley/parsley; persilja/persilje; persille/persille; persille/persille; Petersilie/Petersilien; persil/au persil; peterselie/peterselie
horseradish/horseradish; pepparrot/pepparrots; pepperrot/pepperrot; peberrod/peberrods; Meerrettich/Meerrettich; raifort/au raifort; mierikswortel/mierikswortel
mustard/mustard; senap/senaps; sennep/senneps; sennep/senneps; Senf/Senf; moutarde/à la moutarde; mosterd/mosterd
coconut/coconut; kokos/kokos; kokos/kokos; kokos/kokos; Kokos/Kokos; noix de coco/à la noix de coco, coco; kokos/kokos
ginger/ginger; ingefära/ingefärs; ingefær/ingefær; ingefær/ingefær; Ingwer/Ingwer; gingembre/au gingembre; gember/gember
oats/oat; havre/havre; havre/havre; havre/havre; Hafer/Hafer; avoine/à l’avoine; haver/haver
`;

/** Two cells apart from British English. */
const AMERICAN = new Map([
  ['courgette', ['zucchini', 'zucchini']],
  ['aubergine', ['eggplants', 'eggplant']],
  ['prawn', ['shrimp', 'shrimp']],
  ['minced beef', ['ground beef', 'ground beef']],
]);

const LANGUAGES = ['en', 'sv', 'no', 'da', 'de', 'fr', 'nl'] as const;

function foodOf(row: string): MenuFood {
  const cells = row.split(';').map((cell) =>
    cell
      .trim()
      .split(',')
      .map((word) => word.trim()),
  );
  const words = {} as Record<NameLanguage, readonly string[]>;
  const first = {} as Record<NameLanguage, string>;
  const beforeMeat: MenuFood['beforeMeat'] = {};
  for (const [at, language] of LANGUAGES.entries()) {
    const [head = '', ...others] = cells[at] ?? [];
    const [alone = '', compound = ''] = head.split('/');
    const [start = '', meat] = compound.split('+');
    words[language] = [alone, ...(isDishFirst(language) || start.endsWith('-') ? [] : [start]), ...others];
    first[language] = start;
    if (meat !== undefined) beforeMeat[language] = meat;
  }
  const { fr: withA, ...parts } = first;
  return { words, first: parts, beforeMeat, withA };
}

/** Kept by hand from menus: the foods that most dishes are named after. */
export const MENU_FOODS: readonly MenuFood[] = ROWS.trim().split('\n').map(foodOf);

/** The American words of a food, alone and before a dish; those of British English where they are the same. */
export function americanOf({ words, first }: MenuFood): { alone: string; first: string } {
  const [alone = words.en[0] ?? '', before = first.en] = AMERICAN.get(first.en) ?? [];
  return { alone, first: before };
}
