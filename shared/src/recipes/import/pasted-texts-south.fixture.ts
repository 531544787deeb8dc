import type { PastedText } from './pasted-texts-north.fixture.ts';

export const TEXTS_OF_THE_SOUTH: readonly PastedText[] = [
  // German
  [
    'de',
    'Kartoffelgratin|Für 4 Personen|1 kg Kartoffeln|400 ml Sahne|1 Knoblauchzehe|150 g Käse|Zubereitung:|Kartoffeln in Scheiben schneiden.|Im Ofen backen.',
    ['Kartoffelgratin', 4, 4, 'Ofen'],
  ],
  [
    'de',
    'Pasta mit einer Tomatensauce\n4 Portionen\n500 g Nudeln\n1 Dose Tomaten\n2 Zwiebeln',
    ['Pasta mit einer Tomatensauce', 4, 3],
  ],
  ['de', 'Waffeln\nErgibt ca. 10 Stück\n250 g Mehl\n125 g Butter\n3 Eier\n1 Prise Salz', ['Waffeln', 10, 4]],
  ['de', 'Linseneintopf (für 10 Personen)\n1 kg Linsen\n500 g Möhren\n3 l Gemüsebrühe', ['Linseneintopf', 10, 3]],
  [
    'de',
    'RINDERROULADEN\nZutaten für 4 Portionen:\n4 Rouladen\n4 TL Senf\n8 Scheiben Speck\n4 Gewürzgurken\nFür die Soße:\n1 Zwiebel\n500 ml Rinderfond\n\nDas Fleisch mit Senf bestreichen und aufrollen.',
    ['RINDERROULADEN', 4, 6, 'bestreichen'],
  ],
  [
    'de',
    'Drei-Käse-Auflauf\nPortionen: 6\n200 g Gouda\n200 g Emmentaler\n100 g Parmesan\n500 g Nudeln',
    ['Drei-Käse-Auflauf', 6, 4],
  ],
  [
    'de',
    'Von: Petra\nBetreff: Rezepte für Samstag\n\nLiebe Anna,\n\n> Käsespätzle\n> für vier Personen\n> 500 g Mehl\n> 5 Eier\n> 300 g Bergkäse\n>\n> Teig schlagen. Spätzle ins kochende Wasser schaben.',
    ['Käsespätzle', 4, 3, 'Spätzle'],
  ],
  [
    'de',
    'Gurkensalat\n\n2 Gurken\n200 g Schmand\n1 Bund Dill\n\nKrautsalat\n\n1 Weißkohl\n100 ml Öl\n50 ml Essig\n\nNudelsalat\n\n500 g Nudeln\n1 Dose Erbsen\n250 g Mayonnaise',
    ['Gurkensalat', null, 3],
    ['Krautsalat', null, 3],
    ['Nudelsalat', null, 3],
  ],
  [
    'de',
    'Semmelknödel\n8 Stk\n6 Brötchen\n250 ml Milch\n2 Eier\n\nBrötchen würfeln und in der Milch einweichen.\n\nRotkohl\n8 Port.\n1 Rotkohl\n2 Äpfel\n100 ml Rotwein',
    ['Semmelknödel', 8, 3, 'würfeln'],
    ['Rotkohl', 8, 3],
  ],
  ['de', '| Hefezopf |\n| Menge: 1 Stück |\n500 g Mehl\n1 Würfel Hefe\n80 g Zucker\n250 ml Milch', ['Hefezopf', 1, 4]],
  [
    'de',
    'Rezept Nr. 1: Maultaschen\n300 g Mehl\n3 Eier\nRezept Nr. 2: Flädlesuppe\n100 g Mehl\n1 l Brühe',
    ['Maultaschen', null, 2],
    ['Flädlesuppe', null, 2],
  ],
  [
    'de',
    'Schnitzel „Wiener Art“\nArbeitszeit: 20 Min.\nPersonen: 4\n4 Schweineschnitzel\n2 Eier\n100 g Semmelbrösel\nButterschmalz zum Braten\nSalz, Pfeffer',
    ['Schnitzel „Wiener Art“', 4, 5],
  ],
  [
    'de',
    'Kuchen\n\nTeig\n200 g Mehl\n100 g Zucker\n\nBelag\n500 g Äpfel\n1 TL Zimt\n\nAlles verrühren und den Teig in eine Form geben. Dann backen.',
    ['Kuchen', null, 4, 'verrühren'],
  ],
  // French
  [
    'fr',
    'Bœuf bourguignon|Pour 6 personnes|1,5 kg de bœuf|75 cl de vin rouge|200 g de lardons|3 carottes|Préparation :|Coupez la viande en cubes.|Faites revenir.',
    ['Bœuf bourguignon', 6, 4, 'viande'],
  ],
  ['fr', 'Quiche lorraine (6 parts)\n1 pâte brisée\n200 g de lardons\n3 œufs\n20 cl de crème', ['Quiche lorraine', 6, 4]],
  ['fr', 'Crêpes\nPour 4 à 6 personnes\n250 g de farine\n4 oeufs\n50 cl de lait\n1 pincée de sel', ['Crêpes', 4, 4]],
  [
    'fr',
    'RATATOUILLE\n\nIngrédients pour 4 personnes :\n- 2 aubergines\n- 2 courgettes\n- 4 tomates\n- 1 poivron\n\nÉtapes :\n1. Lavez les légumes.\n2. Laissez mijoter.',
    ['RATATOUILLE', 4, 4, 'mijoter'],
  ],
  ['fr', 'Soupe à l’oignon pour 6 personnes\n1 kg d’oignons\n1,5 l de bouillon\n200 g de gruyère', ['Soupe à l’oignon', 6, 3]],
  ['fr', 'Madeleines\nPour 24 pièces\n150 g de farine\n150 g de sucre\n3 œufs\n125 g de beurre', ['Madeleines', 24, 4]],
  [
    'fr',
    'Taboulé\n\n250 g de semoule\n4 tomates\n1 bouquet de persil\n\nCaviar d’aubergine\n\n3 aubergines\n2 gousses d’ail\n3 c. à soupe d’huile',
    ['Taboulé', null, 3],
    ['Caviar d’aubergine', null, 3],
  ],
  [
    'fr',
    'Bonjour,\n\nVoici la recette :\n\nTarte aux quatre fromages\n8 parts\n1 pâte feuilletée\n100 g de comté\n100 g de chèvre',
    ['Tarte aux quatre fromages', 8, 3],
  ],
  [
    'fr',
    'Blanquette de veau\nNombre de personnes : 8\nCuisson : 2 h\n1,2 kg d’épaule de veau\n4 carottes\n20 cl de crème\nPour la sauce :\n50 g de beurre\n50 g de farine',
    ['Blanquette de veau', 8, 5],
  ],
  [
    'fr',
    'Gratin dauphinois\nPour six personnes\n1 kg de pommes de terre\n50 cl de crème\n2 gousses d’ail\n\nÉpluchez les pommes de terre et coupez-les en rondelles.\n\nSalade verte\nPour six personnes\n1 laitue\n3 cuillères d’huile',
    ['Gratin dauphinois', 6, 3, 'rondelles'],
    ['Salade verte', 6, 2],
  ],
  [
    'fr',
    '**Mousse au chocolat**\n\n*4 pers.*\n\n* 200 g de chocolat\n* 6 œufs\n* 1 sachet de sucre vanillé',
    ['Mousse au chocolat', 4, 3],
  ],
  [
    'fr',
    'Recette 1 : Velouté de potiron\n1 kg de potiron\n1 l de bouillon\nRecette 2 : Croûtons\n4 tranches de pain\n30 g de beurre',
    ['Velouté de potiron', null, 2],
    ['Croûtons', null, 2],
  ],
  // Dutch
  [
    'nl',
    'Hutspot|Voor 4 personen|1 kg aardappelen|750 g wortelen|4 uien|50 g boter|Bereiding:|Kook alles gaar.|Stamp fijn.',
    ['Hutspot', 4, 4, 'Stamp'],
  ],
  ['nl', 'Erwtensoep (6 porties)\n500 g spliterwten\n1 rookworst\n2 preien\n1 knolselderij', ['Erwtensoep', 6, 4]],
  ['nl', 'Pannenkoeken\nca. 12 stuks\n300 g bloem\n5 dl melk\n2 eieren\nsnufje zout', ['Pannenkoeken', 12, 4]],
  ['nl', 'BOERENKOOL MET WORST\n4 pers.\n1 kg aardappelen\n600 g boerenkool\n1 rookworst', ['BOERENKOOL MET WORST', 4, 3]],
  [
    'nl',
    'Appeltaart\nAantal porties: 12\nBereidingstijd: 90 minuten\nVoor het deeg:\n300 g bloem\n200 g boter\nVoor de vulling:\n1 kg appels\n75 g suiker',
    ['Appeltaart', 12, 4],
  ],
  [
    'nl',
    'Komkommersalade\n\n1 komkommer\n2 el azijn\n1 tl suiker\n\nHuzarensalade\n\n1 kg aardappels\n200 g ham\n4 eieren',
    ['Komkommersalade', null, 3],
    ['Huzarensalade', null, 3],
  ],
  [
    'nl',
    'Hoi Jan,\n\nHier zijn de recepten:\n\nStoofvlees\n6 personen\n1,5 kg rundvlees\n3 uien\n1 flesje bier\n\nBraad het vlees aan en laat 3 uur stoven.\n\nFrieten\n6 personen\n2 kg aardappelen\n3 l frituurolie',
    ['Stoofvlees', 6, 3, 'stoven'],
    ['Frieten', 6, 2],
  ],
  ['nl', 'Drie-in-de-pan\nVoor vier personen\n250 g bloem\n2 dl melk\n1 ei\n100 g rozijnen', ['Drie-in-de-pan', 4, 4]],
  [
    'nl',
    '## Snert\n### Ingrediënten (voor 8 personen)\n- 500 g spliterwten\n- 300 g spek\n- 1 winterpeen\n### Bereidingswijze\n1. Zet de erwten op.\n2. Laat 2 uur trekken.',
    ['Snert', 8, 3, 'trekken'],
  ],
  ['nl', 'Kip met een romige saus\n4 porties\n600 g kipfilet\n2 dl room\n1 ui', ['Kip met een romige saus', 4, 3]],
  ['nl', 'Bitterballen - 20 stuks\n250 g rundvlees\n50 g boter\n60 g bloem\n100 g paneermeel', ['Bitterballen', 20, 4]],
  [
    'nl',
    'Zuurkoolstamppot\t4\n500 g zuurkool\n1 kg aardappelen\n250 g spekjes\n\nRode kool\t4\n1 rode kool\n2 appels\n1 el azijn',
    ['Zuurkoolstamppot', 4, 3],
    ['Rode kool', 4, 3],
  ],
  [
    'nl',
    'Gehaktballen\nDit heb je nodig:\n500 g gehakt\n1 ei\n2 el paneermeel\nZo maak je het:\nKneed alles en draai ballen.',
    ['Gehaktballen', null, 3, 'Kneed'],
  ],
  // As pages write them
  [
    'de',
    'Zutaten\n für 4 Portionen\n500 g\tHackfleisch, gemischt\n1\tZwiebel(n)\n1\tEi(er)\n\tSalz und Pfeffer\nNährwerte pro Portion\nkcal 432\n\nZubereitung\nAlles verkneten und braten.',
    [null, 4, 4, 'verkneten'],
  ],
  [
    'fr',
    'Tarte Tatin\n★ 4.5/5\nfacile - bon marché\n\nIngrédients :\n8\npersonnes\n1 pâte brisée\n100 g de sucre\n80 g de beurre\n\nPréparation :\nTemps Total : 1 h\nÉTAPE 1\nPréchauffer le four.',
    ['Tarte Tatin', 8, 3, 'four'],
  ],
];
