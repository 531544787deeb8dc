import type { DemoLegacyMenu } from './demo-menu.ts';

export const DEMO_LEGACY_MENUS: readonly DemoLegacyMenu[] = [
  {
    restaurant: 'matsalen',
    name: 'Husmanskost i höst',
    header: 'Husmanskost',
    subheader: 'Hela hösten',
    rows: [
      ['text', 'Varmt'],
      ['dish', 'Kalops'],
      ['dish', 'Pannbiff med lök'],
      ['text', 'Sött'],
      ['dish', 'Äppelpaj med vaniljsås'],
    ],
    footer: 'Fråga oss om allergener.',
  },
  {
    restaurant: 'havnen',
    name: 'Danske klassikere',
    header: 'Danske klassikere',
    subheader: 'Hver torsdag',
    rows: [
      ['dish', 'Frikadeller med kartofler og brun sovs'],
      ['dish', 'Stegt flæsk med persillesovs'],
      ['dish', 'Brunede kartofler'],
    ],
    footer: 'Spørg os om allergener.',
  },
  {
    restaurant: 'speicher',
    name: 'Norddeutsche Woche',
    header: 'Norddeutsche Woche',
    subheader: 'Aus Hamburgs Küchen',
    rows: [
      ['dish', 'Labskaus'],
      ['dish', 'Norddeutscher Kartoffelsalat'],
      ['dish', 'Butterkuchen vom Blech'],
    ],
    footer: 'Fragen Sie uns nach Allergenen.',
  },
  {
    restaurant: 'canal',
    name: 'Sunday roast',
    header: 'Sunday roast',
    subheader: 'From noon',
    rows: [
      ['dish', 'Roast Chicken with Root Vegetables'],
      ['dish', 'Roast Potatoes'],
      ['dish', 'Coleslaw'],
    ],
    footer: 'Please ask us about allergens.',
  },
  {
    restaurant: 'clairval',
    name: 'Menu du dimanche',
    header: 'Menu du dimanche',
    subheader: 'En famille',
    rows: [
      ['dish', "Soupe à l'oignon gratinée"],
      ['dish', 'Coq au vin'],
      ['dish', 'Gratin dauphinois'],
    ],
    footer: 'Renseignez-vous sur les allergènes.',
  },
];
