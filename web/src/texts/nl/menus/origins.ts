import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/origins.ts';

export default {
  meats: {
    beef: 'Rundvlees',
    pork: 'Varkensvlees',
    sheep: 'Lams- en schapenvlees',
    poultry: 'Gevogelte',
  },
  title: 'Herkomst van vlees',
  open: 'Herkomst van vlees',
  lead: 'Volgens de Franse wet moeten gasten kunnen lezen waar de dieren vandaan komen waarvan u het vlees rauw inkoopt. Wat niet volledig bekend is, wordt niet afgedrukt; vraag het aan uw leverancier.',
  unknown: 'Herkomst niet bekend: {meats}. De wet verplicht de vermelding; zolang die ontbreekt, wordt er niets afgedrukt.',
  unread:
    '{count, plural, one {In # gerecht is een regel niet herkend die vlees kan zijn: de herkomst wordt niet afgedrukt.} other {In # gerechten is een regel niet herkend die vlees kan zijn: de herkomst wordt niet afgedrukt.}}',
  known: 'De herkomst van al het vlees op deze menukaart is bekend en wordt afgedrukt.',
  add: 'Artikel toevoegen',
  article: 'Artikel',
  articleHint: 'Zoals op het etiket of de factuur. Laat leeg als het geldt voor alles wat u ervan inkoopt.',
  meat: 'Dier',
  food: 'Gebruikt voor',
  all: 'Al het vlees van dit dier',
  born: 'Geboren in',
  raised: 'Gehouden in',
  slaughtered: 'Geslacht in',
  none: 'niet bekend',
  remove: '{name} verwijderen',
  save: 'Opslaan',
  saved: 'De herkomst is opgeslagen. Livepagina’s tonen die binnen een halve minuut.',
} satisfies Texts<typeof enGb>;
