import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/leaderboard.ts';

export default {
  title: 'Ranglijst',
  lead: 'Hoe de deelnemende restaurants het doen, voor iedereen op dezelfde manier gerekend.',
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
    low_share: 'Aandeel porties met lage CO₂e',
    improvement: 'Verandering in een jaar',
  },
  database: 'Emissiedatabase',
  databases: {
    organization: 'Onze database, op de plek van elk restaurant',
    rise: 'Database van het onderzoeksinstituut',
  },
  basis: {
    ranked: '{count, plural, one {# restaurant heeft een plaats} other {# restaurants hebben een plaats}}',
    lacking: '{count, plural, one {nog # doet mee zonder plaats} other {nog # doen mee zonder plaats}}',
    coverage: '{share} van de verkochte porties heeft een waarde',
    asOf: 'Stand {moment}',
    outdated: 'Een latere wijziging wordt zo meegeteld',
    alike: 'Van de eerste {count} is geen enkele zeker lager dan de volgende.',
  },
  why: {
    label: 'Hoe plaatsen worden bepaald',
    title: 'Wat een plaats zegt',
    by: {
      per_portion:
        'Alle CO₂e van de verkooprapporten van de periode, gedeeld door de verkochte porties; elke portie telt naar de grootte van de maaltijd. De minste staat vooraan.',
      per_kg:
        'Alle CO₂e van de verkooprapporten van de periode, gedeeld door de kilo’s die een waarde hebben. De minste staat vooraan.',
      low_share: 'Het aandeel verkochte porties met niveau laag of zeer laag. Het grootste staat vooraan.',
      improvement:
        'CO₂e per portie tegenover dezelfde maanden van het jaar ervoor, zodat zomer met zomer wordt vergeleken. De grootste daling staat vooraan.',
    },
    ties: 'Waarden worden vergeleken zoals ze getoond worden: gelijke waarden delen een plaats. Of twee plaatsen zeker verschillen, staat ernaast: beide rusten op dezelfde voedselgegevens, waarvan de fouten tegen elkaar wegvallen.',
    moved:
      'De pijl vergelijkt ieders eigen plaats met die in de periode ervoor ({period}), onder wie nu meedoet. Van twee op dezelfde plaats kan de ene dus zijn opgeschoven en de andere niet.',
    least:
      'Een plaats vraagt {months, plural, one {# afgeronde maand} other {# afgeronde maanden}} van de periode, {servings} verkochte porties per maand en waarden voor {coverage} van de verkochte porties.',
    boundary:
      'Van boerderij tot keukendeur: teelt, verwerking, verpakking en transport. Zonder het koken, en zonder wat gasten laten staan.',
    versions: 'Voedselgegevens {versions}',
  },
  place: 'Plaats',
  shared: 'Gedeelde plaats',
  stranger: 'Een ander restaurant',
  months: '{has} van {all, plural, one {# maand} other {# maanden}}',
  rangeInWords: 'Waarschijnlijk {value}, tussen {low} en {high}',
  moved: {
    up: '{places, plural, one {# plaats omhoog} other {# plaatsen omhoog}} vanaf {former}',
    down: '{places, plural, one {# plaats omlaag} other {# plaatsen omlaag}} vanaf {former}',
    same: 'Als voorheen',
    new: 'Nieuw',
    returned: 'Weer terug',
  },
  change: {
    less: '{percent} minder',
    more: '{percent} meer',
    same: 'Evenveel als voorheen',
  },
  own: 'Uw restaurants',
  ownMore: '{count, plural, one {Toon nog # van u} other {Toon er nog # van u}}',
  ownFewer: 'Minder tonen',
  everybody: 'Alle plaatsen',
  lacking: 'Doet mee, nog zonder plaats',
  lackingOfOwn:
    '{count, plural, one {# van uw restaurants doet mee, nog zonder plaats} other {# van uw restaurants doen mee, nog zonder plaats}}',
  lacks: {
    months:
      '{months, plural, one {Het verkooprapport van de maand is niet afgerond} other {{has} van {needs} afgeronde maanden}}',
    servings: '{has} van {needs} verkochte porties',
    coverage: '{has} van de verkochte porties heeft een waarde, {needs} is nodig',
    figure: 'Niets om mee te rekenen in deze periode',
    year_before:
      '{months, plural, one {Geen afgerond rapport van dezelfde maand een jaar eerder} other {Het jaar ervoor mist gegevens: {has} van {needs} afgeronde maanden}}',
    year_before_thin: 'Dezelfde maanden van het jaar ervoor hebben te weinig porties of te weinig waarden',
  },
  toReports: 'Naar de rapporten',
  toRestaurants: 'Restaurants kiezen',
  toRestaurant: 'Restaurant openen',
  counting: {
    title: 'De plaatsen worden geteld',
    lead: 'Bij zo veel restaurants duurt dat even. De ranglijst verschijnt hier vanzelf.',
  },
  outside: {
    join: '{name} doet niet mee en heeft hier daarom geen plaats. Open het restaurant en laat het meedoen.',
    ask: '{name} doet niet mee en heeft hier daarom geen plaats. Wie uw organisatie leidt, kan het laten meedoen.',
  },
  nobody: {
    title: 'Nog geen van uw restaurants doet mee',
    lead: 'Open een restaurant en laat het meedoen: vanaf dan tellen de afgeronde maandrapporten. U kunt er altijd weer uit.',
    ask: 'Wie uw organisatie leidt, kan een restaurant laten meedoen: vanaf dan tellen de afgeronde maandrapporten.',
  },
  nothing: {
    title: 'Geen plaatsen voor {period}',
    lead: 'Deelname: {joined} van {all, plural, one {# restaurant} other {# restaurants}}. Een plaats vraagt afgeronde verkooprapporten van de maanden in de periode.',
  },
  tooFew: {
    title: 'Te weinig om te vergelijken zonder iemand te verraden',
    lead: 'Waarden van anderen verschijnen zodra minstens vijf andere restaurants van meerdere organisaties een plaats hebben, zodat niemand te herkennen is.',
  },
} satisfies Texts<typeof enGb>;
