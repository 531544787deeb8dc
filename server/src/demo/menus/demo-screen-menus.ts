import type { DemoMenu } from './demo-menu.ts';

const CREAM = '#f5f3e4';

/** Menus for the screens of the demo's dining rooms. */
export const DEMO_SCREEN_MENUS: readonly DemoMenu[] = [
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
    restaurant: 'matsalen',
    language: 'sv',
    name: 'Kvällens meny på griffeltavlan',
    title: 'I kväll',
    lead: 'Köket är öppet till 21.00',
    background: 'slate',
    ink: '#f4f1e6',
    orientation: 'tv_portrait',
    courses: [
      {
        name: 'Att börja med',
        dishes: [
          ['Toast Skagen', '145 kr', 'Räkor, dill och löjrom på smörstekt bröd'],
          ['Gravad lax med hovmästarsås', '139 kr', 'Med söt senap och mycket dill'],
        ],
      },
      {
        name: 'Varmt',
        dishes: [
          ['Flygande Jacob', '165 kr', 'Kyckling, banan, bacon och jordnötter, som den ska vara'],
          ['Pannbiff med lök', '159 kr', 'Med mycket stekt lök, sky och kokt potatis'],
          ['Linsgryta med kokos och sötpotatis', '149 kr', 'Med ingefära, lime och babyspenat'],
        ],
      },
      { name: 'Sött', dishes: [['Äppelpaj med vaniljsås', '75 kr', 'Smuldeg med havre och kanel, ljummen']] },
    ],
    link: 2,
  },
  {
    restaurant: 'canal',
    language: 'en_gb',
    name: 'Counter screen',
    title: 'At the counter',
    lead: 'From half past eleven, until it is gone',
    background: 'wave',
    ink: '#12303f',
    orientation: 'tv_landscape',
    courses: [
      {
        name: 'Soups',
        dishes: [
          ['Leek and Potato Soup', '£5.50', 'Finished with cream and a little nutmeg'],
          ['Tomato and Red Lentil Soup', '£5.20', 'Carrots, olive oil and smoked paprika'],
        ],
      },
      {
        name: 'Plates',
        second: true,
        dishes: [
          ['Macaroni Cheese with Broccoli', '£9.50', 'Mature cheddar and a crisp top'],
          ['Chickpea and Spinach Curry', '£9.80', 'Coconut, ginger and basmati rice'],
          ['Bangers and Mash with Onion Gravy', '£11.20', 'Pork sausages, buttery mash and wholegrain mustard'],
        ],
      },
    ],
    link: 2,
  },
];
