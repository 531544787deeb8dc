import type { DemoMenu } from './demo-menu.ts';
import { DEMO_SCREEN_MENUS } from './demo-screen-menus.ts';

const GREEN = '#1d3326';

const PRINTED_MENUS: readonly DemoMenu[] = [
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

export const DEMO_MENUS: readonly DemoMenu[] = [...PRINTED_MENUS, ...DEMO_SCREEN_MENUS];
