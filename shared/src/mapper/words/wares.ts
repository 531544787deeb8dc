import { list } from '../../ingredients/phrase/words/phrase-words.ts';
import type { NameLanguage } from '../../kernel/language.ts';

/**
 * How words of a kitchen's wares begin, folded: paper, tableware, knives and pans, clothes, office, rent and repair. They are asked only of a row
 * that no food is sure of, so they may be plainer than the words of goods that decide before any likeness does. A line behind a word: the whole one. One word is asked
 * of the row's first alone, for behind a food it is a pack or a cut ("KRAT", "bucket").
 */
export const WARES: Record<NameLanguage, readonly string[]> = {
  en: list(
    `+ lid, lid|, lids|, cling|, poinsettia, tulips, cyclamen, orchid, pot plant, cut flowers, flower, jelly mould, cake mould, mould|, planter, herb planter, plant pot, c fold, z fold, fish slice, egg timer, egg cup, fuel levy, minimum order,
     hand towel, paper hand, roller towel, centrefeed, centre feed, wiper roll, lunch paper, sandwich wrap, burger wrap, greaseproof, chip bag, chip fork, chip tray, chip cone, sandwich bag|, sandwich bags, sandwich wedge, bread bag|, bread bags, cup sleeve,
     ripple cup, hot cup, cold cup, soup bowl, noodle box, platter lid, platter base, catering platter, clamshell, food tray, hinged contain, microwave contain, portion cup, chef's jack, chef s jack, chefs jack, chefs trouser,
     chef trouser, chef's trouser, chef s trouser, chefs hat, chef hat, skull cap, bib apron, waist apron, tabard, safety shoe, clogs, snood, oversleeve, oven mitt, mitten, ladle, whisk balloon, balloon whisk, tongs, spatula,
     palette knife, grater box, box grater, colander, strainer, mixing bowl, baking tray, baking sheet, roasting tin, saucepan, frying pan, frypan, stock pot alu, stockpot alu, wok pan, measuring jug, scales digital, digital scale,
     can opener, tin opener, bottle opener, corkscrew, pastry brush, ice scoop, dough scraper, timer, squeezy bottle, sauce bottle, sharpening, steel knife, cook's knife, cooks knife, paring knife, bread knife, boning knife,
     dinner fork, dinner knife, dessert spoon stainl, table spoon, teaspoon, side plate, soup plate, saucer, mugs, hi ball, hiball, highball, pint glass, carafe, cruet, menu holder, order pad, waiter pad, duplicate pad, biro, ballpoint,
     marker pen, day dot, food label, use by label, laminat, lamp, lighter, matches box, firelight, fuel gel, chafing fuel, burner, tea lights, dustpan, dust bin, pedal bin, wheelie bin, squeegee, wipe, wipes, scourer, hand sanit,
     hand cream, hand soap, barrier cream, limescale, rinse aid, machine detergent, machine rinse, glasswash, dish wash, floor, surface, urinal, oven clean, bactericid, spray bottle, trigger spray, bucket, trolley, racking,
     stacking box, gastro pan, gn pan, gn lid, probe, foil lid, cater wrap, waste, refuse, rental, hire, repair, call out, callout, labour, engineer, admin fee, delivery, pallet, milk crate, crate dep, crate, tray dep, keg dep,
     bottle dep, container dep, deposit, credit card fee, small order, cloth|, cloths, sponges, mug|, bin|, bins|, furniture polish, peeler|, sieve|, beard net, beard cover, ramekins, shelving, charcoal lump, charcoal briq,
     restaurant charcoal, brush|, brushes, fuel surcharge, chopping board, cutting board, wooden spoon, mixing spoon, serving spoon, kitchen scissors, oven thermometer, fridge thermometer, fridge freezer, refrigerant, glass cleaner,
     hand wash, antibac, food safe, sani, tray liner, pan liner, cake liner, food container, plastic container, round container, paper bowl, paper straw, straws, stirrers, sachet holder, wax paper, foil roll, foil sheets, dish cloth,
     tea towels, bar towel, napkins, luncheon napkin, dinner napkin, cocktail napkin, coaster, coasters, placemats, slip cover, table skirt, stretch film, pallet wrap`,
  ),
  sv: list(
    `tvattlapp, pantback, aggklocka, aggkopp, tulpan, julstjarn, orkide, cyklamen, plockavgift, pant|, osthyvel, gryteset, minimiorder,
     handduk, pappershandduk, handdukspapper, torky, hushallsrull, hushallspap, lunchpapper, smorgaspapper, smorpapper, burgarpapper, hamburgerpapper, inslagspapper, omslagspapper, strutpapper, pommesstrut, pommespase, brodpase,
     bararpase, smorgaspase, skalar bagass, soppskal, sallads skal, tratallrik, tallrik, assiett, kaffemugg, mugg, bagare, glasbagare, plastbagare, plastlock, lock|, knivset, kockkniv, kniv|, brodkniv, skalkniv, gaffel, gafflar, sked|,
     skedar, matsked, tesked, soppsked, slev, soppslev, sasslev, ballongvisp, stekspade, slickepott, degskrapa, rivjarn, potatisskalare, skalare|, sil|, durkslag, kantin|, gn kantin, gn lock, bakplat, stekpanna, kastrull, gryta rostfri,
     gryta alu, stekjarn, hallkanna, matt kanna, litermatt, decilitermatt, koksvag, vag digital, stektermometer, timer, konservoppnare, burkoppnare, korkskruv, kapsyl, bryne, skarpstal, forkla, kockrock, kockjack, kockmossa, bagarmossa,
     kockbyx, tofflor, trasko, skyddssko, skaggskydd, harskydd, mossa|, arm skydd, armskydd, orepropp, disktrasa, wettex, mikroduk, torkduk, duk|, dukar, kuvertduk, bordslopare, ljusstake, marschall, vasljus, golvskrapa, sopborste,
     sopskyffel, borste, hink med lock, sophink, soptunna, sopkarl, papperskorg, diskkorg, diskback, glaskorg, vagn|, hylla, dispenser, hallare, tvaldispenser, penna, pennor, markpenna, whiteboard, datumetik, kvitto, rulle termo,
     kontorspapper, notblock, lampa, ledlampa, glodlampa, lysror, tandare, tandstickor, tandved, grillkol, briketter, tandvatska, brannpasta, brangel, snittblommor, krukvaxt, uthyrning, reparation, montering, arbetskostnad,
     servicekostnad, service|, installation, hyra, leverans, emballage, emb|, returemb, returlada, pall|, eur pall, miljo, faktura, expedition, ytrengor, avkalkning, hygien, handkram, handtval, dusch, schampo, spolmedel, torkmedel,
     maskindiskmedel, propplosare, fonsterputs, fettlosare, allrengor, klor|, klorin, blommor|, visp rostfri, ljus stearin, ljus block, karott rostfri, skarbrad, skarbrada, kokshandduk, engangs, smorgasbricka, brickunderlagg, underlagg,
     bricka , bricka|, brickor, forpackning, salladslada, sallad skal pla, portionskopp, dressingkopp, sushilada, tandpetare, grillspett bambu, bambuspett, kaffefilter, tefilter, stretchfilm, strackfilm`,
  ),
  no: list(
    `zalo, kjokkentork, ostehovel, ifco, kasse|, svamp m, tulipan, julestjerne, orkide, eggeglass, eggeklokke, minsteordre, plukkgebyr,
     handkle, papirhandkle, handtorke, torkepap, torkerull, lunsjpapir, matpapir, smorpapir, smorbrodpapir, burgerpapir, pakkepapir, innpakningspap, pommespose, pommes frites pose, brodpose, baerepose, smorbrodpose, suppebolle,
     suppeskal, salatbolle, salatskal, tallerken, asjett, kaffekrus, kopp|, krus|, beger, plastlokk, knivsett, kokkekniv, kniv|, brodkniv, skrellekniv, gaffel, gafler, skje|, skjeer, spiseskje, teskje, ose|, suppeose, sleiv, visp|,
     stekespade, slikkepott, deigskrape, rivjern, potetskrell, skreller, dorslag, kantine|, gn kantine, gn lokk, bakeplate, stekebrett, stekepanne, kjele|, kasserolle, gryte rustfri, litermal, malebeger, kjokkenvekt, steketermometer,
     bokseapner, korketrekk, bryne, slipestal, forkle, kokkelue, kokkehatt, kokkebuks, tresko, vernesko, skjeggbind, hette, ermebeskytt, oreprop, klut, kluter, wettex, mikroklut, duk|, duker, loper|, lysestake, gulvskrape, feiebrett,
     kost med skaft, borste, botte med, soppelspann, avfallsspann, oppvaskkurv, oppvaskbrett, glasskurv, vogn|, tralle, dispenser, holder, sapedispenser, penn|, penner, merkepenn, tusj, datoetikett, kvittering, kontorpapir, notatblokk,
     lyspaere, led paere, lysror, lighter, fyrstikk, opptenning, grillkull, briketter, tennvaeske, brennpasta, brenngel, blomster, potteplante, utleie, reparasjon, montering, arbeidstimer, service|, installasjon, leie|, levering,
     emballasje, emb|, returemb, pall|, miljo, faktura, ekspedisjon, maskinoppvask, maskinoppvaskmid, oppvaskmid, torremiddel, skyllemiddel, avkalking, kalkfjern, avlopsapn, vindusvask, fettfjern, handkrem, handsape, dusj, sjampo,
     overflate, universalreng, klor, langpanne|, hylle|, hyller|, skjarebrett, skjaerebrett, dekkebrik, brikke|, kuvertduk, salatboks, dressingbeger, porsjonsbeger, bambuspinner, grillspyd bambu, kaffefilter, engangs, plastboks,
     plastboksar, matboks, hansker, hanske, vinylhansk, stretchfilm, strekkfilm`,
  ),
  da: list(
    `blodgor, julestjerne, tulipan, orkide, begonia, aeggebaeger, aeggeur, minimumsordre, plukgebyr,
     handklaede, papirhandkl, aftorrings, lunchpapir, madpapir, pergament, smorrebrodspap, burgerpapir, sandwichpapir, indpakningspap, fritespose, pomfritpose, pommespose, brodpose, bagerpose, sandwichpose, baerepose, suppeskal,
     suppebaeger, salatskal, tallerken, kaffekrus, krus|, kop|, kopper|, kaffekop, baeger, plastlag, knivsaet, kokkekniv, kniv|, brodkniv, urtekniv, udbenerkniv, filetkniv, gaffel, gafler, skeer, spiseske, teske|, oseske, suppeose,
     sauceose, grydeske, piskeris, palet|, paletkniv, paletknive, dejskraber, rivejern, ostehovl, skraeller|, tyndskraell, kartoffelskrael, dorslag, sigte rustfri, kantine|, gn kantine, gn lag, bageplade, bradepande, stegepande,
     kasserolle, gryde rustfri, gryde alu, malebaeger, literma, kokkenvaegt, vaegt digital, stegetermometer, minutur, daseabner, proptraek, oplukker, strygestal, knivsliber, forklaede, kokkehue, kokkehat, kokkebuks, kokkesko, traesko,
     sikkerhedssko, skaegbind, harnet, aermebeskyt, oreprop, klud|, klude, karklud, mikroklud, dug|, duge|, bordlober, lysestage, gulvskraber, fejebakke, fejekost, kost med, borste, spand med lag, affaldsspand, affaldsstativ,
     skraldepose, opvaskekurv, opvaskebakke, glaskurv, rullebord, vogn|, opbevaringsboks, fodevarekasse, dispenser, holder|, saebedispenser, kuglepen, tusch, datolabel, label, kontorpapir, notesblok, bonblok, bonbog, bonrull, led paere,
     elpaere, lysror, lighter, taendstik, taendblok, optaend, grillkul, traekul, briketter, braendpasta, braendgel, blomster, potteplante, udlejning, reparation, montering, arbejdslon, montor, service|, installation, leje|, levering,
     emballage, emb|, returemb, palle|, faktura, ekspedition, ekspres, maskinopvask, opvaskemid, afspaending, skyllemid, afkalkning, aflobs, vinduesrens, fedtoplos, handcreme, handsaebe, shampoo, overfladerens, universalrens, klor,
     desinfek, hylde|, hylder|, skaerebraet, daekkeserviet, glasbrik, bakke|, bakker|, salatboks, dressingbaeger, portionsbaeger, bambuspind, grillspyd bambu, kaffefilter, engangs, plastboks, madkasse, handsker, handske, vinylhandsk,
     pomfritbakke, fritesbakke, hotdogbakke, hotdogpose, foliebakke, folie|, stretchfilm, husholdningsfilm, film|, stretchfilm, pakkefilm`,
  ),
  de: list(
    `mindermengen, eierbecher, eieruhr, alpenveilchen, weihnachtsstern, tulpen, orchidee, spiesschen, mindestbestell,
     handtuch, falthandtuch, papierhandt, putzrolle, putztuch, putzlappen, putzpapier, wischmop, wischbezug, pergamentpap, einschlagpap, burgerpapier, pommestute, pommesschale, pommesgabel, pommesspitz, spitztute, brotbeutel,
     tragetuten, tragetute, snackbeutel, hahnchenbeutel, suppenschale, suppenbecher, salatschale, salatbox, teller|, tassen|, tasse|, untertasse, kaffeebecher, coffee to go, messer|, messerset, kochmesser, brotmesser, schalmesser,
     ausbeinmesser, gabel|, gabeln, loffel|, essloffel, teeloffel, kaffeeloffel, schopfkelle, schopfloffel, suppenkelle, kelle|, schaumloffel, schneebesen, pfannenwender, teigschaber, teigkarte, reibe|, sparschaler, schaler|, sieb|,
     spitzsieb, durchschlag, gn schale, gn deckel, gn blech, gastro, backblech, bratpfanne, stielkasserolle, kasserolle, kochtopf, topf edelstahl, messbecher, kuchenwaage, waage|, bratenthermo, kurzzeitmesser, dosenoffner, korkenzieher,
     flaschenoffner, wetzstahl, schurze, latzschurze, vorbinder, kochmutze, kochhose, kochhaube, backermutze, sicherheitsschuh, clogs, bartschutz, armelschon, hygienehaube, haarnetz, mundschutz, topflappen, lappen|, bodentuch,
     mikrofaser, tischlaufer, tischband, tischdeck, skirting, kerzenst, leuchter, besen|, kehrschaufel, handfeger, bodenabzieher, abzieher, eimer mit, mulleimer, abfalleimer, papierkorb, spulkorb, glaserkorb, servierwagen,
     transportwagen, regal, aufbewahrungs, vorratsdose, lebensmittelbehalter, eurobox, spender, seifenspender, halter|, kugelschreib, marker|, datumsetik, haftetik, kellnerblock, bestellblock, quittungsblock, gastblock, leuchtmittel,
     led lampe, gluhlampe, feuerzeug, streichholz, anzunder, grillkohle, holzkohle, grillbrikett, briketts, brennpaste, brenngel, blumen|, schnittblumen, topfpflanze, vermietung, miete, reparatur, montage, arbeitszeit, techniker,
     anfahrt, kundendienst, service, installation, lieferung, leihverpack, umverpackung, palette, euro palette, e2 kiste, tauschkist, maschinenspul, klarsp, entkalk, rohrreinig, abflussreinig, fenster, glasreinig, fettlos, handcreme,
     handwasch, hautschutz, hautpflege, sanitar, wc|, oberflachen, flachen, chlor|, spul, reinig, polier, scheuer, becher pappe, becher kart, becher plast, deckel fur, deckel kunst, deckel plast, burgerbox, menubox, foodbox, lunchbox,
     thermobox, pizzabox, becherdeckel, becherhalter, rollenhalter, papierhalter, schneidbrett, schneidebrett, tablett, tabletts, glasunterset, bierdeckel, pommesschalen, imbissschale, currywurstschale, snackschale, zahnstocher, einweg,
     gummihandschuh, arbeitshandschuh`,
  ),
  fr: list(
    `planche decoup, planche a decoup, pique brochette, pique bambou, piques|, maint prev, maintenance, liq vaiss, liquide vaiss, serv ouate, serviette, barq scell, barquette scell, charlotte clip, charlotte jet, charlotte hyg, tulipes, cyclamen, orchidee, bouquet de fleurs, poinsettia, coquetier, minimum de commande,
     essuie main, essuie tout, ouate, bobine, papier cuisson, papier ingraissable, papier sulfurise, papier emballage, papier burger, cornet frites, sachet frites, sac a frites, sac papier, sacs papier, sac sos, sac cabas, sacs cabas,
     sachet kraft, sachet sandwich, bol soupe, bol kraft, bol carton, bol jetable, bol pulpe, saladier, assiette, assiettes, tasse|, tasses|, sous tasse, soucoupe, mug|, mugs, verre|, verres|, verrine vide, verrines, coupelle, ramequin,
     couvercle, fourchette, fourchettes, cuillere, cuilleres, louche|, ecumoire, fouet|, spatule, maryse, raclette inox, raclette sol, rape inox, econome, eplucheur, passoire, chinois inox, tamis inox, bac gn, bac inox, couvercle gn,
     plaque patiss, plaque four, plaque alu, poele|, sauteuse, casserole, faitout, cul de poule, pichet, verre doseur, balance, sonde|, minuteur, ouvre boite, tire bouchon, decapsuleur, fusil|, pinceau, pince inox, pince service,
     moule silicone, moule inox, emporte piece, douille, tablier, toque|, calot, pantalon, veste|, chaussure, sabot, cache barbe, manchette, surblouse, blouse, torchon|, torchons, chiffon|, chiffons, manique, gant|, gants, charlotte jet, masque,
     nappe|, nappes, nappage intisse, chemin de, bougie, photophore, chandelle, balayette, seau inox, poubelle, conteneur, chariot, echelle inox, etagere, casier, boite hermet, distributeur, stylo, marqueur, feutre, etiquette, carnet,
     bloc commande, bloc note, additions, ampoule, lampe, briquet, allume feu, charbon, gel combust, gaz|, pile|, piles|, location, reparation, depannage, main d'oeuvre, main oeuvre, deplacement, installation, livraison, emballage,
     consigne, caisse consign, forfait, rincage, poudre lave, poudre machine, detartrant, debouch, lave vitre, nettoyant, nettoyage, creme main, savon, gel douche, shampo, sanitaire, multi usage, desinfect, bacteri, javel, degraiss,
     couteau a, barquette pulpe, sac poub, sacs poub, couteau office, couteau chef, couteau de, couteau inox, couteau pain, couteau boucher, couteau plast, couteau bois, couteaux inox, couteaux plast, couteaux bois, allumettes boite, marmite inox, marmite alu, poele alu, poele inox,
     sac a, sacs a, frais de port, frais de livr, frais de transp, frais de dossier, frais de gestion, frais de fact, frais transport, film , plaque inox, pelle balay, support mural, nett vitre, nett sol, nett surface, nett inox, nett four, nett wc, nett multi, nett desinf, degr, desinf, film etir`,
  ),
  nl: list(
    `kerstster, tulpen, cyclaam, orchidee, eierdop, eierwekker, kaasschaaf, minimumorder,
     handdoek, handdoekrol, vouwhanddoek, poetsrol, poetsdoek, keukendoek, inpakpapier, vetvrij papier, burgerpapier, broodpapier, patatzak, frietzak, puntzak, snackzak, broodzak, draagtas, draagtassen, papieren tas, hamburgerbak,
     patatbak, a9 bak, soepkom, soepbeker, saladekom, bord karton, borden, kop en schotel, kopjes|, mok|, mokken, beker|, bekers, deksel, mes|, messen, koksmes, broodmes, schilmes, uitbeenmes, vork|, vorken, lepel|, lepels, eetlepel,
     theelepel, soeplepel, opscheplepel, pollepel, schuimspaan, garde|, spatel, bakspaan, pannenlikker, deegschraper, dunschiller, schiller, zeef rvs, zeef|, vergiet, gn bak, gn deksel, bakplaat, koekenpan, braadpan, steelpan, kookpan,
     pan rvs, maatbeker, weegschaal, kernthermo, kookwekker, blikopener, kurkentrekker, flesopener, aanzetstaal, sloof, schort, koksmuts, koksbroek, kokspet, koksschoen, werkschoen, klompen, baardnet, haarnet, mouwbescherm, pannenlap,
     ovenhandschoen, ovenwant, dweil, doekjes, doekje, sopdoek, microvezel, werkdoek, tafelkleed, tafelloper, kaarsen, kandelaar, bezem, stoffer, veger, trekker, vloertrekker, emmer met, prullenbak, afvalbak, pedaalemmer, vaatwaskorf,
     glazenkorf, serveerwagen, trolley, stelling, voorraaddoos, voorraadbak, dispenser, houder|, zeepdispenser, balpen, pennen|, stift|, markeerstift, dagetiket, etiket, bonboek, kelnerblok, bestelblok, kassabon, ledlamp, lamp|,
     gloeilamp, aansteker, lucifers, aanmaakblok, houtskool, briketten, brandpasta, brandgel, snijbloemen, verhuur, huur, reparatie, montage, arbeidsloon, voorrijkosten, service|, installatie, levering, bezorging, emballage, pallet,
     rolcontainer, krat|, cbl krat, administratie, milieu, vaatwas, naglans, spoelglans, glansmiddel, ontkalk, gootsteenontst, ruiten, glasreinig, ontvet, handcreme, handzeep, shampoo, sanitair, interieurreinig, chloor|, desinf,
     allesreinig, schuur, spons, sponzen, bleekwater, bleekmiddel, bleek|, rasp rvs, ersatzpapier, vloerreinig, vloertrek, vloerwis, vloermop, bloemen|, snijplank, dienblad, dienbladen, onderzetter, bierviltje, menubak, saladebak,
     frietbak, snackbak, sausbak, koffiefilter, theefilter, wegwerp, plastic bak, rietje, houten roer, roerstaaf, foodbox, stretchfolie`,
  ),
};

