import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/claims.ts';

export default {
  found:
    '{count, plural, one {Eén formulering houdt tegenover gasten misschien geen stand} other {# formuleringen houden tegenover gasten misschien geen stand}}',
  lead: 'Controleer ze voordat u deelt. Er wordt niets automatisch gewijzigd.',
  advice: 'Dit is geen juridisch advies. Dat er niets gevonden wordt, betekent niet dat een tekst is toegestaan.',
  show: 'Tonen',
  hide: 'Verbergen',
  rule: 'Regel',
  offer: 'Wat u in plaats daarvan kunt schrijven',
  list: 'Gevonden formuleringen',
  places: {
    name: 'Naam van de menukaart',
    block: 'Tekst op de pagina',
    dish: 'Naam van een gerecht',
    description: 'Beschrijving van een gerecht',
    own_label: 'Eigen label',
    label_title: 'Titel van de labels',
    card: 'Tafelkaart',
    cover: 'Titel van het rapport',
    cover_text: 'Beschrijving van het rapport',
    report_name: 'Naam van het rapport',
  },
  why: {
    never: 'Compensatie maakt een gerecht of keuken niet klimaatneutraal of klimaatpositief.',
    generic: '‘Goed voor het milieu’ is niet te controleren.',
    future: 'Een belofte voor de toekomst vraagt een openbaar plan dat een onafhankelijke partij controleert.',
    comparison: 'Een vergelijking vraagt beide waarden en waarop ze betrekking hebben.',
    organic: '‘Biologisch’ mag alleen als het recept biologisch is volgens de regels van uw land voor keukens.',
    whole_product: 'De uitspraak gaat over het geheel, maar geldt misschien alleen voor een deel.',
    legal_duty: 'De wet vraagt dit van iedereen, het is dus geen verdienste.',
  },
  notice: {
    title: {
      menu: 'Formuleringen op deze menukaart houden misschien geen stand.',
      plan: 'Formuleringen in dit gepubliceerde plan houden misschien geen stand.',
      report: 'Formuleringen op de voorpagina van dit rapport houden misschien geen stand.',
    },
    lead: {
      menu: 'Ze kwamen met een wijziging, en nog niemand heeft er een reden voor gegeven. Gasten lezen ze nu.',
      plan: 'Ze kwamen met een wijziging, en nog niemand heeft er een reden voor gegeven. Gasten lezen ze nu.',
      report: 'Ze kwamen met een wijziging, en nog niemand heeft er een reden voor gegeven. Wie de link opent, leest ze.',
    },
    seen: 'Ik heb het gezien',
    promise: '{dish} is niet wat ‘{words}’ zegt.',
    words: '‘{words}’.',
  },
  ask: {
    title: 'Sommige formuleringen houden misschien geen stand',
    lead: 'U kunt doorgaan. Uw naam en uw reden worden vastgelegd in het activiteitenlogboek van de organisatie.',
    reason: 'Waarom deze formulering terecht is',
    hint: 'Bijvoorbeeld: het certificaat dat haar onderbouwt.',
    noReason: 'Vul een reden in.',
    share: 'Toch publiceren',
    shareReport: 'Toch link maken',
    export: 'Toch doorgaan',
  },
} satisfies Texts<typeof enGb>;
