import type { LiveWords } from './words.ts';

export const NL: LiveWords = {
  language: 'Taal',
  filters: 'Vind wat bij u past',
  vegan: 'Veganistisch',
  vegetarian: 'Vegetarisch',
  filterHint:
    'Gerechten die het kunnen bevatten vallen ook weg, net als gerechten waarvan niet alles bekend is. Meld een allergie bij het bestellen.',
  shown: '{shown} van {all} gerechten',
  noneShown: 'Geen gerecht past bij uw keuze.',
  labels: 'Uitleg bij de labels',
  labelsLead:
    'Het getal is de CO₂-voetafdruk van één portie, in kilogram CO₂e. De letter vergelijkt gerechten bij dezelfde hoeveelheid.',
  figures: 'Wat de getallen betekenen',
  figuresLead: 'Het getal is de CO₂-voetafdruk van één portie, in kilogram CO₂e.',
  serving: 'kg CO₂e per 400 g',
  partly: 'maar deels meegeteld',
  boundary: 'Van boerderij tot keukendeur, zonder bereiding en bordresten.',
  how: 'Zo wordt er gerekend',
  calculated: 'Berekend met Plateprint',
  stale: 'Geen verbinding. Laatst bijgewerkt om {time}.',
  noMenu: 'Hier staat nu geen menukaart',
  noMenuSays: 'Zodra er een is, verschijnt die hier automatisch.',
  notFound: 'Geen menukaart gevonden',
  notFoundSays: 'Dit adres leidt niet naar een menukaart. Scan de code opnieuw of vraag het aan onze medewerkers.',
};
