import type { NameLanguage } from '../../../kernel/language.ts';
import { TRADE_WRITTEN } from './trade-abbreviations.ts';

/**
 * How delivery notes and invoices shorten words, folded; read only where the short form is no name itself.
 * From the trade's common abbreviations, by language.
 */
export const WRITTEN: Record<NameLanguage, string> = {
  en: `chx chicken, grd ground, conc concentrate, chkn chicken, chix chicken, chk chicken, ckn chicken, brst breast, brsts breast, bnls boneless, sknls skinless, skls skinless, sknlss skinless, unsltd unsalted,
    unslt unsalted, sltd salted, gran granulated, frz frozen, frzn frozen, fzn frozen, frsh fresh, crshd crushed, chpd chopped, slcd sliced, dcd diced, grtd grated, shrd shredded,
    chs cheese, chse cheese, crm cream, veg vegetable, pots potatoes, pot potato, toms tomatoes, tom tomato, wht white, whl whole, brwn brown, grn green, blk black, gdn garden,
    flr flour, mozz mozzarella, parm parmesan, yog yoghurt, yogt yoghurt, choc chocolate, mayo mayonnaise, marg margarine, marge margarine, grnd ground, rst roasted,
    tort tortilla, brgr burger, bf beef, ssg sausage, sgr sugar, cauli cauliflower, broc broccoli, cuc cucumber, caps peppers, mush mushrooms, spuds potatoes, tatties potatoes,
    bicarb bicarbonate soda, bal balsamic, evoo extra virgin olive oil, vin vinegar, sce sauce, straw strawberry, rasp raspberry, btr butter, egs eggs, shldr shoulder, shld shoulder, bttr butter, ched cheddar, smkd smoked, smk smoked, flt fillet, flts fillets, strawb strawberry, rasps raspberries, puds puddings, pud pudding, clsd closed, mshrm mushrooms, unsmkd unsmoked, rndls rindless, ltl little, lge large, wmeal wholemeal, wlml wholemeal, brd bread, tky turkey, trky turkey, prk pork, lmb lamb, sals salmon, swt sweet, potat potato, onns onions, crts carrots, cabb cabbage, lett lettuce, bttrmlk buttermilk, crsnt croissant, pnut peanut, pstd pasteurised, dbl double, skmd skimmed, skim skimmed, swtcrn sweetcorn, marm marmalade, kdny kidney, mstrd mustard, vngr vinegar, grvy gravy, basm basmati, spag spaghetti, brocc broccoli, pars parsley, cor coriander,
    chic chicken, chick chicken, chckn chicken, ckd cooked, ckdd cooked, pld peeled, unsm unsmoked, grtd grated, grnls granules, grnl granules, pln plain, chdr cheddar, brn brown, inst instant, fngrs fingers, froz frozen, frozn frozen, bkd baked, bttrd battered, brdd breaded, brded breaded, bcn bacon, trk turkey, whlmeal wholemeal, wholem wholemeal, demer demerara, desicc desiccated, dess desiccated, pepp peppers, mixd mixed, pinapp pineapple, yogh yoghurt, yoghrt yoghurt, strwb strawberry, blueb blueberries, blackb blackberries, cocon coconut, crmb crumbed, sweetc sweetcorn, smkey smoked, salm salmon, mack mackerel, hadd haddock, slcs slices, chnks chunks, pcs pieces, bkfst breakfast, sausg sausage, saus sausage, burg burger, mstr mature, thghs thighs, thgh thigh, drmstks drumsticks, wngs wings, lemn lemon, lettce lettuce, mushrm mushrooms, tomat tomatoes, potatos potatoes, carr carrots, onio onions, peel peeled, marg margarine, oj orange juice, ss semi skimmed milk`,
  sv: `normalsalt saltat, enkelfr fryst, singelfr fryst, losfr fryst, styckfr fryst, djf djupfryst, tvatt tvattad, bf benfri, kyckl kyckling, kycklf kycklingfile, nott not, potat potatis, grad gradde, tom tomat, hack hackad, skiv skivad, riv riven, gronp gron paprika, mjolksch mjolkchoklad, laktfri laktosfri, laktf laktosfri, gronsaksbulj gronsaksbuljong, kycklingbulj kycklingbuljong, honsbulj honsbuljong, kottbulj kottbuljong, matlagn matlagnings, pan panerad, inl inlagd, grv grov, gravl gravad, filmj filmjolk, standardmj standardmjolk, lattmj lattmjolk, vispgr vispgradde, crfr creme fraiche, hush hushalls, jordg jordgubb, champ champinjoner, kik kikarter, vegetar vegetarisk, veg vegetarisk, hermet konserverade, kons konserverad, konc koncentrat, past pastoriserad, saltgurk saltgurka, tonf tonfisk,
    djupfr djupfryst, nat naturell, lofryst fryst, losfryst fryst, singelfryst fryst, styckfryst fryst, djfr djupfryst, frys fryst, mellanmj mellanmjolk, vetem vetemjol, farskpot farskpotatis, kycklfile kycklingfile, nots not, rimm rimmad, rok rokt, skinnfr skinnfri, parb parboiled, flaskk flaskkarre, torkr torkad, konserv konserverad, osalt osaltat, usaltat osaltat, naturyog naturell yoghurt`,
  no: `enkelfr fryst, singelfr fryst, tom tomat, tvatt vasket, kyll kylling, flot flote, fros frossen, hakk hakket, laktfri laktosefri, skiv skivet, gronnsaksbulj gronnsaksbuljong, kyllingbulj kyllingbuljong, hermet hermetisk, hermetis hermetisk, roket rokt, grovh grovhakket, kremfl kremflote, matfl matflote, skum skummet, skummetm skummetmelk, lettm lettmelk, helm helmelk, jordb jordbaer, bring bringebaer, champ sjampinjong, tomats tomatsaus, kons konsentrat,
    dypfr dypfryst, enkeltfrosset frossen, singelfryst fryst, singelfrosset frossen, frys fryst, kyllingf kyllingfilet, kjottd kjottdeig, storf storfe, svinek svinekam, gulr gulrot, rodk rodkal, hvitk hvitkal, usalt usaltet, lettsalt lettsaltet, roykt rokt, grovbr grovbrod, tykkm tykkmelk, romm romme`,
  da: `tom tomat, pan paneret, stegem stegemargarine, kyll kylling, kart kartoffel, flod flode, fros frossen, hak hakket, hk hakket, laktfri laktosefri, skiv skiver, rogt roget, skv skiver, skr skraellede, sylt syltede, rog roget, hkt hakket, tor torrede, torr torret, past pasteuriseret, nat naturel, hamb hamburger, salt saltet, usalt usaltet, mell mellemlagret, fuldk fuldkorn, finv finvalsede, konc koncentreret, champ champignon, sodm sodmaelk, letm letmaelk, minim minimaelk, skumm skummetmaelk, piskefl piskeflode, madlavn madlavnings, jordb jordbaer, hindb hindbaer, leverp leverpostej, grontsagsb gronsagsbouillon, kylleb kyllingebryst, oks okse, okseb oksebov, fl flode,
    dybfr dybfrost, fersk frisk, lynfrost frossen, enkeltfrost frossen, lobfrost frossen, singlefrost frossen, dybfros dybfrost, frys frossen, kyl kylling, hvedem hvedemel, rugm rugmel, kartofl kartofler, gulerod gulerodder, rodl rodlog, blomk blomkal, hvidk hvidkal, okset oksetyksteg, svinek svinekod, svinem svinemorbrad, kalve kalv, udsk udskaret, lets letsaltet, smelteo smelteost, skummetm skummetmaelk, marin marineret, flaade flaede`,
  de: `parb parboiled, geg gekocht, vorgeg vorgekocht, gegart gekocht, vorgegart vorgekocht, gepok gepokelt, schb scheiben, kidneyb kidneybohnen, hahn hahnchen, kart kartoffeln, gek gekocht, gesch geschalt, gem gemahlen, tk tiefgekuhlt, geh gehackt, schw schwein, festk festkochend, vorw vorwiegend, mehligk mehligkochend, gew gewaschen, champ champignons, raff raffiniert, laktfr laktosefrei, lfrei laktosefrei, getr getrocknet, tiefgek tiefgekuhlt, tiefgefr tiefgefroren, gefr gefroren, gemusebr gemusebruhe, huhnerbr huhnerbruhe, rinderbr rinderbruhe, fleischbr fleischbruhe, gerauch geraucherte, ger geraucherte, hackfl hackfleisch, rinderhackfl rinderhackfleisch, schweinehackfl schweinehackfleisch, tom tomaten, mittelsch mittelscharf, entst entsteint, hahnchenbr hahnchenbrust, putenbr putenbrust, geschn geschnitten, weissk weisskohl, rotk rotkohl, blumenk blumenkohl, zwieb zwiebeln, paprikap paprikapulver, sonnenbl sonnenblumen, sonnenbluml sonnenblumenol, gemahl gemahlen, konzentr konzentrat, erdb erdbeer, himb himbeer, kirsch kirschen, brok brokkoli, vollk vollkorn, schlags schlagsahne, fr frisch, rd rind, schweinef schweinefilet, lachsf lachsfilet, forell forelle,
    pulv pulver, hahnchenbrustf hahnchenbrustfilet, hahnchenb hahnchenbrust, schweinen schweinenacken, rinderg rindergulasch, kartoff kartoffeln, karott karotten, vorgek vorgekocht, gefro gefroren, schnittl schnittlauch, petersil petersilie, sahn sahne, spargelst spargel, frikad frikadellen, hackfleischb hackfleischballchen, rindsg rindergulasch, rindfl rindfleisch, schweinefl schweinefleisch, putenfl putenfleisch, gemusemisch gemusemischung, dkl dunkel, hel hell, gebr gebraten, hahnchenschenk hahnchenschenkel, seelachsf seelachsfilet, kabeljauf kabeljaufilet, entrahm entrahmt`,
  fr: `flt filet, flts filets, vh viande hachee, deshy deshydrate, deshyd deshydrate, yrt yaourt, yt yaourt, jbon jambon, jb jambon, hv haricots verts, jne jaune, mayo mayonnaise, pasto pasteurise, lgm legumes, pdt pommes de terre, surg surgele, surgel surgele, conc concentre, ecr ecreme, chamb champignon, champ champignon, from fromage, vol volaille, pou poulet, hle huile, bf boeuf, ecrm ecreme, ecrem ecreme, esc escalope, cuis cuisse, haric haricots, har haricots, tom tomate, tomat tomate, carot carotte, past pasteurise, liq liquide, deshyd deshydrate, conct concentre, rap rape, emm emmental, mozza mozzarella, beur beurre, fil filet, saum saumon, vx veau, agn agneau, din dinde, jamb jambon, sauc saucisse, choc chocolat, vanil vanille, fraib framboise, fumee fume, ent entier, hve haricot vert, mout moutarde, vinaig vinaigre, tourn tournesol,
    sg surgele, sgl surgele, cgl surgele, surgl surgele, poul poulet, poulets poulet, dde dinde, decort decortique, leg legumes, champi champignon, emmen emmental, camemb camembert, gruy gruyere, mozzar mozzarella, boeu boeuf, epin epinards, carott carottes, courg courgette, auberg aubergine, salad salade, framb framboise, fram framboise, myrt myrtille, cab cabillaud, cabil cabillaud, saumn saumon, crev crevettes, crevet crevettes, sauciss saucisse, chipo chipolata, merg merguez, fum fume, nat nature, dx doux, veg vegetal, compo compote, pomm pomme, fs frais`,
  nl: `vloeib vloeibare, vloeibr vloeibare, geg gegaard, gekr gekruid, yogh yoghurt, aardapp aardappelen, diepvr diepvries, gesn gesneden, kipf kipfilet, geh gehakt, champ champignons, tom tomaat, lactvrij lactosevrij, groentebouill groentebouillon, kippenbouill kippenbouillon, gew gewassen, ongez ongezouten, gez gezouten, gek gekookt, voorgeb voorgebakken, ger gerookt, geger gegrild, gep gepeld, diepv diepvries, volk volkoren, halfv halfvolle, roomb roomboter, slagr slagroom, karnem karnemelk, snelf snelfilter, tomatenbl tomatenblokjes, tomaatblok tomatenblokjes, schouderkarb schouderkarbonade, rundergeh rundergehakt, paprikap paprikapoeder, zonnebl zonnebloem, aardb aardbeien, framb frambozen, gehaktb gehaktbal,
    dv diepvries, dvr diepvries, gesch geschilde, pdr poeder, rundv rundvlees, varkensv varkensvlees, aardap aardappelen, aardapl aardappelen, gerkt gerookt, gekkt gekookt, kipdijf kipdijfilet, spinaz spinazie, bloemk bloemkool, brocc broccoli, worteltj worteltjes, sperz sperziebonen, mayon mayonaise, roerb roerbak, tonijnst tonijn, zalmf zalmfilet, kabelj kabeljauw, kabeljf kabeljauwfilet, gemar gemarineerd, gepan gepaneerd`,
};

