interface SampleDish {
  name: string;
  /** Of a portion. */
  grams: number;
  /** Food, its share of the weight, and its g CO2e per gram: rounded figures for looking at pages, no data. */
  parts: readonly (readonly [food: string, share: number, perGram: number])[];
}

export const SAMPLE_DISHES: readonly [SampleDish, ...SampleDish[]] = [
  {
    name: 'Red lentil soup with lemon',
    grams: 380,
    parts: [
      ['Red lentils', 0.3, 0.9],
      ['Carrot', 0.3, 0.3],
      ['Onion', 0.2, 0.3],
    ],
  },
  {
    name: 'Rindergulasch mit Semmelknödeln',
    grams: 450,
    parts: [
      ['Beef', 0.34, 25],
      ['Onion', 0.2, 0.3],
      ['Wheat bread', 0.3, 0.8],
    ],
  },
  {
    name: 'Spinatlasagne',
    grams: 400,
    parts: [
      ['Spinach', 0.3, 0.5],
      ['Mozzarella', 0.15, 8.9],
      ['Pasta', 0.3, 1.1],
    ],
  },
  {
    name: 'Steamed cod with browned butter',
    grams: 420,
    parts: [
      ['Cod', 0.35, 3.6],
      ['Potato', 0.45, 0.25],
      ['Butter', 0.05, 9],
    ],
  },
  {
    name: 'Gebratene Hähnchenbrustfilets auf mediterranem Ofengemüse mit Rosmarinkartoffeln und Kräuterquark nach Art des Hauses',
    grams: 430,
    parts: [
      ['Chicken breast', 0.35, 4.9],
      ['Bell pepper', 0.3, 1.2],
      ['Potato', 0.3, 0.25],
    ],
  },
  {
    name: 'Köttbullar med potatismos och lingon',
    grams: 400,
    parts: [
      ['Minced beef and pork', 0.3, 13],
      ['Potato', 0.5, 0.25],
      ['Milk', 0.1, 1.4],
    ],
  },
  {
    name: 'Chilli sin carne',
    grams: 390,
    parts: [
      ['Kidney beans', 0.4, 0.8],
      ['Tomato', 0.3, 0.9],
      ['Rice', 0.2, 2.1],
    ],
  },
  {
    name: 'Œufs cocotte, salade verte',
    grams: 300,
    parts: [
      ['Egg', 0.4, 2.9],
      ['Cream', 0.1, 4.6],
      ['Lettuce', 0.3, 0.6],
    ],
  },
  {
    name: 'Rigatoni al pomodoro',
    grams: 380,
    parts: [
      ['Pasta', 0.5, 1.1],
      ['Tomato', 0.4, 0.9],
      ['Parmesan', 0.03, 12],
    ],
  },
  {
    name: 'Erwtensoep met roggebrood',
    grams: 420,
    parts: [
      ['Split peas', 0.3, 0.8],
      ['Pork', 0.1, 6.3],
      ['Rye bread', 0.2, 0.8],
    ],
  },
];

export const SAMPLE_FOODS = [
  'Beef, chuck, chilled',
  'Kartoffeln, vorwiegend festkochend, geschält, vakuumverpackt, 5 kg',
  'Milk 3 %, 10 l bag-in-box',
  'Onions, yellow',
  'Rice, long grain',
  'Butter, unsalted',
  'Salmon fillet, farmed',
  'Tomates pelées, boîte 3/1',
  'Napkins, white',
  'Chicken thigh, frozen',
  'Carrots, washed',
  'Rapeseed oil',
];