/**
 * How such wares end in languages that write two words as one. Teabags and rice paper are food: a word that begins so is none of them.
 */
export const WARE_ENDINGS: Record<NameLanguage, readonly string[]> = {
  en: [],
  sv: list(
    'papper, pase, pasar, kartong, kartonger, matlada, matlador, forvaringslada, salladslada, kartonglada, mugg, muggar, kniv, knivar, gaffel, gafflar, sked, skedar, tallrik, tallrikar, byxa, byxor, forklade, duk, dukar, trasa, trasor, borste, borstar, avgift, tillagg, hyra, maskin, hallare, dispenser, termometer, filter, sack, sackar, slev, visp, bleck, penna, kostnad, skydd',
  ),
  no: list(
    'papir, pose, poser, eske, esker, boks, bokser, beger, begre, lokk, kniv, kniver, gaffel, gafler, skjeer, tallerken, tallerkener, jakke, bukse, forkle, klut, kluter, borste, gebyr, avgift, tillegg, leie, maskin, holder, dispenser, termometer, filter, sekk, sekker, sleiv, kostnad, kluter, duk, duker',
  ),
  da: list(
    `papir, pose, poser, aeske, aesker, boks, bokse, baeger, baegre, kniv, knive, gaffel, gafler, skeer, tallerken, tallerkener, jakke, bukser, forklaede, klud, klude, borste, gebyr, afgift, tillaeg, leje, maskine, holder, dispenser,
     termometer, filter, filtre, saek, saekke, handklaede, dug, duge, klaedeark, torreark, papirark, plastlag, kantinelag, baegerlag, skaerebraet`,
  ),
  de: list(
    `papier, beutel, schachtel, schachteln, karton, kartons, messer, gabel, gabeln, kelle, zange, jacke, hose, schurze, mutze, haube, schuhe, tuch, tucher, burste, besen, gebuhr, pauschale, zuschlag, kosten, miete, maschine, spender,
     filter, etiketten, geschirr, thermometer, waage, sieb, behalter, blech, brett, wagen, tute, tuten, sacke, mullsack, becherdeckel, papierhalter, rollenhalter, putzschwamm, spulkorb`,
  ),
  fr: [],
  nl: list(
    `papier, zak, zakken, zakje, zakjes, doos, dozen, bakje, bakjes, beker, bekers, deksel, deksels, vork, vorken, lepel, lepels, spatel, schort, broek, doek, doeken, doekjes, borstel, bezem, spons, kosten, toeslag, huur, machine,
     dispenser, thermometer, weegschaal, filter, filters, etiketten, draagtas, tassen, koksbuis, koksjas, muts, schoenen, rolhouder, papierhouder, kaarshouder, snijplank`,
  ),
};
