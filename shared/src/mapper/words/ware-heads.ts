import { endsInHead, LEAST_CUT, LEAST_HEAD, withCuts } from './goods/joined-ends.ts';
import { list } from '../../ingredients/phrase/words/phrase-words.ts';
import { grammarOf, type NameLanguage } from '../../kernel/language.ts';

/**
 * What a kitchen buys that nobody cooks, folded: the last word of a compound tells what a thing is ("Ostehøvel", "Eierbecher"), so each is asked of a whole word
 * and of how a longer one ends. Household and chemicals, disposables, tools and machines, clothes, services and fees, carriers, office, furniture, flowers.
 */
const WARE_HEADS: Record<NameLanguage, readonly string[]> = {
  en: list(
    `towel, towels, napkin, napkins, serviette, serviettes, doily, doilies, doyley, coaster, coasters, placemat, placemats, tablecloth, tablecloths, cutlery, spork, sporks, teaspoon, teaspoons, tablespoon, tablespoons, ladle, ladles,
     spatula, spatulas, tongs, whisk, whisks, peeler, corer, zester, grater, graters, mandoline, colander, sieve, sieves, strainers, chinois, skimmer, saucepan, saucepans, frypan, cauldron, tureen, ramekin, ramekins, crockery, saucer,
     saucers, teapot, teapots, tumbler, tumblers, goblet, goblets, decanter, carafe, jugs, corkscrew, opener, openers, sharpener, thermometer, thermometers, timers, probes, apron, aprons, tabard, trousers, jacket chef, jackets, clogs,
     snood, snoods, hairnet, hairnets, mobcap, mobcaps, gauntlet, gauntlets, glove, gloves, masks, overshoe, overshoes, plaster, plasters, bandage, bandages, mop, mops, mophead, mopheads, broom, brooms, brush, brushes, squeegee,
     squeegees, dustpan, bucket and, scourer, scourers, scouring, sponge scourer, dishcloth, dishcloths, duster, dusters, wiper, wipers, wipes, bleach, descaler, degreaser, detergent, sanitiser, sanitizer, disinfectant, deodoriser,
     freshener, softener, rinse aid, rinseaid, limescale, drain unblock, drain clean, washroom, toilet, urinal, soap, soaps, shampoo, lotion, dispensers, liner, liners, binbag, binbags, refuse, sacks refuse, clingfilm, foil tray,
     foil trays, foil container, foil containers, stirrer, stirrers, cocktail stick, cocktail sticks, toothpick, toothpicks, doggy bag, carrier bag, carrier bags, takeaway, take away box, pizza box, pizza boxes, cake box, cake boxes,
     cake board, cake boards, cake drum, clamshell, clamshells, container, containers, bagasse, cupcarrier, cup carrier, sleeves, piping bag, piping bags, vac pouch, vac pouches, vacuum pouch, vacuum pouches, tealight, tealights,
     tea lights, lantern, firelighter, firelighters, lighter, lighters, charcoal, briquettes, butane, propane, chafing, battery, batteries, bulb led, lamp, lamps, fluorescent, extension lead, fuse, fuses, plug adaptor,
     trolley, trolleys, shelving, racking, stool, stools, sofa, parasol, heaters, dishwasher, microwave oven, blender, kettle, kettles, slicer machine, pens, pencil, pencils, stapler, staples, envelope, envelopes, notepad, notepads,
     copier, toner, laminating, printer, whiteboard, till roll, till rolls, receipt, calendar, signage, sticker, stickers, noticeboard, roses cut, lilies, tulips, chrysanthemum, chrysanthemums, carnations, poinsettia, potplant, planter,
     compost bag, bauble, baubles, cracker christmas, tinsel, bunting, balloon, balloons, streamers, surcharge, levy, deposit, carriage, handling charge, admin, invoice fee, callout, rental, lease, repair, repairs, servicing,
     calibration, inspection, subscription, pallet, pallets, dolav, keg return, rollcage, roll cage, pest control, mousetrap, fly killer, flytrap, insect killer, first aid, eyewash, ppe, hi vis, uniform, uniforms, laundry, mattress,
     pillow, duvet, wok pan, gastronorm, chopping board, chopping boards, cutting board, cutting boards, knives, crayons, cocktail umbrella, film dispenser, cleaner, cleaners, cleaning, spinner, spinners, shovel, scraper, scrapers,
     padlock, padlocks, decs, decorations, garland, wreath, surchg, earplug, earplugs, bins, dishrack, cutlery tray, knife sharpener, vacuum cleaner, salad spinner, blowtorch, mats, doormat, gasket, hinge, kickplate, screwdriver,
     extractor, canopy clean, deep clean, waste collection, grease trap, call out, labour charge, min order, admin charge,
     hook, hooks, wash up liquid, wash up liq, washing up liq, jkt, butter knife, steak knife, table knife, cooks jkt, slicer egg`,
  ),
  sv: list(
    `servett, servetter, duk, dukar, lopare, tablett papper, bestick, gaffel, gafflar, kniv, knivar, sked, skedar, slevar, vispar, hyvel, hyvlar, rivjarn, skalare, slickepott, palett, stekspade, durkslag, kastrull, kastruller,
     stekpanna, stekpannor, traktor panna, bakplat, bakplatar, plat rostfri, kantin, kantiner, bleck, tillbringare, karaff, karaffer, mugg, muggar, bagare, tallrikar, assiett, assietter, fat porslin, tekanna, termos, pumptermos,
     korkskruv, oppnare, vag digital, termometer, termometrar, timer, klocka, forklade, forkladen, kockrock, kockjacka, jacka, byxa, byxor, mossa, mossor, toffla, tofflor, sko, handske, handskar, nitrilhandske, munskydd, harnat,
     skoskydd, plaster, forband, bandage, mopp, moppar, moppgarn, kvastar, borste, borstar, skurborste, diskborste, svabb, skrapa, skrapor, sopskyffel, hink rod, trasa, trasor, duk mikrofiber, mikrofiberduk, skurkudde, skursvamp,
     disksvamp, tvattsvamp, svampduk, torkrulle, torkpapper, hushallspapper, toalettpapper, hygienpapper, tval, lotion, schampo, desinfektion, handsprit, ytdesinfektion, rengoring, rengoringsmedel, avfettning, avkalkning, diskmedel,
     maskindisk, skoljmedel, spolglans, tvattmedel, klorin, propplosare, grovrent, allrent, sanitetsrent, fonsterputs, polish, vax golv, dispenser, behallare, hallare, pasar, sopsack, sopsackar, avfallspase, avfallssack, plastfilm,
     plastfolie, aluminiumfolie, bakplatspapper, smorpapper, formar aluminium, aluminiumform, folieform, muffinsform, muffinsformar, portionsform, lador, lock till, sugror, omrorare, spett trä, tandpetare, kartong tart, tartkartong,
     tartbricka, pizzakartong, pizzakartonger, hamburgerask, askar, barkasse, kassar, spritspase, spritspasar, vakuumpase, vakuumpasar, varmeljus, kronljus, stearinljus, lykta, tandare, tandstickor, grillkol, briketter, gasol,
     tandvatska, batteri, batterier, lampa, lampor, glodlampa, lysror, forlangningssladd, sakring, vagn, vagnar, serveringsvagn, hylla, hyllor, stolar, pallar, bord hopfallbart, parasoll, frys box, kylskap, fritos, mixer, stavmixer,
     brodrost, vattenkokare, kaffebryggare, penna, pennor, tusch, tejp, haftapparat, kuvert, kollegieblock, kopieringspapper, skrivare, toner, laminering, kvittorulle, kassarulle, almanacka, skylt, skyltar, etikett, etiketter, parm,
     parmar, tulpan, tulpaner, krysantemum, nejlikor snitt, julstjarna, amaryllis, hyacint, krukvaxt, jord saj, julgran, girlang, ballong, ballonger, serpentin, avgift, avgifter, tillagg, kostnad, kostnader, frakt, faktura, leasing,
     reparation, reparationer, besiktning, kalibrering, utbildning, abonnemang, licens, konsult, stadning, sanering, hamtning, tomning, slamsugning, lastpall, halvpall, retur, returback, back tom, rullbur, rattfalla, musfalla,
     flugfangare, insekts, skadedjur, forsta hjalpen, ogondusch, skyddsglasogon, uniform, arbetsklader, tvatteri, skarbrada, skarbrador, kapsyler, fettpapper, filter, filtrer, slunga, slungor, spadar, skopor, krita, kritor, hanglas,
     dekoration, dekorationer, pynt, girland, oronpropp, oronproppar, sopkorg, sopkarl, papperskorg, diskstall, matta, mattor, stege, brannare, korning, milersattning, hyllplan, skarpare, portionerare, glasskopa, sparrhake,
     etikettpistol, termometerskap, orderblock, beloning, presentkort, rengoringsduk, rondell, rondeller,
     krok, kottkrok, aggdelare, delare`,
  ),
  no: list(
    `serviett, servietter, duker, loper papir, bestikk, gaffel, gafler, kniv, kniver, skje, skjeer, sleiv, sleiver, visp, visper, hovel, rivjern, skreller, saks, slikkepott, palett, stekespade, klype, dorslag, kjele, kjeler, kasserolle,
     stekepanne, stekepanner, bakebrett, stekebrett, langpanne, bolle rustfri, mugge, mugger, karaffel, kopper, begre, tallerkener, asjett, asjetter, tekanne, termos, pumpekanne, korketrekker, apner, vekt digital, termometer,
     termometre, tidsur, klokke, forkle, forklaer, jakke, kokkejakke, bukse, bukser, kokkelue, toffel, tofler, hanske, hansker, munnbind, harnett, skotrekk, plaster, bandasje, mopp, mopper, feiekost, borste, borster, oppvaskborste,
     nalfjerner, skrape, feiebrett, botte rod, klut, kluter, skuresvamp, oppvasksvamp, vaskesvamp, svamp m, torkepapir, torkerull, torkeark, torkeruller, kjokkentork, husholdningspapir, toalettpapir, dopapir, sape, lotion, sjampo,
     desinfeksjon, handsprit, rengjoring, rengjoringsmiddel, avfetting, avkalking, oppvaskmiddel, maskinoppvask, skyllemiddel, glansemiddel, vaskemiddel, toymykner, klorin, avlopsapner, gronnsape, universalrent, glassrens, polish,
     dispenser, beholder, holder, poser, soppelsekk, soppelsekker, avfallspose, avfallssekk, sekk avfall, plastfolie, aluminiumsfolie, bakepapir, matpapir, aluminiumsform, folieform, muffinsform, muffinsformer, form alu, former alu,
     boks m lokk, lokk til, sugeror, rorepinne, rorepinner, grillspyd tre, tannpirker, tannpirkere, kakeeske, kakeesker, pizzaeske, pizzaesker, hamburgereske, eske, esker, baerepose, sproytepose, sproyteposer, vakuumpose, vakuumposer,
     telys, kronelys, stearinlys, kubbelys, lighter, fyrstikker, grillkull, briketter, propan, tennvaeske, batteri, batterier, lyspaere, lysror, skjoteledning, sikring, tralle, traller, vogn, vogner, reol, hylle, hyller, stoler, krakk,
     parasoll, kjoleskap, fryseskap, frityr gryte, mikser, stavmikser, brodrister, vannkoker, kaffetrakter, penner, tusj, tape, stiftemaskin, konvolutt, konvolutter, notatblokk, kopipapir, skriver, toner, laminering, kvitteringsrull,
     kassarull, kalender, skilt, etikett, etiketter, permer, tulipaner, krysantemum, julestjerne, amaryllis, potteplante, juletre, girlander, ballong, ballonger, serpentiner, gebyr, gebyrer, avgift, avgifter, tillegg, kostnad,
     kostnader, frakt, faktura, leasing, reparasjon, reparasjoner, kontroll arlig, kalibrering, opplaering, abonnement, lisens, konsulent, renhold, tomming, fettutskiller, europall, halvpall, retur, returkasse, rullebur, panteflaske,
     musefelle, rottefelle, fluefanger, insekts, skadedyr, forstehjelp, oyeskyll, vernebriller, uniform, arbeidstoy, vaskeri, skjaerebrett, skjaerefjol, kaffefilter, filter, slynge, slynger, spader, kritt, hengelas, dekorasjon,
     dekorasjoner, pynt, oreplugger, bosspann, papirkurv, oppvaskstativ, matter, kjoring, kilometergodt, hylleplate, sliper, skarper, porsjonerer, iskremskje, ordreblokk, gavekort, rengjoringsklut, avkalker, trakterrens, ovnsrens,
     grillrens, duftlys, stalull, rengjoringssvamp,
     polsebrett, serveringsbrett, krok, kjottkrok`,
  ),
  da: list(
    `serviet, servietter, duge, bordlober, rulledug, stikdug, bestik, gaffel, gafler, kniv, knive, skeer, teske, grydeske, palet, piskeris, hovl, rivejern, skraeller, saks, dejskraber, dorslag, kasserolle, bradepande, bageplade,
     kantine, kantiner, kande, kander, karaffel, karafler, krus, kopper, baeger, baegre, tallerkner, desserttallerken, underkop, skal porcelaen, tekande, termokande, proptraekker, oplukker, daseabner, vaegt digital, termometer,
     termometre, minutur, aeggeur, forklaede, forklaeder, jakke, kokkejakke, kokkejakker, buks, bukser, kokkehue, traesko, sandal, handske, handsker, mundbind, harnet, overtraekssko, skoovertraek, plaster, bandage, moppe, mopper,
     fejekost, borste, borster, opvaskeborste, skraber, gulvskraber, fejebakke, klud, klude, karklud, skuresvamp, opvaskesvamp, rengoringssvamp, aftorringspapir, papirrulle, kokkenrulle, toiletpapir, toiletrulle, handklaede,
     handklaeder, handklaedeark, papirhandklaede, saebe, creme haand, shampoo, desinfektion, handsprit, rengoring, rengoringsmiddel, affedter, afkalker, opvaskemiddel, maskinopvask, afspaending, skyllemiddel, vaskemiddel, vaskepulver,
     blodgoringsmiddel, klorin, aflobsrens, brun saebe, universalrengoring, glasrens, grillrens, ovnrens, polish, dispenser, beholder, holder, affaldssaek, affaldssaekke, affaldspose, affaldsposer, saek sort, saekke sort,
     husholdningsfilm, stretchfilm, alufolie, bagepapir, madpapir, alubakke, alubakker, foliebakke, foliebakker, aluform, muffinforme, bageforme, plastbakke, papbakke, papbakker, baegerlag, lag til, plastlag, sugeror, rorepind,
     rorepinde, grillspyd trae, tandstik, tandstikker, kageaeske, kageaesker, pizzaaeske, pizzaaesker, pizzabakke, burgeraeske, aeske, aesker, baerepose, sprojtepose, sprojteposer, vakuumpose, vakuumposer, fyrfadslys, kronelys, bloklys,
     stagelys, lighter, taendstikker, grillkul, briketter, gasflaske, propan, optaendingsvaeske, batteri, batterier, elpaere, lysror, forlaengerledning, sikring, vogn, vogne, rullebord, reol, hylde, hylder, stole, skammel, parasol,
     koleskab, fryser, frituregryde, blender, stavblender, brodrister, elkedel, kaffemaskine, kuglepen, kuglepenne, tusch, tape, haeftemaskine, kuvert, kuverter, notesblok, kopipapir, printer, laminering, bonrulle, bonruller,
     kasserulle, kalender, skilt, skilte, etiket, etiketter, label, labels, ringbind, mapper, buketter blomst, tulipaner, krysantemum, nelliker snit, julestjerne, amaryllis, hyacint, potteplante, pottemuld, juletrae, guirlande, ballon,
     balloner, serpentiner, gebyr, gebyrer, afgift, afgifter, tillaeg, omkostning, omkostninger, fragt, faktura, leasing, reparation, reparationer, eftersyn, kalibrering, kursus, abonnement, licens, konsulent, vinduespudsning, tomning,
     fedtudskiller, europalle, halvpalle, palle, paller, retur, returkasse, rullebur, musefaelde, rottefaelde, fluefanger, insekt, skadedyr, forstehjaelp, ojenskyl, sikkerhedsbriller, uniform, arbejdstoj, vaskeri, skaerebraet,
     skaerebraetter, kaffefilter, filter, filtre, slynge, slynger, skovl, kridt, haengelas, dekoration, dekorationer, pynt, guirlander, orepropper, oreringe, skraldespand, papirkurv, opvaskestativ, maatte, maatter, braender, korsel,
     hyldeplade, sliber, skaerper, portioneringsske, ordreblok, gavekort, bordkort, stalsvamp, stalull, gulvvask, kalkfjerner, duftlys, drikkedunk, tallerkenlag,
     deler, aeggedeler, kodkrog, kodkroge, suppekop, suppekopper, kaffekop, kaffekopper, desinfektionstabs`,
  ),
  de: list(
    `serviette, servietten, tischdecke, tischdecken, tischlaufer, tischset, tischsets, platzset, platzdeckchen, deckchen, spitzendeckchen, mitteldecke, besteck, bestecke, gabel, gabeln, messer, loffel, schopfkelle, schopfloffel, kelle,
     schneebesen, reibe, schaler, scheren, spatel, palette winkel, zange, zangen, durchschlag, topfe edelstahl, kochtopf, bratpfanne, backblech, backbleche, gastronormbehalter, schussel edelstahl, schusseln, karaffe, karaffen, kruge,
     tasse, tassen, untertasse, untertassen, glaser, teekanne, thermoskanne, korkenzieher, offner, waage, thermometer, kurzzeitmesser, eieruhr, schurze, schurzen, jacke, jacken, hosen, mutze, mutzen, hauben, schuhe, clogs, handschuh,
     handschuhe, mundschutz, maske, masken, haarnetz, haarnetze, uberschuhe, pflaster, verband, verbande, mopp, mopps, burste, bursten, abzieher, schrubber, kehrschaufel, eimer rot, eimer blau, tucher, topfreiniger, putzrolle,
     kuchenrolle, kuchenrollen, toilettenpapier, handtuchpapier, papierhandtucher, falthandtucher, seife, handseife, lotion, shampoo, desinfektion, desinfektionsmittel, reiniger, reinigung, reinigungsmittel, entfetter, entkalker,
     spulmittel, klarspuler, waschmittel, weichspuler, chlor, abflussreiniger, rohrreiniger, politur, spender, behalter, mullbeutel, mullsack, mullsacke, abfallsack, abfallsacke, folien, frischhaltefolie, alufolie, backpapier,
     aluschale, aluschalen, alubehalter, menuschale, menuschalen, backformchen, backform, backformen, muffinform, deckel fur, trinkhalm, trinkhalme, strohhalme, ruhrstabchen, ruhrer, holzspiesse, schaschlikspiesse, spiesschen,
     zahnstocher, tortenkarton, tortenunterlage, tortenscheibe, tortenspitze, pizzakarton, pizzakartons, burgerbox, faltschachtel, schachtel, schachteln, tragetasche, tragetaschen, tuten, spritzbeutel, vakuumbeutel, siegelrandbeutel,
     kerze, kerzen, teelicht, teelichter, laterne, feuerzeug, streichholzer, grillkohle, holzkohle, briketts, gasflasche, propan, anzunder, batterie, batterien, lampe, lampen, gluhbirne, leuchtmittel, leuchtstoffrohre,
     verlangerungskabel, sicherung, rollwagen, regal, regale, stuhle, bank holz, sonnenschirm, kuhlschrank, gefrierschrank, fritteuse, mixer, stabmixer, toaster, wasserkocher, kaffeemaschine, kugelschreiber, filzstift, marker,
     klebeband, hefter, umschlag, umschlage, briefumschlage, notizblock, kopierpapier, drucker, toner, tinte, laminierfolie, bonrolle, bonrollen, kassenrolle, kassenrollen, kalender, schilder, etikett, etiketten, ordner, mappe,
     blumenstrauss, schnittblumen, tulpen, chrysanthemen, nelken schnitt, weihnachtsstern, alpenveilchen, amaryllis, topfpflanze, blumenerde, tannenbaum, weihnachtsbaum, girlande, luftballon, luftballons, luftschlangen, gebuhr,
     gebuhren, zuschlag, zuschlage, pauschale, pauschalen, fracht, rechnung, miete, leasing, wartung, reparatur, prufung, kalibrierung, schulung, abonnement, lizenz, beratung, entsorgung, fettabscheider, leerung, europalette, palette,
     paletten, rollcontainer, pfand, leergut, ruckgabe, mausefalle, rattenfalle, fliegenfanger, insektenfalle, schadlingsbekampfung, erste hilfe, augenspulung, schutzbrille, uniform, arbeitskleidung, wascherei, schneidbrett,
     schneidebrett, schneidbretter, bretter, dichtung, ersatzteil, schlauch, filter, gewindestange, schraube, schrauben, schleuder, schleudern, vorhangeschloss, deko, dekoration, dekorationen, girlanden, ohrstopsel, abfalleimer,
     papierkorb, geschirrkorb, dichtungen, fahrtkosten, anfahrtspauschale, regalboden, schleifer, portionierer, eisportionierer, gutschein, tabletts, topfkratzer, stahlwolle, bodenreiniger, backofenreiniger, kalkentferner, duftkerze,
     trinkbecher, isolierkanne, messbecher, wischer, wischmopp, staubsaugerbeutel, christbaumkugel, stempel, stempelkissen,
     haken, fleischhaken, eierteiler, teiler`,
  ),
  fr: list(
    `serviette, serviettes, napperon, napperons, sets de table, set de table, chemin de table, couverts, fourchette, fourchettes, couteaux, cuilleres, cuiller, louche, louches, fouet, fouets, rape inox, rapes inox,
     eplucheur, econome, ciseaux, spatule, spatules, palette inox, passoire, passoires, marmites, casserole, casseroles, sauteuse, plaque four, plaques four, bac gastro, bacs gastro, gastronorme, saladier, saladiers,
     cul de poule, carafe, carafes, pichet, pichets, tasse, tasses, mug, mugs, gobelet, gobelets, verres, assiettes, soucoupe, soucoupes, ramequin, ramequins, theiere, thermos, tire bouchon, decapsuleur, ouvre boite, balance,
     thermometre, thermometres, minuteur, tablier, tabliers, veste, vestes, pantalon, pantalons, toque, toques, calot, calots, sabot, sabots, chaussure, chaussures, gant, gants, masque, masques, surchaussure, surchaussures, pansement,
     pansements, bandage, balai, balais, brosse, brosses, raclette sol, pelle, lavette, lavettes, chiffon, chiffons, eponge, eponges, torchons, tampon, essuie, ouate, bobine, bobines, savon, lotion, shampooing, desinfectant, nettoyant,
     nettoyants, degraissant, detartrant, detergent, lessive, adoucissant, javel, deboucheur, rincage, pastille, pastilles lave, vaisselle, vitres, sanitaires, wc, cire parquet, cire sol, distributeur, distributeurs, recharge savon, sac poubelle,
     sacs poubelle, sachet vide, sachets vides, sac congelation, sacs sous vide, poche a douille, poches a douille, poches patissieres, film, films, aluminium, caissette, caissettes, moules silicone, couvercle, couvercles, opercule,
     opercules, agitateur, agitateurs, touillette, touillettes, piques, brochettes bois, cure dents, boite a gateau, boite patissiere, boites patissieres, carton a gateau, boite pizza, boites pizza, boite burger, boites burger,
     emballage, emballages, etui, etuis, cabas, bougie, bougies, photophore, photophores, lanterne, briquet, briquets, charbon de bois, briquettes, butane, propane, allume feu, piles, ampoule, ampoules, neon, rallonge, fusible, chariot,
     chariots, echelle, etagere, etageres, chaise, chaises, tabouret, parasol, refrigerateur, congelateur, mixeur, batteur, grille pain, bouilloire, cafetiere, stylo, stylos, feutre, feutres, marqueur, marqueurs, scotch adhesif,
     adhesif, agrafeuse, agrafes, enveloppe, enveloppes, carnet, cahier, ramette, imprimante, toner, plastifieuse, rouleau caisse, rouleaux caisse, rouleaux tpe, calendrier, affiche, panneau, etiquette, etiquettes, classeur,
     roses coupees, tulipes, chrysanthemes, oeillets, poinsettia, amaryllis, terreau, sapin de noel, guirlande, guirlandes, ballon, ballons, serpentins, cotillons, forfait, supplement, surcharge, livraison, facturation, location, loyer,
     credit bail, entretien, maintenance, depannage, reparation, main d oeuvre, controle, etalonnage, verification, formation, abonnement, licence, conseil, collecte, vidange, enlevement, palette europe, palettes, consignes, deconsigne,
     piege, tapette, insecticide, raticide, desinsectisation, deratisation, trousse secours, lave oeil, lunettes protection, uniforme, blanchisserie, planche decoupe, planches, joint porte, piece detachee, pieces detachees,
     ustensile, essoreuse, cadenas, craie, craies, deco, decorations, bouchons oreille, poubelles, escabeau, tuyau, chalumeau, deplacement, kilometrique, tablette inox, aiguiseur, fusil aiguiser, portionneur, cuillere a glace, carnets,
     bloc commande, bon cadeau, paille de fer, laine acier, nettoyant four, anticalcaire, bougie parfumee, gourde, pichet isotherme, serpilliere, balayette, aspirateur, boule noel, cachet, frais palette, frais de palette,
     frais emballage, frais dossier, frais gestion,
     crochet, crochets, esse, coupe oeuf`,
  ),
  nl: list(
    `servet, servetten, tafelkleed, tafelkleden, tafelloper, placemat, placemats, onderzetter, onderzetters, bestek, vork, vorken, messen, lepel, lepels, theelepel, soeplepel, pollepel, garde rvs, gardes, rasp rvs, dunschiller, schaar,
     spatels, paletmes, tangen, vergiet, kookpan, koekenpan, pannen, bakplaat, bakplaten, bakblik, mengkom, kan rvs, karaf, karaffen, kop en schotel, kopje, kopjes, mokken, beker, bekers, glazen, theepot, thermoskan, kurkentrekker,
     opener, openers, weegschaal, thermometer, thermometers, kookwekker, eierwekker, schort, schorten, sloof, jassen, koksbuis, broek, broeken, muts, mutsen, klompen, schoenen, handschoen, handschoenen, mondkapje, mondkapjes, haarnet,
     haarnetjes, haarnetten, overschoenen, pleister, pleisters, verband, moppen, bezem, bezems, borstel, borstels, trekker, vloertrekker, stoffer, emmer rood, emmer blauw, doek, doeken, doekje, doekjes, spons, sponzen, schuurspons,
     schuursponzen, poetsrol, poetspapier, keukenrol, toiletpapier, handdoek, handdoeken, handdoekjes, handzeep, lotion, shampoo, desinfectie, desinfectiemiddel, reiniger, reinigers, reiniging, reinigingsmiddel, ontvetter, ontkalker,
     afwasmiddel, vaatwasmiddel, glansspoelmiddel, spoelmiddel, wasmiddel, wasverzachter, bleekmiddel, chloor, ontstopper, polish, boenwas, dispenser, dispensers, vuilniszak, vuilniszakken, afvalzak, afvalzakken, vershoudfolie,
     aluminiumfolie, bakpapier, aluminiumbak, alubakje, alubakjes, bakvorm, bakvormen, muffinvormpjes, deksel, deksels, roerstaafje, roerstaafjes, saté stokjes, prikkers, tandenstokers, taartdoos, taartdozen, taartkarton, pizzadoos,
     pizzadozen, hamburgerdoosje, hamburgerbox, doos kraft, doosje, doosjes, dozen, draagtas, draagtassen, tassen, spuitzak, spuitzakken, vacuumzak, vacuumzakken, kaars, kaarsen, theelicht, theelichten, waxinelicht, waxinelichtjes,
     lantaarn, aansteker, aanstekers, lucifers, houtskool, briketten, gasfles, propaan, butaan, aanmaakblokjes, batterij, batterijen, lamp, lampen, gloeilamp, verlengsnoer, zekering, wagen, serveerwagen, stelling, rekken, parasol,
     koelkast, vriezer, friteuse, mixer, staafmixer, broodrooster, waterkoker, koffiezetapparaat, koffiemachine, pennen, stift, stiften, marker, plakband, tape, nietmachine, nietjes, envelop, enveloppen, notitieblok, kopieerpapier,
     printer, toner, lamineer, kassarol, kassarollen, bonrol, pinrol, pinrollen, kalender, bordje, sticker, stickers, etiket, etiketten, ordner, boeket, tulpen, chrysanten, anjers, kerstster, amaryllis, potplant, kamerplant, potgrond,
     kerstboom, slingers, ballon, ballonnen, kosten, toeslag, toeslagen, bijdrage, heffing, vracht, factuur, lease, onderhoud, reparatie, reparaties, keuring, kalibratie, cursus, training, abonnement, licentie, advies, lediging,
     vetafscheider, europallet, pallet, pallets, rolcontainer, rolcontainers, krat retour, kratten, fust retour, statiegeld, emballage, muizenval, rattenval, vliegenvanger, insectenlamp, ongedierte, ongediertebestrijding, ehbo,
     oogspoel, veiligheidsbril, uniform, bedrijfskleding, wasserij, snijplank, snijplanken, filters, onderdeel, pakking, centrifuge, krijt, hangslot, versiering, versieringen, decoratie, oordopjes, prullenbak, afvalbak, vaatwaskorf,
     ladder, afdichting, kilometervergoeding, voorrijkosten, legplank, slijper, messenslijper, portioneerder, ijsschep, ijstang, bestelblok, cadeaubon, dienblad, dienbladen, staalwol, vloerreiniger, ovenreiniger, kalkverwijderaar,
     geurkaars, drinkbeker, isoleerkan, maatbeker, wisser, dweil, dweilen, stofzuiger, stofzuigerzak, stofzuigerzakken, kerstbal, kerstballen, stempel, inktpatroon, handschoentjes,
     haken, vleeshaken, eiersnijder, snijder`,
  ),
};

