import type { NameLanguage } from '../../../kernel/language.ts';
import { list } from '../../phrase/phrase-words.ts';

/**
 * How words of goods that no kitchen cooks begin, folded: chemicals, gloves, bags, boxes, paper. No food of any language begins so,
 * so they decide before any likeness does: a coffee filter is no coffee, and oven cleaner never food.
 */
export const GOODS: Record<NameLanguage, readonly string[]> = {
  en: list(
    `nitrile, latex glove, vinyl glove, coffee filters, filter paper, washing powder, fabric softener, oven cleaner, grill cleaner, toilet, drain cleaner, water softener, softener salt, salt tablets, dishwasher salt, bleach, sanitiser, sanitizer, hand wash,
     hand gel, microfib, scouring, scourer, sponge scour, mop, broom, bucket with, labels, thermal label, till roll, receipt roll, hair net, face mask, shoe cover, plaster blue, first aid, light bulb, vacuum pouch, vacuum bag, freezer bag, piping bag,
     food bag, carrier bag, paper bag, wooden skewer, bamboo skewer, cocktail stick, pizza box, burger box, takeaway box, salad bowl pet, salad box kraft, soup cup, paper cup, plastic cup, coffee cup, cup lid, lids for, muffin case, cake case, baking case, doily, doilies,
     tablecloth, table cover, placemat, wooden fork, wooden spoon, plastic fork, paper plate, foil tray, foil container, cleaning cloth, tea towel, j cloth, polythene,
     serving tray card, deli container, takeaway container, portion pot, sauce pots with, bagasse, kraft bag, chopping board, thermometer, probe wipe, date label, chef jacket, chefs jacket, oven glove, oven cloth, gastronorm, squeeze bottle empty, storage box, dinner plate, wine glass, tumbler glass, equipment hire, pest control`,
  ),
  sv: list(
    `nitril, latexhandsk, vinylhandsk, handske, kaffefilter, sapa, grillrent, ugnsrent, ugnsreng, avfettning, mjukgorarsalt, mjukgoring, salttablett, salladsburk pet, salladsskal pet, mikrofib, disktrasa, disktrasor, handsprit, handdesinf, ytdesinf, etikett, skursvamp, stalull,
     diskborste, golvmopp, mopp, toalettblock, toalettreng, wc ren, golvren, golvvard, vakuumpas, fryspas, spritspas, papperspas, plastpas, avfallssack, traspett, grillspett tra, tandpetare, cocktailpinn, pizzakartong, hamburgarbox, kvittorull, termorull,
     harnat, munskydd, skoskydd, plaster, muffinsform, bakform, tartpapper, bordsduk, dukrull, bordstablett, tragaffel, traked, plastgaffel, papperstallrik, aluform, foliefat, kokshandduk, plastmugg, kaffebagare, glasstrut hallare, lock till, batteri, blekmedel, klorin,
     serveringsbricka, matlada, take away, salladsbox, portionsbagare, dressingbagare, bagass, skarbrada, termometer, kockrock, kockbyxa, gastronorm, gn bleck, forvaringslada, tallrik, kaffekopp, dricksglas, vinglas, servicebesok, maskinhyra`,
  ),
  no: list(
    `nitril, latexhansk, vinylhansk, kaffefilter, gronnsape, grillrens, ovnsrens, avfetting, saltablett, salttablett, vannmykner, salatboks pet, salatskal pet, mikrofib, oppvaskklut, handdesinf, handsprit, overflatedesinf, etikett, skuresvamp, stalull, oppvaskborst, gulvmopp, mopp,
     toalettblokk, toalettrens, wc rens, gulvvask, gulvrens, vakuumpose, fryspose, fryseposer, fryspos, sproytepose, papirpose, plastpose, trespyd, grillspyd tre, tannpirk, pizzaeske, burgerboks, kvitteringsrull, termorull, harnett, munnbind, skoovertrekk, plaster, muffinsform,
     bakeform, kakepapir, bordduk, dukrull, tregaffel, treskje, plastgaffel, papptallerk, aluform, foliefat, kjokkenhandkle, plastbeger, kaffebeger, pappbeger, lokk til, batteri, klorin,
     serveringsfat papp, serveringsbrett, plastboks, matboks, take away, porsjonsbeger, dressingbeger, bagasse, skjaerebrett, termometer, kokkejakke, gastronorm, tallerken, kaffekopp, vinglass, drikkeglass, servicebesok, maskinleie`,
  ),
  da: list(
    `nitril, latexhandsk, vinylhandsk, kaffefilter, tefilter, sortsaebe, brun saebe, handsaebe, grillrens, ovnrens, toiletrens, toiletblok, wc rens, affedtning, blodgoringssalt, salttablet, saltabs, salatbotte, salatboks pet, salatskal pet, mikrofib, microfib, klude, karklud,
     viskestykke, handsprit, handdesinf, overfladedesinf, etiket, tradsvamp, skuresvamp, staluld, opvaskeborste, gulvmoppe, moppe, gulvvask, gulvrens, maskinopvask, vakuumpose, vacuumpose, frysepose, sprojtepose, papirpose, plastpose, traespyd, grillspyd trae, tandstik, pizzaaeske,
     burgerboks, bonrulle, kassebon, termorulle, harnet, mundbind, skoovertraek, plaster, muffinform, bageform, kagepapir, papirsdug, dugrulle, stikdug, daekkeserviet, traegaffel, traeske, plastgaffel, paptallerken, alubakke, foliebakke, plastbaeger, papbaeger, kaffebaeger,
     lag til, batteri, klorin, universalreng,
     serveringsbakke pap, plastboks, madkasse, take away, portionsbaeger, dressingbaeger, bagasse, skaerebraet, termometer, kokkejakke, gastronorm, tallerken, kaffekop, vinglas, drikkeglas, servicebesog, maskinleje`,
  ),
  de: list(
    `nitril, latexhandsch, vinylhandsch, kaffeefilter, teefilter, schmierseife, handseife, grillreiniger, backofenreiniger, fettloser, salztablette, regeneriersalz, wasserenthart, enthartungssalz, salatschale pet, salatbecher pet, salatbox kraft, mikrofaser, schwammtuch, spultuch, spulburst,
     handdesinf, flachendesinf, etikett, topfschwamm, topfreiniger, stahlwolle, wischmopp, bodenwischmopp, mopp, bodenreiniger, wc stein, wc reiniger, toilettenstein, maschinenspul, vakuumbeutel, vakuumierbeutel, siegelrandbeutel, gefrierbeutel, spritzbeutel, papierbeutel, flachbeutel,
     holzspiess, schaschlikspiess, fingerfoodspiess, pizzakarton, burgerbox, menubox, bonrolle, kassenrolle, thermorolle, haarnetz, haarhaube, mundschutz, uberschuh, pflaster blau, verbandmaterial, muffinform, backform, tortenspitze, tischdecke, tischtuch, tischset, holzgabel, holzloffel,
     plastikgabel, pappteller, aluschale, assiette, geschirrtuch, trinkbecher, kaffeebecher, deckel fur, batterie aa, glasreiniger, allzweckreiniger, chlorreiniger,
     alu menuschale, menuschale, feinkostbecher, verpackungsbecher, siegelschale, dressingbecher, bagasse, schneidebrett, thermometer, kochjacke, gastronorm, gn behalter, speiseteller, kaffeetasse, weinglas, trinkglas, mietgebuhr, wartungspauschal`,
  ),
  fr: list(
    `gant nitrile, gants nitrile, gant latex, gant vinyle, filtre a cafe, filtres a cafe, savon noir, savon main, decapant, degraissant, sel adoucisseur, sel regener, sel lave vaisselle, boite salade pet, boites salade pet, saladier pet, barquette plastique, barquettes plastique, lavette, microfibre,
     gel hydroalcool, gel desinf, etiquette, tampon a recurer, tampons a recurer, eponge, balai, frange lavage, frange de lavage, serpilliere, bloc wc, gel wc, nettoyant, liquide lave, sacs sous vide, sac sous vide, sacs congelation, sac congelation, poche a douille, poches a douille,
     sac kraft, sacs kraft, sac bretelle, brochette bois, brochettes bois, pic bois, pics bois, cure dent, boite a pizza, boites a pizza, boite burger, boites burger, bobine caisse, bobines caisse, bobine thermique, bobine essuie, charlottes blanches, charlotte jetable, charlottes jetables,
     masque chirurgical, surchauss, pansement, caissette muffin, caissettes muffin, caissettes patiss, moule papier, dentelle papier, nappe papier, nappe jetable, nappe non tisse, chemin de table, set de table, sets de table, fourchette bois, cuillere bois, assiette carton, assiettes carton, gobelet carton, gobelets carton, couvercle, piles lr, eau de javel,
     barquette alu, plateau traiteur, boite kraft, boites kraft, pot a sauce vide, pots a sauce vide, bagasse, planche a decouper, thermometre, veste cuisine, bac gastro, bac gn, tasse a cafe, verre a vin, verres a vin, sac isotherme, location materiel`,
  ),
  nl: list(
    `nitril, latex handsch, vinyl handsch, koffiefilter, theefilter, groene zeep, handzeep, grillreiniger, ovenreiniger, ontvetter, onthardingszout, regenereerzout, zouttablet, saladebak pet, saladeschaal pet, microvezel, vaatdoek, handalcohol, handgel, handdesinf, etiket, schuurspons, staalwol,
     afwasborstel, vloermop, mopkop, vloerreiniger, toiletblok, toiletreiniger, wc reiniger, vacuumzak, diepvrieszak, spuitzak, papieren zak, broodzak, houten prikker, prikkers, cocktailprikker, tandenstoker, pizzadoos, pizzadozen, burgerbox, kassarol, bonrol, thermorol, haarnet,
     mondkap, overschoen, pleister, muffinvorm, bakvorm, taartrand, tafelkleed, tafellaken, placemat, houten vork, houten lepel, plastic vork, kartonnen bord, alubak, aluminium bak, theedoek, plastic beker, koffiebeker, kartonnen beker, deksel voor, batterij, glasreiniger, allesreiniger, chloor,
     huisvuil, plastic bak, plastic schaal, maaltijdbak, menubak, sausbakje, bagasse, snijplank, thermometer, koksbuis, gastronorm, koffiekop, wijnglas, drinkglas, huurkosten, servicekosten`,
  ),
};