/** Short forms of several words, which alone say something else: "gr. buljong" is no size, and half of "1/2 écrémé" no amount. */
const PHRASES: Record<NameLanguage, Readonly<Record<string, string>>> = {
  en: {
    'pots maris': 'potatoes maris',
    'pots washed': 'potatoes washed',
    'pots baking': 'potatoes baking',
    'pots new': 'potatoes new',
    'a grd': 'a grade',
    'pots peeled': 'potatoes peeled',
    'gravy gran': 'gravy granules',
    'salad toms': 'tomatoes salad',
    'bread wm': 'wholemeal bread',
    'wm bread': 'wholemeal bread',
    'new pots': 'new potatoes',
    'baby pots': 'baby potatoes',
    'jacket pots': 'baking potatoes',
    'roast pots': 'roast potatoes',
    'salad pots': 'salad potatoes',
    // What American kitchens make stock of: a paste, where a British base is dough.
    'chicken base': 'chicken stock concentrate',
    'turkey base': 'chicken stock concentrate',
    'beef base': 'beef stock concentrate',
    'veal base': 'veal stock concentrate',
    'vegetable base': 'vegetable stock concentrate',
    'veg base': 'vegetable stock concentrate',
    'mushroom base': 'vegetable stock concentrate',
    'fish base': 'fish stock concentrate',
    'clam base': 'fish stock concentrate',
    'lobster base': 'shellfish stock concentrate',
    'seafood base': 'shellfish stock concentrate',
    'shrimp base': 'shellfish stock concentrate',
    'soup base': 'stock concentrate',
    'stock base': 'stock concentrate',
    'bouillon base': 'stock concentrate',
  },
  sv: { 'gr buljong': 'gronsaksbuljong', 'gr buljongtarning': 'gronsaksbuljong tarning', 'kyll buljong': 'kycklingbuljong' },
  no: { 'gr buljong': 'gronnsaksbuljong', 'gronns buljong': 'gronnsaksbuljong', 'kyll buljong': 'kyllingbuljong' },
  da: {
    'franske kart': 'franske kartofler',
    'gr bouillon': 'gronsagsbouillon',
    'grsk bouillon': 'gronsagsbouillon',
    'gronts bouillon': 'gronsagsbouillon',
    'kyll bouillon': 'kyllingebouillon',
  },
  de: {
    'gem bruhe': 'gemusebruhe',
    'gem br': 'gemusebruhe',
    // Of mushrooms and leaves; of meat it may be cured.
    'pfifferlinge gep': 'pfifferlinge geputzt',
    'champignons gep': 'champignons geputzt',
    'pilze gep': 'pilze geputzt',
    'spinat gep': 'spinat geputzt',
    'salat gep': 'salat geputzt',
    // Granulated, and not cooked.
    'rinderbruhe gek': 'rinderbruhe pulver',
    'fleischbruhe gek': 'fleischbruhe pulver',
    'gemusebruhe gek': 'gemusebruhe pulver',
    'huhnerbruhe gek': 'huhnerbruhe pulver',
    'geflugelbruhe gek': 'huhnerbruhe pulver',
    'bruhe gek': 'bruhe pulver',
  },
  fr: {
    'cuisse plt': 'cuisse poulet',
    'emince plt': 'emince poulet',
    'filet plt': 'filet poulet',
    'pilon plt': 'pilon poulet',
    'aile plt': 'aile poulet',
    'blanc plt': 'blanc poulet',
    'roti plt': 'roti poulet',
    'esc plt': 'escalope poulet',
    'from blc': 'fromage blanc',
    'fromage blc': 'fromage blanc',
    '1 2 ecreme': 'demi ecreme',
    '1 2 ecr': 'demi ecreme',
    '1 2 ec': 'demi ecreme',
    'demi ecr': 'demi ecreme',
    '1 2 sel': 'demi sel',
    'bouill leg': 'bouillon de legumes',
    'bouillon leg': 'bouillon de legumes',
    'olive ve': 'olive vierge extra',
  },
  nl: { 'halfv melk': 'halfvolle melk', 'melk halfv': 'halfvolle melk', 'gr bouillon': 'groentebouillon' },
};
const MOST_WORDS_OF_A_PHRASE = 3;
const PHRASES_OF = new Map(Object.entries(PHRASES).map(([language, phrases]) => [language, new Map(Object.entries(phrases))]));