interface Heads {
  words: ReadonlySet<string>;
  phrases: readonly string[];
  /** Heads without their last letters, as they are cut off. */
  cut: ReadonlySet<string>;
}

const known = new Map<NameLanguage, Heads>();

function headsIn(language: NameLanguage): Heads {
  const own = known.get(language);
  if (own) return own;
  const heads = WARE_HEADS[language];
  const words = heads.filter((head) => !head.includes(' '));
  const made = {
    words: new Set(words),
    phrases: heads.filter((head) => head.includes(' ')).map((head) => ` ${head} `),
    cut: withCuts(words),
  };
  known.set(language, made);
  return made;
}

/** Whether a folded name has a word of wares. */
export function hasWareHead(folded: string, language: NameLanguage): boolean {
  const { words: heads, phrases, cut } = headsIn(language);
  const words = folded.split(/[\s/,;()+-]+/u).filter(Boolean);
  const isJoined = grammarOf(language).compounds === 'joined';
  const isHead = (word: string): boolean => {
    if (!word.endsWith('.')) return heads.has(word) || (isJoined && endsInHead(word, heads, LEAST_HEAD));
    const bare = word.slice(0, -1);
    return heads.has(bare) || (isJoined && endsInHead(bare, cut, LEAST_CUT));
  };
  if (words.some(isHead)) return true;
  const bare = ` ${words.map((word) => (word.endsWith('.') ? word.slice(0, -1) : word)).join(' ')} `;
  return phrases.some((phrase) => bare.includes(phrase));
}
