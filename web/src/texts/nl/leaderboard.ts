import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/leaderboard.ts';

export default {
  title: 'Ranglijst',
  lead: 'Zo scoren de deelnemende restaurants, allemaal op dezelfde manier berekend.',
  scope: {
    label: 'Vergeleken met',
    organization: 'Onze organisatie',
    others: 'Andere bedrijven',
  },
  periodType: {
    label: 'Lengte van de periode',
    month: 'Maand',
    quarter: 'Kwartaal',
    year: 'Jaar',
  },
  period: 'Periode',
  quarter: '{quarter}e kwartaal {year}',
  by: {
    label: 'Gerangschikt op',
    per_portion: 'CO₂e per portie',
    per_kg: 'CO₂e per kg voedsel',
    low_share: 'Aandeel porties met lage voetafdruk',
    improvement: 'Verandering over een jaar',
  },
  database: 'Emissiedatabase',
  databases: {
    organization: 'Gegevens van Plateprint, voor het land van elk restaurant',
    rise: 'Gegevens van de onderzoeksinstituten',
  },
  basis: {
    ranked: '{count, plural, one {# restaurant heeft een plaats} other {# restaurants hebben een plaats}}',
    lacking: '{count, plural, one {nog # doet mee, maar heeft geen plaats} other {nog # doen mee, maar hebben geen plaats}}',
    coverage: '{share} van de verkochte porties is doorgerekend',
    asOf: 'Stand {moment}',
    outdated: 'Een recente wijziging is nog niet meegeteld',
    alike: 'Van de eerste {count} ligt geen enkel restaurant zeker onder het volgende.',
  },
  why: {
    label: 'Hoe de ranglijst werkt',
    title: 'Hoe de ranglijst werkt',
    by: {
      per_portion:
        'Totale CO₂e in de verkooprapporten van de periode, gedeeld door de verkochte porties, gewogen naar portiegrootte. De laagste waarde staat bovenaan.',
      per_kg:
        'Totale CO₂e in de verkooprapporten van de periode, gedeeld door de doorgerekende kilo’s. De laagste waarde staat bovenaan.',
      low_share: 'Aandeel verkochte porties met een lage of zeer lage voetafdruk. Het hoogste staat bovenaan.',
      improvement:
        'CO₂e per portie vergeleken met dezelfde maanden van het vorige jaar, zodat zomer met zomer wordt vergeleken. De grootste daling staat bovenaan.',
    },
    ties: 'Waarden worden vergeleken zoals ze worden getoond: gelijke waarden delen een plaats. Of twee plaatsen zeker verschillen, staat ernaast: beide berusten op dezelfde voedselgegevens, waarvan de fouten elkaar opheffen.',
    moved:
      'De pijl vergelijkt de plaats van elk restaurant met die in {period}, onder de restaurants die nu meedoen. Van twee restaurants op dezelfde plaats kan het ene dus zijn opgeschoven en het andere niet.',
    least:
      'Voor een plaats heeft een restaurant {months, plural, one {# afgeronde maand} other {# afgeronde maanden}} in de periode nodig, {servings} verkochte porties per maand en waarden voor {coverage} van de verkochte porties.',
    boundary:
      'Van boerderij tot keukendeur: landbouw, verwerking, verpakking en transport. Bereiding en bordresten tellen niet mee.',
    versions: 'Voedselgegevens {versions}',
  },
  place: 'Plaats',
  shared: 'Gedeelde plaats',
  stranger: 'Een ander restaurant',
  months: '{has} van {all, plural, one {# maand} other {# maanden}}',
  rangeInWords: '{value}, hoogstwaarschijnlijk tussen {low} en {high}',
  moved: {
    up: '{places, plural, one {# plaats omhoog} other {# plaatsen omhoog}} (was {former})',
    down: '{places, plural, one {# plaats omlaag} other {# plaatsen omlaag}} (was {former})',
    same: 'Geen verandering',
    new: 'Nieuw',
    returned: 'Terug in de ranglijst',
  },
  change: {
    less: '{percent} minder',
    more: '{percent} meer',
    same: 'Geen verandering',
  },
  own: 'Uw restaurants',
  ownMore: '{count, plural, one {Nog # van uw restaurants tonen} other {Nog # van uw restaurants tonen}}',
  ownFewer: 'Minder tonen',
  everybody: 'Volledige ranglijst',
  lacking: 'Doet mee, nog zonder plaats',
  lackingOfOwn:
    '{count, plural, one {# van uw restaurants doet mee, maar heeft nog geen plaats} other {# van uw restaurants doen mee, maar hebben nog geen plaats}}',
  lacks: {
    months:
      '{months, plural, one {Het verkooprapport van de maand is niet afgerond} other {{has} van de {needs} benodigde maanden afgerond}}',
    missing: 'Geen afgerond rapport van {months}',
    servings: '{has} van de {needs} benodigde porties verkocht',
    coverage: '{has} van de verkochte porties is doorgerekend, {needs} is nodig',
    figure: 'Geen gegevens voor deze periode',
    year_before:
      '{months, plural, one {Geen afgerond rapport voor dezelfde maand van het vorige jaar} other {Vorig jaar onvolledig: {has} van de {needs} benodigde maanden afgerond}}',
    year_before_thin: 'In dezelfde maanden van het vorige jaar zijn er te weinig porties, of is te weinig doorgerekend',
  },
  toReports: 'Naar de rapporten',
  toRestaurants: 'Restaurants kiezen',
  toRestaurant: 'Restaurant openen',
  counting: {
    title: 'De ranglijst wordt berekend',
    lead: 'Bij zo veel restaurants duurt dat even. De ranglijst verschijnt hier automatisch.',
  },
  outside: {
    join: '{name} doet niet mee en heeft daarom geen plaats. Open het restaurant om het te laten meedoen.',
    ask: '{name} doet niet mee en heeft daarom geen plaats. Een beheerder van uw organisatie kan het laten meedoen.',
  },
  nobody: {
    title: 'Nog geen van uw restaurants doet mee',
    lead: 'Open een restaurant en laat het meedoen: vanaf dan tellen de afgeronde maandrapporten mee. U kunt op elk moment stoppen.',
    ask: 'Een beheerder van uw organisatie kan een restaurant laten meedoen: vanaf dan tellen de afgeronde maandrapporten mee.',
  },
  nothing: {
    title: 'Geen ranglijst voor {period}',
    lead: 'Aantal deelnemers: {joined} van {all, plural, one {# restaurant} other {# restaurants}}. Voor een plaats heeft een restaurant afgeronde maandelijkse verkooprapporten voor de periode nodig.',
  },
  tooFew: {
    title: 'Te weinig deelnemers voor een anonieme vergelijking',
    lead: 'Waarden van andere restaurants verschijnen zodra er minstens vijf, uit meerdere organisaties, een plaats hebben, zodat niemand te herkennen is.',
  },
} satisfies Texts<typeof enGb>;
