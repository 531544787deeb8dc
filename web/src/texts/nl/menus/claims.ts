import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/claims.ts';

export default {
  found:
    '{count, plural, one {Eén formulering houdt misschien geen stand tegenover gasten} other {# formuleringen houden misschien geen stand tegenover gasten}}',
  lead: 'Bekijk ze voordat u deelt. Er verandert niets vanzelf.',
  advice: 'Dit is geen juridisch advies. Dat er niets gevonden wordt, betekent niet dat een tekst is toegestaan.',
  show: 'Tonen',
  hide: 'Verbergen',
  rule: 'Regel',
  offer: 'Wat er in plaats daarvan kan staan',
  list: 'Gevonden formuleringen',
  places: {
    name: 'Naam van de menukaart',
    block: 'Tekst op de pagina',
    dish: 'Naam van een gerecht',
    description: 'Beschrijving van een gerecht',
    own_label: 'Eigen label',
    label_title: 'Titel van de labels',
  },
  why: {
    never: 'Een gerecht of keuken wordt nooit klimaatneutraal of klimaatpositief door compensatie.',
    generic: '‘Goed voor het milieu’ zegt niets dat te controleren is.',
    future: 'Een belofte voor later vraagt een openbaar plan dat iemand onafhankelijks volgt.',
    comparison: 'Een vergelijking vraagt beide waarden, en waarvan ze zijn.',
    organic:
      'Een biologisch woord houdt alleen stand waar het recept biologisch is, volgens de regels van het land voor keukens.',
    whole_product: 'Het wordt van alles gezegd, en geldt misschien voor een deel.',
    legal_duty: 'De wet vraagt dit van iedereen: het is geen verdienste.',
  },
  ask: {
    title: 'Sommige formuleringen houden misschien geen stand',
    lead: 'U mag doorgaan. Uw naam en uw reden worden bewaard bij de wijzigingen van de organisatie.',
    reason: 'Waarom het mag blijven staan',
    hint: 'Bijvoorbeeld het certificaat dat het dekt.',
    noReason: 'Schrijf waarom het mag blijven staan.',
    share: 'Toch op de link zetten',
    export: 'Toch downloaden',
  },
} satisfies Texts<typeof enGb>;
