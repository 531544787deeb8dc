import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/targets/actions.ts';

export default {
  judged: {
    title: 'Heeft het gewerkt?',
    lead: 'In een maand veranderde er iets: een label, een gerecht, een recept, een actie. De waarden sindsdien worden vergeleken met die van daarvoor, min wat de andere keukens van de organisatie in dezelfde maanden veranderden. Een trend die er al was, loopt door en telt niet als effect.',
    month: 'Veranderd in',
    less: 'Het heeft gewerkt: minder dan daarvoor, meer dan toeval verklaart.',
    more: 'Het is meer dan daarvoor, meer dan toeval verklaart.',
    cannot_tell: 'Geen effect te zien: de maanden verschillen vanzelf even veel.',
    too_early:
      'Te vroeg om te zeggen: er zijn vier maanden met rapport ervoor en drie erna nodig. Het zijn er {before} en {since}.',
    interval: 'Hoogstwaarschijnlijk tussen {low} en {high}; de kleinste verandering die te zien was geweest, is {smallest}.',
    controls: 'Vergeleken met {count, plural, one {# andere keuken} other {# andere keukens}}.',
    alone:
      'Geen andere keuken heeft een rapport over al deze maanden: de maanden worden vergeleken met dezelfde maanden van de jaren ervoor.',
    no_control:
      'Niet te zeggen: geen andere keuken heeft een rapport over al deze maanden, en er ligt geen heel jaar voor. Trend en seizoen kunnen alles verklaren.',
    years: 'Elke maand wordt vergeleken met dezelfde maand van de jaren ervoor.',
    trend: 'De eigen trend ten opzichte van de andere, {percent} per jaar, telt niet als effect.',
    trendAlone: 'De eigen trend, {percent} per jaar, telt niet als effect.',
    what: 'Beoordeeld wordt',
    kitchen: 'De hele keuken, per portie',
    weeks: {
      day: 'Vanaf welke dag',
      whole: 'de hele maand, per maand',
      lead: 'Op een dag veranderde er iets. Wat er sindsdien per dag van het gerecht is verkocht, wordt vergeleken met de weken daarvoor, min wat de andere gerechten van de keuken in dezelfde weken veranderden, voor zover de verkoop dagen noemt. Een trend die er al was, loopt door en telt niet als effect.',
      cannot_tell: 'Geen effect te zien: de weken verschillen vanzelf even veel.',
      too_early:
        'Te vroeg om te zeggen: er zijn zes weken met verkoop per dag ervoor en vier erna nodig. Het zijn er {before} en {since}.',
      no_control: 'Niet te zeggen: geen ander gerecht is in al deze weken per dag verkocht. Het seizoen kan alles verklaren.',
    },
    dish: {
      lead: 'In een maand veranderde er iets: een label, een beschrijving, een plaats op het menu. Hoe vaak het gerecht sindsdien is verkocht, wordt vergeleken met de maanden daarvoor, min wat de andere gerechten van de keuken in dezelfde maanden veranderden. Een trend die er al was, loopt door en telt niet als effect.',
      less: 'Minder vaak verkocht dan daarvoor, meer dan toeval verklaart.',
      more: 'Vaker verkocht dan daarvoor, meer dan toeval verklaart.',
      controls: 'Vergeleken met {count, plural, one {# ander gerecht} other {# andere gerechten}} van de keuken.',
      alone:
        'Geen ander gerecht is in al deze maanden verkocht: de maanden worden vergeleken met dezelfde maanden van de jaren ervoor.',
      no_control:
        'Niet te zeggen: geen ander gerecht is in al deze maanden verkocht, en er ligt geen heel jaar voor. Trend en seizoen kunnen alles verklaren.',
    },
  },
  title: 'De volgende stappen',
  lead: 'Uit de gerechten van de laatste maanden ({months}, {share} van hun CO₂e), met de recepten van nu. Vink aan wat u zou doen: de effecten worden samen op één jaar berekend, niets telt dubbel.',
  months: '{count, plural, one {# maand} other {# maanden}}',
  none: 'Nog geen afgerond verkooprapport van de laatste twaalf maanden zegt wat er anders kan.',
  what: {
    swap: '{dish}: {to} in plaats van {from}',
    shift: '{dish}: de helft van {from} wordt {to}',
    fewer: '{dish}: één op de vier keer niet op het menu',
    supply: '{from}, herkomst {to}, in alle gerechten',
  },
  effect: 'bespaart {mass} per jaar ({low} tot {high})',
  together: 'Samen',
  ofGap: '{share} van wat er nog te gaan is tot het doel.',
  closes: 'Daarmee wordt het doel gehaald.',
  excluded: {
    same_line: 'Niet meer aangevinkt: {name}. Beide veranderen hetzelfde ingrediënt.',
    nothing_more: 'Niet meer aangevinkt: {name}. Samen besparen ze niet meer dan één van beide.',
  },
  notOffered: 'Wordt niet meer voorgesteld en telt dus niet mee in de som.',
  keep: 'Bewaren als ons plan',
  kept: 'Het plan is bewaard.',
  plan: 'Ons plan',
  planHead: {
    action: 'Actie',
    expected: 'Verwacht per jaar',
    since: 'Sinds',
    came: 'Wat ervan kwam',
  },
  came: {
    early: 'Sindsdien nog geen rapport.',
    unknown: 'Geen rapport van de afgelopen twee jaar zegt er iets over.',
    dish: '{before} → {since} per portie; {soldBefore} → {soldSince} porties per maand',
    all: 'Te zien in de waarden van alle gerechten.',
  },
  toTargets: 'Naar de doelen',
  below: 'Niets ligt boven het wereldgemiddelde, en toch is er een volgende stap:',
} satisfies Texts<typeof enGb>;
