import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/purchases/shares.ts';

export default {
  length: 'Periode',
  lengths: {
    month: 'Maand',
    quarter: 'Kwartaal',
    year: 'Jaar',
  },
  quarter: '{quarter}e kwartaal {year}',
  earlier: 'Eerder',
  later: 'Later',
  scope: 'Weergave voor',
  scopes: {
    restaurant: 'Deze keuken',
    organization: 'Hele organisatie',
  },
  none: 'Geen inkoop in deze periode',
  noneLead: 'Zet hier facturen neer of maak het inkooprapport van een maand: beide tellen mee, ook concepten.',
  kg: 'Gewicht',
  money: 'Nettobedrag',
  aside: 'Uitgesloten (non-food)',
  unknown: 'niet bekend',
  basis:
    'Op basis van {reported} van {all, plural, one {# maand} other {# maanden}}. Maanden met een inkooprapport tellen mee, ook als concept. Eten en drinken, zonder btw.',
  sentBack:
    'Van {count, plural, one {één artikel} other {# artikelen}} is in deze periode meer teruggestuurd dan ingekocht ({kg}, {money}). Dat gaat van de totalen af en telt in geen enkel aandeel mee.',
  sentBackUnpriced:
    'Van {count, plural, one {één artikel} other {# artikelen}} is in deze periode meer teruggestuurd dan ingekocht ({kg}). Dat gaat van de totalen af en telt in geen enkel aandeel mee.',
  marksTitle: 'Biologisch en andere keurmerken',
  mark: 'Keurmerk',
  noMarks: 'Geen ingekocht artikel heeft een keurmerk.',
  marksRead:
    'Keurmerken worden gelezen uit de namen van artikelen en uit wat bij een rij is opgegeven, nooit geraden. Een artikel kan meerdere keurmerken hebben.',
  marks: {
    organic: 'Biologisch',
    krav: 'KRAV',
    msc: 'MSC',
    asc: 'ASC',
    fairtrade: 'Fairtrade',
    label_rouge: 'Label Rouge',
    aop: 'BOB',
    igp: 'BGA',
    stg: 'GTS',
    hve: 'HVE',
    fermier: 'Fermier',
    outermost_region: 'Ultraperifeer gebied',
    swedish_game: 'Zweeds wild',
  },
  rulesTitle: 'Zo zouden de regels de inkoop beoordelen',
  rulesLead:
    'Wat u met deze inkoop zou bereiken. Een keurmerk vereist certificering, en elke regel wordt over een eigen periode beoordeeld.',
  otherRules: 'Regels van andere landen',
  rules: {
    dk_okologisk_spisemaerke: 'Det Økologiske Spisemærke',
    de_bio_ahvv: 'Bio-AHVV',
    no_debio_serveringsmerke: 'Debio valørmerke',
    se_krav_restaurang: 'KRAV restaurang',
    se_public_organic_2030: 'Zweeds doel voor de overheid in 2030',
    fr_egalim_quality: 'EGalim: kwaliteitsproducten',
    fr_egalim_organic: 'EGalim: biologisch',
    fr_egalim_meat_and_fish: 'EGalim: vlees en vis',
  },
  bases: {
    kg: 'naar gewicht',
    money: 'naar waarde',
  },
  levels: {
    basic: 'het basisniveau',
    bronze: 'brons',
    silver: 'zilver',
    gold: 'goud',
    met: 'het doel',
  },
  wouldReach: 'Zou {level} halen',
  noLevel: 'Zou geen niveau halen',
  cannotAssess: 'Niet te beoordelen',
  open: 'Niveau nog niet zeker',
  openMoney:
    '{count, plural, one {# artikel heeft} other {# artikelen hebben}} geen prijs (gewicht: {amount}). Dat kan het niveau veranderen.',
  openKg:
    '{count, plural, one {# artikel heeft} other {# artikelen hebben}} geen gewicht (waarde: {amount}). Dat kan het niveau veranderen.',
  openKgUnpriced:
    '{count, plural, one {# artikel heeft} other {# artikelen hebben}} geen gewicht. Dat kan het niveau veranderen.',
  share: '{share} van {whole}.',
  shareOfValue: '{share} van de waarde.',
  missing: 'Met {amount} meer aan producten met het keurmerk wordt {level} gehaald.',
  nextStarts: 'Vanaf {percent} zou {level} worden gehaald.',
  known: '{share} van de artikelen heeft dit gegeven; de andere zijn in geen van beide totalen meegeteld.',
  lift: 'Artikelen die het aandeel het meest zouden verhogen',
  periods: {
    three_months: 'Beoordeeld over drie maanden',
    three_then_twelve_months: 'Beoordeeld over drie maanden bij het eerste certificaat, daarna over twaalf',
    twelve_months: 'Beoordeeld over twaalf maanden',
    calendar_year: 'Beoordeeld over een kalenderjaar',
  },
  declaration: {
    title: 'Aangifte voor ma cantine',
    lead: 'De inkoop van deze periode als het bestand dat het Franse platform inleest: per rij een artikel van een maand, zonder btw. Controleer de keurmerken voordat u het verstuurt.',
    number: 'SIRET of nummer van de kantine',
    numberHint: '14 cijfers, of het nummer van het platform',
    wrong: 'Dit nummer is niet geldig.',
    download: 'Bestand downloaden',
    unpriced: '{count, plural, one {# rij zonder prijs is} other {# rijen zonder prijs zijn}} weggelaten.',
  },
} satisfies Texts<typeof enGb>;
