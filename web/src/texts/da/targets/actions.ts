import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/targets/actions.ts';

export default {
  judged: {
    title: 'Virkede det?',
    lead: 'Noget blev ændret en måned: en mærkning, en ret, en opskrift, et tiltag. Værdierne siden holdes op mod dem før, minus det, organisationens andre køkkener ændrede sig med i de samme måneder. En tendens, der var der før, føres videre og regnes ikke som en effekt.',
    month: 'Ændret i',
    less: 'Det virkede: mindre end før, mere end tilfældet giver.',
    more: 'Det er mere end før, mere end tilfældet giver.',
    cannot_tell: 'Ingen effekt kan ses: månederne varierer lige så meget af sig selv.',
    too_early: 'For tidligt at sige: der skal fire måneder med rapport til før og tre efter. Der er {before} og {since}.',
    interval: 'Sandsynligvis mellem {low} og {high}; den mindste ændring, der ville være set, er {smallest}.',
    controls: 'Holdt op mod {count, plural, one {# andet køkken} other {# andre køkkener}}.',
    alone: 'Intet andet køkken har en rapport for alle disse måneder: månederne holdes op mod de samme måneder i årene før.',
    no_control:
      'Kan ikke siges: intet andet køkken har en rapport for alle disse måneder, og der er ikke et helt år før. Tendens og sæson kan være det hele.',
    years: 'Hver måned holdes op mod den samme måned i årene før.',
    trend: 'Egen tendens i forhold til de andre, {percent} om året, regnes ikke som en effekt.',
    trendAlone: 'Egen tendens, {percent} om året, regnes ikke som en effekt.',
    what: 'Bedømmes',
    kitchen: 'Hele køkkenet, pr. portion',
    dish: {
      lead: 'Noget blev ændret en måned: en mærkning, en beskrivelse, en plads på menuen. Hvor ofte retten er solgt siden, holdes op mod månederne før, minus det, køkkenets andre retter ændrede sig med i de samme måneder. En tendens, der var der før, føres videre og regnes ikke som en effekt.',
      less: 'Solgt sjældnere end før, mere end tilfældet giver.',
      more: 'Solgt oftere end før, mere end tilfældet giver.',
      controls: 'Holdt op mod {count, plural, one {# anden ret} other {# andre retter}} i køkkenet.',
      alone: 'Ingen anden ret blev solgt i alle disse måneder: månederne holdes op mod de samme måneder i årene før.',
      no_control:
        'Kan ikke siges: ingen anden ret blev solgt i alle disse måneder, og der er ikke et helt år før. Tendens og sæson kan være det hele.',
    },
  },
  title: 'Næste skridt',
  lead: 'Fra de retter, der er solgt de seneste måneder ({months}, {share} af deres CO₂e), med dagens opskrifter. Sæt flueben ved det, I ville gøre: effekterne regnes på ét og samme år, så intet tæller dobbelt.',
  months: '{count, plural, one {# måned} other {# måneder}}',
  none: 'Ingen færdig salgsrapport fra de seneste tolv måneder siger endnu, hvad der kan ændres.',
  what: {
    swap: '{dish}: {to} i stedet for {from}',
    shift: '{dish}: halvdelen af {from} bliver {to}',
    fewer: '{dish}: på menuen hver fjerde gang sjældnere',
    supply: '{from}, oprindelse {to}, i alle retter',
  },
  effect: 'sparer {mass} om året ({low} til {high})',
  together: 'Tilsammen',
  ofGap: '{share} af det, der mangler til målet.',
  closes: 'Det rækker hele vejen til målet.',
  excluded: {
    same_line: 'Ikke længere valgt: {name}. Begge ændrer den samme ingrediens.',
    nothing_more: 'Ikke længere valgt: {name}. Tilsammen sparer de ikke mere end det ene.',
  },
  notOffered: 'Foreslås ikke længere og tæller derfor ikke med i summen.',
  keep: 'Behold som vores plan',
  kept: 'Planen er gemt.',
  plan: 'Vores plan',
  planHead: {
    action: 'Tiltag',
    expected: 'Forventet om året',
    since: 'Siden',
    came: 'Hvad det blev',
  },
  came: {
    early: 'Ingen rapport siden da endnu.',
    unknown: 'Ingen rapport fra de seneste to år siger noget om det.',
    dish: '{before} → {since} pr. portion; {soldBefore} → {soldSince} portioner om måneden',
    all: 'Ses i alle retters værdier.',
  },
  toTargets: 'Til målene',
  below: 'Intet ligger over det globale gennemsnit, og der er alligevel et næste skridt:',
} satisfies Texts<typeof enGb>;
