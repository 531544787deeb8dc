import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/targets/actions.ts';

export default {
  judged: {
    title: 'Heeft het gewerkt?',
    lead: 'In een maand veranderde er iets: een label, een gerecht, een recept, een actie. De waarden daarna worden vergeleken met die van daarvoor, min wat er in de andere keukens van de organisatie in dezelfde maanden veranderde. Een trend die er al was, loopt door en telt niet als effect.',
    month: 'Veranderd in',
    less: 'Het heeft gewerkt: de daling is groter dan toeval verklaart.',
    more: 'De waarde is gestegen, en sterker dan toeval verklaart.',
    cannot_tell: 'Geen effect te zien: de maanden verschillen onderling al zo sterk.',
    too_early:
      'Nog te vroeg: er zijn vier maanden met een rapport ervoor en drie erna nodig. Tot nu toe zijn het er {before} en {since}.',
    interval: 'Hoogstwaarschijnlijk tussen {low} en {high}; de kleinste verandering die te zien was geweest, is {smallest}.',
    controls: 'Vergeleken met {count, plural, one {# andere keuken} other {# andere keukens}}.',
    alone:
      'Geen andere keuken heeft een rapport over al deze maanden: de maanden worden vergeleken met dezelfde maanden van de jaren ervoor.',
    no_control:
      'Niet te beoordelen: geen andere keuken heeft een rapport over al deze maanden, en er ligt geen heel jaar voor. Trend en seizoen kunnen alles verklaren.',
    years: 'Elke maand wordt vergeleken met dezelfde maand van de jaren ervoor.',
    trend: 'De eigen trend ten opzichte van de andere, {percent} per jaar, telt niet als effect.',
    trendAlone: 'De eigen trend, {percent} per jaar, telt niet als effect.',
    what: 'Beoordeeld wordt',
    kitchen: 'De hele keuken, per portie',
    weeks: {
      day: 'Vanaf welke dag',
      whole: 'Hele maand',
      lead: 'Op een dag veranderde er iets. Hoeveel er daarna per dag van het gerecht is verkocht, wordt vergeleken met de weken daarvoor, min wat er bij de andere gerechten van de keuken in dezelfde weken veranderde, voor zover de verkoop de dag vermeldt. Een trend die er al was, loopt door en telt niet als effect.',
      cannot_tell: 'Geen effect te zien: de weken verschillen onderling al zo sterk.',
      too_early:
        'Nog te vroeg: er zijn zes weken met verkoop per dag ervoor en vier erna nodig. Tot nu toe zijn het er {before} en {since}.',
      no_control: 'Niet te beoordelen: geen ander gerecht is in al deze weken per dag verkocht. Het seizoen kan alles verklaren.',
    },
    dish: {
      lead: 'In een maand veranderde er iets: een label, een beschrijving, een plaats op de menukaart. Hoe vaak het gerecht daarna is verkocht, wordt vergeleken met de maanden daarvoor, min wat er bij de andere gerechten van de keuken in dezelfde maanden veranderde. Een trend die er al was, loopt door en telt niet als effect.',
      less: 'Minder vaak verkocht dan daarvoor: de daling is groter dan toeval verklaart.',
      more: 'Vaker verkocht dan daarvoor: de stijging is groter dan toeval verklaart.',
      controls: 'Vergeleken met {count, plural, one {# ander gerecht} other {# andere gerechten}} van de keuken.',
      alone:
        'Geen ander gerecht is in al deze maanden verkocht: de maanden worden vergeleken met dezelfde maanden van de jaren ervoor.',
      no_control:
        'Niet te beoordelen: geen ander gerecht is in al deze maanden verkocht, en er ligt geen heel jaar voor. Trend en seizoen kunnen alles verklaren.',
    },
  },
  title: 'De volgende stappen',
  lead: 'Op basis van de verkochte gerechten van de laatste maanden ({months}, {share} van hun CO₂e), met de recepten van nu. Vink aan wat u zou doen: het gezamenlijke effect wordt voor één jaar berekend, niets telt dubbel.',
  months: '{count, plural, one {# maand} other {# maanden}}',
  none: 'Uit de afgeronde verkooprapporten van de laatste twaalf maanden waarin genoeg is meegeteld, volgt nog geen voorstel.',
  what: {
    swap: '{dish}: {to} in plaats van {from}',
    shift: '{dish}: de helft van {from} vervangen door {to}',
    fewer: '{dish}: één op de vier keer niet aanbieden',
    supply: '{from}, herkomst {to}, in alle gerechten',
  },
  effect: 'bespaart {mass} per jaar ({low} tot {high})',
  basis:
    '{count, plural, one {Berekend alsof elke maand is zoals {month}.} other {Berekend alsof elke maand is zoals het gemiddelde van deze # maanden.}}',
  together: 'Samen',
  ofGap: '{share} van wat er tot het doel nog ontbreekt.',
  closes: 'Daarmee wordt het doel gehaald.',
  excluded: {
    same_line: 'Niet meer aangevinkt: {name}. Beide veranderen hetzelfde ingrediënt.',
    nothing_more: 'Niet meer aangevinkt: {name}. Samen besparen ze niet meer dan één van beide.',
  },
  notOffered: 'Wordt niet meer voorgesteld en telt daarom niet mee in het totaal.',
  keep: 'Opslaan als ons plan',
  kept: 'Het plan is opgeslagen.',
  plan: 'Ons plan',
  planHead: {
    action: 'Actie',
    expected: 'Verwacht per jaar',
    since: 'Sinds',
    came: 'Resultaat',
  },
  came: {
    early: 'Sindsdien nog geen rapport.',
    unknown: 'Geen rapport van de afgelopen twee jaar zegt er iets over.',
    dish: '{before} → {since} per portie; {soldBefore} → {soldSince} porties per maand',
    all: 'Te zien in de waarden van alle gerechten.',
  },
  toTargets: 'Naar de doelen',
  below: 'Niets ligt boven het wereldgemiddelde, maar er is nog een volgende stap:',
} satisfies Texts<typeof enGb>;
