import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/targets/actions.ts';

export default {
  judged: {
    title: 'Virket det?',
    lead: 'Noe ble endret en måned: en merking, en rett, en oppskrift, et tiltak. Verdiene siden holdes opp mot dem før, minus det organisasjonens andre kjøkken endret seg med i de samme månedene. En trend som fantes før, føres videre og regnes ikke som effekt.',
    month: 'Endret i',
    less: 'Det virket: mindre enn før, mer enn tilfeldigheter gir.',
    more: 'Det er mer enn før, mer enn tilfeldigheter gir.',
    cannot_tell: 'Ingen effekt er synlig: månedene varierer like mye av seg selv.',
    too_early: 'For tidlig å si: det trengs fire måneder med rapport før og tre etter. Det er {before} og {since}.',
    interval: 'Sannsynligvis mellom {low} og {high}; den minste endringen som ville vært sett, er {smallest}.',
    controls: 'Holdt mot {count, plural, one {# annet kjøkken} other {# andre kjøkken}}.',
    alone: 'Ingen andre kjøkken har rapport for alle disse månedene: månedene holdes opp mot de samme månedene årene før.',
    no_control:
      'Kan ikke sies: ingen andre kjøkken har rapport for alle disse månedene, og det finnes ikke et helt år før. Trend og sesong kan være hele forskjellen.',
    years: 'Hver måned holdes opp mot den samme måneden årene før.',
    trend: 'Den egne trenden sammenlignet med de andre, {percent} i året, regnes ikke som effekt.',
    trendAlone: 'Den egne trenden, {percent} i året, regnes ikke som effekt.',
    what: 'Vurderes',
    kitchen: 'Hele kjøkkenet, per porsjon',
    dish: {
      lead: 'Noe ble endret en måned: en merking, en beskrivelse, en plass på menyen. Hvor ofte retten er solgt siden, holdes opp mot månedene før, minus det kjøkkenets andre retter endret seg med i de samme månedene. En trend som fantes før, føres videre og regnes ikke som effekt.',
      less: 'Solgt sjeldnere enn før, mer enn tilfeldigheter gir.',
      more: 'Solgt oftere enn før, mer enn tilfeldigheter gir.',
      controls: 'Holdt mot {count, plural, one {# annen rett} other {# andre retter}} på kjøkkenet.',
      alone: 'Ingen annen rett ble solgt alle disse månedene: månedene holdes opp mot de samme månedene årene før.',
      no_control:
        'Kan ikke sies: ingen annen rett ble solgt alle disse månedene, og det finnes ikke et helt år før. Trend og sesong kan være hele forskjellen.',
    },
  },
  title: 'Neste steg',
  lead: 'Fra rettene som ble solgt de siste månedene ({months}, {share} av deres CO₂e), med dagens oppskrifter. Kryss av for det dere ville gjort: effektene regnes ut på ett og samme år, så ingenting telles dobbelt.',
  months: '{count, plural, one {# måned} other {# måneder}}',
  none: 'Ingen ferdig salgsrapport fra de siste tolv månedene sier ennå hva som kan endres.',
  what: {
    swap: '{dish}: {to} i stedet for {from}',
    shift: '{dish}: halvparten av {from} blir {to}',
    fewer: '{dish}: på menyen én av fire ganger sjeldnere',
    supply: '{from}, opprinnelse {to}, i alle retter',
  },
  effect: 'sparer {mass} i året ({low} til {high})',
  together: 'Til sammen',
  ofGap: '{share} av det som gjenstår til målet.',
  closes: 'Det rekker hele veien til målet.',
  excluded: {
    same_line: 'Ikke lenger valgt: {name}. Begge endrer den samme ingrediensen.',
    nothing_more: 'Ikke lenger valgt: {name}. Sammen sparer de ikke mer enn det ene.',
  },
  notOffered: 'Foreslås ikke lenger og regnes derfor ikke med i summen.',
  keep: 'Behold som vår plan',
  kept: 'Planen er lagret.',
  plan: 'Vår plan',
  planHead: {
    action: 'Tiltak',
    expected: 'Ventet i året',
    since: 'Siden',
    came: 'Hva det ble',
  },
  came: {
    early: 'Ingen rapport siden da ennå.',
    unknown: 'Ingen rapport fra de to siste årene sier noe om det.',
    dish: '{before} → {since} per porsjon; {soldBefore} → {soldSince} porsjoner i måneden',
    all: 'Vises i verdiene for alle retter.',
  },
  toTargets: 'Til målene',
  below: 'Ingenting ligger over det globale gjennomsnittet, og det finnes likevel et neste steg:',
} satisfies Texts<typeof enGb>;
