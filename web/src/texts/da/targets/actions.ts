import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/targets/actions.ts';

export default {
  judged: {
    title: 'Virkede det?',
    lead: 'Vælg en måned, hvor noget blev ændret: en mærkning, en ret, en opskrift, et tiltag. Værdierne derefter sammenlignes med værdierne før, minus ændringen i organisationens andre køkkener i de samme måneder. En tendens, der var der i forvejen, regnes ikke som en effekt.',
    month: 'Ændret i',
    less: 'Det virkede: Faldet er større, end tilfældigheder kan forklare.',
    more: 'Det er steget, mere end tilfældigheder kan forklare.',
    cannot_tell: 'Ingen effekt kan ses: Månederne varierer lige så meget af sig selv.',
    too_early: 'For tidligt at sige: Det kræver fire måneder med rapport før og tre efter. Der er {before} og {since}.',
    interval: 'Sandsynligvis mellem {low} og {high}; den mindste ændring, der kunne være opdaget, er {smallest}.',
    controls: 'Sammenlignet med {count, plural, one {# andet køkken} other {# andre køkkener}}.',
    alone: 'Intet andet køkken har en rapport for alle disse måneder: Månederne sammenlignes med de samme måneder i årene før.',
    no_control:
      'Kan ikke vurderes: Intet andet køkken har en rapport for alle disse måneder, og der er ikke data for et helt år før. Tendens og sæson kan forklare hele forskellen.',
    years: 'Hver måned sammenlignes med den samme måned i årene før.',
    trend: 'Egen tendens i forhold til de andre, {percent} om året, regnes ikke som en effekt.',
    trendAlone: 'Egen tendens, {percent} om året, regnes ikke som en effekt.',
    what: 'Vurderes',
    kitchen: 'Hele køkkenet, pr. portion',
    weeks: {
      day: 'Fra hvilken dag',
      whole: 'Hele måneden',
      lead: 'Vælg den dag, hvor noget blev ændret. Hvad der er solgt af retten pr. dag derefter, sammenlignes med ugerne før, minus ændringen i køkkenets andre retter i de samme uger, så vidt salget angiver dage. En tendens, der var der i forvejen, regnes ikke som en effekt.',
      cannot_tell: 'Ingen effekt kan ses: Ugerne varierer lige så meget af sig selv.',
      too_early: 'For tidligt at sige: Det kræver seks uger med salg pr. dag før og fire efter. Der er {before} og {since}.',
      no_control:
        'Kan ikke vurderes: Ingen anden ret blev solgt pr. dag i alle disse uger. Sæsonen kan forklare hele forskellen.',
    },
    dish: {
      lead: 'Vælg en måned, hvor noget blev ændret: en mærkning, en beskrivelse, en plads på menuen. Hvor ofte retten er solgt derefter, sammenlignes med månederne før, minus ændringen i køkkenets andre retter i de samme måneder. En tendens, der var der i forvejen, regnes ikke som en effekt.',
      less: 'Solgt sjældnere end før, mere end tilfældigheder kan forklare.',
      more: 'Solgt oftere end før, mere end tilfældigheder kan forklare.',
      controls: 'Sammenlignet med {count, plural, one {# anden ret} other {# andre retter}} i køkkenet.',
      alone: 'Ingen anden ret blev solgt i alle disse måneder: Månederne sammenlignes med de samme måneder i årene før.',
      no_control:
        'Kan ikke vurderes: Ingen anden ret blev solgt i alle disse måneder, og der er ikke data for et helt år før. Tendens og sæson kan forklare hele forskellen.',
    },
  },
  title: 'Næste skridt',
  lead: 'Ud fra de retter, der er solgt de seneste måneder ({months}, {share} af deres CO₂e), med dagens opskrifter. Sæt flueben ved det, I ville gøre: Effekterne beregnes samlet for ét år, så intet tæller dobbelt.',
  months: '{count, plural, one {# måned} other {# måneder}}',
  none: 'Ingen færdig salgsrapport fra de seneste tolv måneder med nok medregnet viser endnu, hvad der kan ændres.',
  what: {
    swap: '{dish}: {to} i stedet for {from}',
    shift: '{dish}: halvdelen af {from} bliver {to}',
    fewer: '{dish}: en fjerdedel sjældnere på menuen',
    supply: '{from}, oprindelse {to}, i alle retter',
  },
  effect: 'sparer {mass} om året ({low} til {high})',
  basis:
    '{count, plural, one {Beregnet, som om hver måned var som {month}.} other {Beregnet, som om hver måned var som gennemsnittet af disse # måneder.}}',
  together: 'Tilsammen',
  ofGap: '{share} af det, der mangler til målet.',
  closes: 'Det rækker hele vejen til målet.',
  excluded: {
    same_line: 'Ikke længere valgt: {name}. Begge ændrer den samme ingrediens.',
    nothing_more: 'Ikke længere valgt: {name}. Tilsammen sparer de ikke mere end det ene.',
  },
  notOffered: 'Foreslås ikke længere og medregnes derfor ikke i summen.',
  keep: 'Gem som vores plan',
  kept: 'Planen er gemt.',
  plan: 'Vores plan',
  planHead: {
    action: 'Tiltag',
    expected: 'Forventet pr. år',
    since: 'Siden',
    came: 'Resultat',
  },
  came: {
    early: 'Ingen rapport derefter endnu.',
    unknown: 'Ingen rapport fra de seneste to år siger noget om det.',
    dish: '{before} → {since} pr. portion; {soldBefore} → {soldSince} portioner om måneden',
    all: 'Ses i alle retters værdier.',
  },
  toTargets: 'Til målene',
  below: 'Intet ligger over det globale gennemsnit, men der er alligevel et næste skridt:',
} satisfies Texts<typeof enGb>;
