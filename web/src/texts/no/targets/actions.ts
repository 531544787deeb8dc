import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/targets/actions.ts';

export default {
  judged: {
    title: 'Virket det?',
    lead: 'Velg en måned da noe ble endret: en merking, en rett, en oppskrift, et tiltak. Verdiene etterpå sammenlignes med verdiene før, minus endringen i organisasjonens andre kjøkken i de samme månedene. En trend som fantes fra før, regnes ikke som effekt.',
    month: 'Endret i',
    less: 'Det virket: Nedgangen er større enn tilfeldigheter kan forklare.',
    more: 'Det har økt, mer enn tilfeldigheter kan forklare.',
    cannot_tell: 'Ingen effekt er synlig: Månedene varierer like mye av seg selv.',
    too_early: 'For tidlig å si: Det kreves fire måneder med rapport før og tre etter. Det finnes {before} og {since}.',
    interval: 'Sannsynligvis mellom {low} og {high}; den minste endringen som kunne vært oppdaget, er {smallest}.',
    controls: 'Sammenlignet med {count, plural, one {# annet kjøkken} other {# andre kjøkken}}.',
    alone: 'Ingen andre kjøkken har rapport for alle disse månedene: Månedene sammenlignes med de samme månedene årene før.',
    no_control:
      'Kan ikke vurderes: Ingen andre kjøkken har rapport for alle disse månedene, og det finnes ikke data for et helt år før. Trend og sesong kan forklare hele forskjellen.',
    years: 'Hver måned sammenlignes med den samme måneden årene før.',
    trend: 'Den egne trenden sammenlignet med de andre, {percent} i året, regnes ikke som effekt.',
    trendAlone: 'Den egne trenden, {percent} i året, regnes ikke som effekt.',
    what: 'Vurderes',
    kitchen: 'Hele kjøkkenet, per porsjon',
    weeks: {
      day: 'Fra hvilken dag',
      whole: 'Hele måneden',
      lead: 'Velg dagen da noe ble endret. Det som er solgt av retten per dag etterpå, sammenlignes med ukene før, minus endringen i kjøkkenets andre retter i de samme ukene, så langt salget oppgir dager. En trend som fantes fra før, regnes ikke som effekt.',
      cannot_tell: 'Ingen effekt er synlig: Ukene varierer like mye av seg selv.',
      too_early: 'For tidlig å si: Det kreves seks uker med salg per dag før og fire etter. Det finnes {before} og {since}.',
      no_control:
        'Kan ikke vurderes: Ingen annen rett ble solgt per dag alle disse ukene. Sesongen kan forklare hele forskjellen.',
    },
    dish: {
      lead: 'Velg en måned da noe ble endret: en merking, en beskrivelse, en plass på menyen. Hvor ofte retten er solgt etterpå, sammenlignes med månedene før, minus endringen i kjøkkenets andre retter i de samme månedene. En trend som fantes fra før, regnes ikke som effekt.',
      less: 'Solgt sjeldnere enn før, mer enn tilfeldigheter kan forklare.',
      more: 'Solgt oftere enn før, mer enn tilfeldigheter kan forklare.',
      controls: 'Sammenlignet med {count, plural, one {# annen rett} other {# andre retter}} på kjøkkenet.',
      alone: 'Ingen annen rett ble solgt alle disse månedene: Månedene sammenlignes med de samme månedene årene før.',
      no_control:
        'Kan ikke vurderes: Ingen annen rett ble solgt alle disse månedene, og det finnes ikke data for et helt år før. Trend og sesong kan forklare hele forskjellen.',
    },
  },
  title: 'Neste steg',
  lead: 'Ut fra rettene som ble solgt de siste månedene ({months}, {share} av deres CO₂e), med dagens oppskrifter. Kryss av for det dere ville gjort: Effektene beregnes samlet for ett år, så ingenting telles dobbelt.',
  months: '{count, plural, one {# måned} other {# måneder}}',
  none: 'Ingen ferdig salgsrapport fra de siste tolv månedene med nok regnet med viser ennå hva som kan endres.',
  what: {
    swap: '{dish}: {to} i stedet for {from}',
    shift: '{dish}: halvparten av {from} blir {to}',
    fewer: '{dish}: en firedel sjeldnere på menyen',
    supply: '{from}, opprinnelse {to}, i alle retter',
  },
  effect: 'sparer {mass} i året ({low} til {high})',
  basis:
    '{count, plural, one {Beregnet som om hver måned var som {month}.} other {Beregnet som om hver måned var som gjennomsnittet av disse # månedene.}}',
  together: 'Til sammen',
  ofGap: '{share} av det som gjenstår til målet.',
  closes: 'Det rekker hele veien til målet.',
  excluded: {
    same_line: 'Ikke lenger valgt: {name}. Begge endrer den samme ingrediensen.',
    nothing_more: 'Ikke lenger valgt: {name}. Sammen sparer de ikke mer enn det ene.',
  },
  notOffered: 'Foreslås ikke lenger og regnes derfor ikke med i summen.',
  keep: 'Lagre som vår plan',
  kept: 'Planen er lagret.',
  plan: 'Vår plan',
  planHead: {
    action: 'Tiltak',
    expected: 'Forventet per år',
    since: 'Siden',
    came: 'Resultat',
  },
  came: {
    early: 'Ingen rapport etter det ennå.',
    unknown: 'Ingen rapport fra de to siste årene sier noe om det.',
    dish: '{before} → {since} per porsjon; {soldBefore} → {soldSince} porsjoner i måneden',
    all: 'Vises i verdiene for alle retter.',
  },
  toTargets: 'Til målene',
  below: 'Ingenting ligger over det globale gjennomsnittet, men det finnes likevel et neste steg:',
} satisfies Texts<typeof enGb>;
