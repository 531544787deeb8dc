import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { DemoRestaurantKey } from '../demo-tenants.ts';

/** A menu of a demo kitchen: courses with the names of its dishes and what they cost. */
export interface DemoMenu {
  restaurant: DemoRestaurantKey;
  language: Language;
  name: string;
  title: string;
  lead: string;
  background: string;
  ink: string;
  orientation: 'a4_portrait' | 'tv_landscape';
  courses: { name: string; second?: true; dishes: (readonly [name: string, price: string])[] }[];
  /** The number of the live link that it is on. */
  link?: number;
}

/** In the form that menus had before there were blocks. */
export interface DemoLegacyMenu {
  restaurant: DemoRestaurantKey;
  name: string;
  header: string;
  subheader: string;
  /** A text, or the name of a dish. */
  rows: (readonly ['text' | 'dish', string])[];
  footer: string;
}

const GREEN = '#1d3326';
const CREAM = '#f5f3e4';

export const DEMO_MENUS: readonly DemoMenu[] = [
  {
    restaurant: 'matsalen',
    language: 'sv',
    name: 'Veckans lunch',
    title: 'Veckans lunch',
    lead: 'Måndag till fredag 11.00–14.00\nSalladsbord, bröd och kaffe ingår',
    background: 'leaf',
    ink: GREEN,
    orientation: 'a4_portrait',
    courses: [
      {
        name: 'Måndag',
        dishes: [
          ['Köttbullar med gräddsås', '135 kr'],
          ['Linsgryta med kokos och sötpotatis', '125 kr'],
        ],
      },
      { name: 'Tisdag', dishes: [['Stekt strömming med potatismos', '129 kr']] },
      { name: 'Onsdag', dishes: [['Västerbottensostpaj', '125 kr']] },
      { name: 'Torsdag', dishes: [['Ärtsoppa med fläsk', '115 kr']] },
      { name: 'Fredag', dishes: [['Ugnsbakad torsk med äggsås', '145 kr']] },
    ],
    link: 1,
  },
  {
    restaurant: 'havnen',
    language: 'da',
    name: 'Dagens frokost på skærmen',
    title: 'Dagens frokost',
    lead: '',
    background: 'garden',
    ink: CREAM,
    orientation: 'tv_landscape',
    courses: [
      {
        name: 'Smørrebrød',
        dishes: [
          ['Smørrebrød med kartoffel og purløg', '48 kr.'],
          ['Smørrebrød med roastbeef', '62 kr.'],
        ],
      },
      { name: 'Dessert', dishes: [['Rødgrød med fløde', '38 kr.']] },
      {
        name: 'Varme retter',
        second: true,
        dishes: [
          ['Stegt rødspætte med remoulade', '98 kr.'],
          ['Grøntsagslasagne med spinat', '82 kr.'],
          ['Blomkålssuppe', '58 kr.'],
        ],
      },
    ],
    link: 1,
  },
  {
    restaurant: 'speicher',
    language: 'de',
    name: 'Mittagskarte',
    title: 'Mittagskarte',
    lead: 'Täglich von 11.30 bis 14.00 Uhr',
    background: 'paper',
    ink: '#2a2620',
    orientation: 'a4_portrait',
    courses: [
      {
        name: 'Suppen',
        dishes: [
          ['Kürbissuppe', '4,90 €'],
          ['Hamburger Fischsuppe', '6,80 €'],
        ],
      },
      {
        name: 'Hauptgerichte',
        dishes: [
          ['Pannfisch mit Senfsauce', '11,90 €'],
          ['Käsespätzle mit Röstzwiebeln', '8,90 €'],
          ['Gemüsecurry mit Tofu', '8,50 €'],
        ],
      },
      { name: 'Nachtisch', dishes: [['Rote Grütze mit Vanillesauce', '3,90 €']] },
    ],
    link: 1,
  },
  {
    restaurant: 'canal',
    language: 'en_gb',
    name: 'Lunch at the Canal Kitchen',
    title: 'Lunch',
    lead: 'Served from noon until half past two',
    background: 'linen',
    ink: '#22302b',
    orientation: 'a4_portrait',
    courses: [
      {
        name: 'To begin',
        dishes: [
          ['Leek and Potato Soup', '£5.50'],
          ['Smoked Mackerel Pâté on Toast', '£7.50'],
        ],
      },
      {
        name: 'Mains',
        dishes: [
          ['Chickpea and Spinach Curry', '£11.50'],
          ['Chicken and Leek Pie', '£13.50'],
          ['Fish Pie', '£14.00'],
        ],
      },
      {
        name: 'Puddings',
        dishes: [
          ['Apple and Blackberry Crumble', '£6.00'],
          ['Sticky Toffee Pudding', '£6.50'],
        ],
      },
    ],
    link: 1,
  },
  {
    restaurant: 'clairval',
    language: 'fr',
    name: 'La carte',
    title: 'Bistrot Clairval',
    lead: 'Midi et soir, sauf le lundi',
    background: 'frame',
    ink: '#1f2a44',
    orientation: 'a4_portrait',
    courses: [
      {
        name: 'Entrées',
        dishes: [
          ['Velouté de potiron', '8 €'],
          ['Salade lyonnaise', '11 €'],
        ],
      },
      {
        name: 'Plats',
        dishes: [
          ['Bœuf bourguignon', '22 €'],
          ['Cabillaud rôti, purée de céleri', '21 €'],
          ['Ratatouille, semoule aux herbes', '16 €'],
        ],
      },
      {
        name: 'Desserts',
        dishes: [
          ['Tarte aux pommes', '8 €'],
          ['Mousse au chocolat', '8 €'],
        ],
      },
    ],
  },
];

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