const TRADE_OF = new Map(Object.entries(TRADE_WRITTEN));
const BY_LANGUAGE = Object.fromEntries(
  Object.entries(WRITTEN).map(([language, written]) => [
    language,
    new Map(
      `${TRADE_OF.get(language) ?? ''},${written}`.split(',').map((entry): [string, string[]] => {
        const [short = '', ...long] = entry.trim().split(' ');
        return [short, long.flatMap((word) => word.split('-'))];
      }),
    ),
  ]),
) as unknown as Record<NameLanguage, ReadonlyMap<string, string[]>>;

/** The words of a name with its abbreviations written out. */
export function writtenOut(said: readonly string[], language: NameLanguage, isWord: (word: string) => boolean): string[] {
  const words = withPhrases(said, PHRASES_OF.get(language) ?? new Map());
  return words.flatMap((word) => (isWord(word) ? [word] : (BY_LANGUAGE[language].get(word) ?? [word])));
}

function withPhrases(words: readonly string[], phrases: ReadonlyMap<string, string>): readonly string[] {
  if (phrases.size === 0) return words;
  const written: string[] = [];
  for (let at = 0; at < words.length; at++) {
    let long: string | undefined;
    for (let count = MOST_WORDS_OF_A_PHRASE; count > 1 && long === undefined; count--) {
      long = at + count > words.length ? undefined : phrases.get(words.slice(at, at + count).join(' '));
      if (long !== undefined) at += count - 1;
    }
    written.push(...(long?.split(' ') ?? [words[at] ?? '']));
  }
  return written;
}
