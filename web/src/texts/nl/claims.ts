import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/claims.ts';

export default {
  found:
    '{count, plural, one {Eén formulering houdt bij een controle misschien geen stand} other {# formuleringen houden bij een controle misschien geen stand}}',
  lead: 'Controleer ze voordat u iets deelt. Er wordt niets automatisch gewijzigd.',
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
    card: 'Tafelstandaard',
    cover: 'Titel van het rapport',
    cover_text: 'Beschrijving van het rapport',
    report_name: 'Naam van het rapport',
  },
  why: {
    never: 'Compensatie maakt een gerecht of keuken niet klimaatneutraal of klimaatpositief.',
    generic: '‘Goed voor het milieu’ is niet te controleren.',
    future: 'Een belofte voor de toekomst vereist een openbaar plan dat een onafhankelijke partij controleert.',
    comparison: 'Een vergelijking vereist beide waarden en waarop ze betrekking hebben.',
    organic: '‘Biologisch’ mag alleen als het recept biologisch is volgens de regels van uw land voor keukens.',
    whole_product: 'De uitspraak gaat over het geheel, maar geldt misschien alleen voor een deel.',
    legal_duty: 'De wet verplicht iedereen hiertoe, dus het is geen bijzondere prestatie.',
  },
  notice: {
    title: {
      menu: 'Formuleringen op deze menukaart houden bij een controle misschien geen stand.',
      plan: 'Formuleringen in dit gepubliceerde plan houden bij een controle misschien geen stand.',
      report: 'Formuleringen op de voorpagina van dit rapport houden bij een controle misschien geen stand.',
    },
    lead: {
      menu: 'Ze zijn er door een wijziging bij gekomen, en nog niemand heeft er een reden voor gegeven. Gasten kunnen ze al lezen.',
      plan: 'Ze zijn er door een wijziging bij gekomen, en nog niemand heeft er een reden voor gegeven. Gasten kunnen ze al lezen.',
      report:
        'Ze zijn er door een wijziging bij gekomen, en nog niemand heeft er een reden voor gegeven. Wie de link opent, kan ze al lezen.',
    },
    seen: 'Gezien',
    promise: '‘{words}’ klopt niet voor {dish}.',
    words: '‘{words}’.',
  },
  ask: {
    title: 'Sommige formuleringen houden bij een controle misschien geen stand',
    lead: 'U kunt doorgaan. Uw naam en uw reden worden vastgelegd in het activiteitenlogboek van de organisatie.',
    reason: 'Waarom deze formulering terecht is',
    hint: 'Bijvoorbeeld: het certificaat dat dit onderbouwt.',
    noReason: 'Vul een reden in.',
    share: 'Toch publiceren',
    shareReport: 'Toch link maken',
    export: 'Toch doorgaan',
  },
} satisfies Texts<typeof enGb>;
