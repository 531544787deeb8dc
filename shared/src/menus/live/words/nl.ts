import type { LiveWords } from './words.ts';

export const NL: LiveWords = {
  language: 'Taal',
  filters: 'Vind wat bij u past',
  vegan: 'Veganistisch',
  vegetarian: 'Vegetarisch',
  filterHint:
    'Gerechten die sporen kunnen bevatten vallen ook af, net als gerechten waarvan niet alles bekend is. Meld een allergie bij het bestellen.',
  shown: '{shown} van {all} gerechten',
  noneShown: 'Geen gerecht past bij deze keuzes.',
  labels: 'Wat de labels betekenen',
  labelsLead:
    'Het getal is de klimaatvoetafdruk van één portie, in kilo’s CO₂e. De letter vergelijkt gerechten bij dezelfde hoeveelheid eten.',
  serving: 'kg CO₂e per 400 g',
  partly: 'maar deels berekend',
  boundary: 'Van boerderij tot keukendeur, zonder bereiding en zonder bordresten.',
  how: 'Zo wordt het berekend',
  calculated: 'Berekend met Plateprint',
  stale: 'Geen verbinding. Zoals het was om {time}.',
  noMenu: 'Hier is nu geen menu',
  noMenuSays: 'Het verschijnt vanzelf zodra er een is.',
  notFound: 'Hier is niets',
  notFoundSays: 'Dit adres leidt niet naar een menu. Scan de code opnieuw of vraag het ons.',
};
