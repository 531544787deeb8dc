import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/targets/actions.ts';

export default {
  judged: {
    title: 'Fungerade det?',
    lead: 'Välj en månad då något ändrades: en märkning, en rätt, ett recept, en åtgärd. Värdena sedan dess jämförs med dem före, minus förändringen i organisationens andra kök under samma månader. En trend som fanns redan före räknas inte som effekt.',
    month: 'Ändrat i',
    less: 'Det fungerade: minskningen är större än slumpen förklarar.',
    more: 'Det har ökat, mer än slumpen förklarar.',
    cannot_tell: 'Ingen effekt syns: månaderna varierar lika mycket av sig själva.',
    too_early: 'För tidigt att säga: det krävs fyra månader med rapport före och tre efter. Det finns {before} och {since}.',
    interval: 'Troligen mellan {low} och {high}; den minsta förändring som hade kunnat märkas är {smallest}.',
    controls: 'Jämfört med {count, plural, one {# annat kök} other {# andra kök}}.',
    alone: 'Inget annat kök har rapport för alla dessa månader: månaderna jämförs med samma månader åren före.',
    no_control:
      'Går inte att bedöma: inget annat kök har rapport för alla dessa månader, och det finns inte data för ett helt år före. Trend och säsong kan förklara hela skillnaden.',
    years: 'Varje månad jämförs med samma månad åren före.',
    trend: 'Den egna trenden jämfört med de andra, {percent} per år, räknas inte som effekt.',
    trendAlone: 'Den egna trenden, {percent} per år, räknas inte som effekt.',
    what: 'Bedöms',
    kitchen: 'Hela köket, per portion',
    weeks: {
      day: 'Från vilken dag',
      whole: 'Hela månaden',
      lead: 'Välj den dag då något ändrades. Hur mycket som sålts av rätten per dag sedan dess jämförs med veckorna före, minus förändringen i kökets andra rätter under samma veckor, så långt försäljningen anger dagar. En trend som fanns redan före räknas inte som effekt.',
      cannot_tell: 'Ingen effekt syns: veckorna varierar lika mycket av sig själva.',
      too_early:
        'För tidigt att säga: det krävs sex veckor med försäljning per dag före och fyra efter. Det finns {before} och {since}.',
      no_control:
        'Går inte att bedöma: ingen annan rätt såldes per dag alla dessa veckor. Säsongen kan förklara hela skillnaden.',
    },
    dish: {
      lead: 'Välj en månad då något ändrades: en märkning, en beskrivning, en plats på menyn. Hur ofta rätten såldes sedan dess jämförs med månaderna före, minus förändringen i kökets andra rätter under samma månader. En trend som fanns redan före räknas inte som effekt.',
      less: 'Såldes mer sällan än tidigare, mer än slumpen förklarar.',
      more: 'Såldes oftare än tidigare, mer än slumpen förklarar.',
      controls: 'Jämfört med {count, plural, one {# annan rätt} other {# andra rätter}} i köket.',
      alone: 'Ingen annan rätt såldes alla dessa månader: månaderna jämförs med samma månader åren före.',
      no_control:
        'Går inte att bedöma: ingen annan rätt såldes alla dessa månader, och det finns inte data för ett helt år före. Trend och säsong kan förklara hela skillnaden.',
    },
  },
  title: 'Nästa steg',
  lead: 'Utifrån rätterna som såldes de senaste månaderna ({months}, {share} av deras CO₂e), med dagens recept. Bocka i vad ni skulle göra: effekterna räknas ihop för ett år, så inget räknas dubbelt.',
  months: '{count, plural, one {# månad} other {# månader}}',
  none: 'Ingen färdig försäljningsrapport från de senaste tolv månaderna med tillräckligt medräknat visar än vad som kan ändras.',
  what: {
    swap: '{dish}: {to} i stället för {from}',
    shift: '{dish}: hälften av {from} blir {to}',
    fewer: '{dish}: en fjärdedel mer sällan på menyn',
    supply: '{from}, ursprung {to}, i alla rätter',
  },
  effect: 'sparar {mass} om året ({low} till {high})',
  basis:
    '{count, plural, one {Räknat som om varje månad vore som {month}.} other {Räknat som om varje månad vore som genomsnittet av dessa # månader.}}',
  together: 'Tillsammans',
  ofGap: '{share} av det som återstår till målet.',
  closes: 'Det räcker hela vägen till målet.',
  excluded: {
    same_line: 'Inte längre valt: {name}. Båda ändrar samma ingrediens.',
    nothing_more: 'Inte längre valt: {name}. Tillsammans sparar de inte mer än den ena.',
  },
  notOffered: 'Föreslås inte längre och räknas därför inte med i summan.',
  keep: 'Spara som vår plan',
  kept: 'Planen är sparad.',
  plan: 'Vår plan',
  planHead: {
    action: 'Åtgärd',
    expected: 'Förväntat per år',
    since: 'Sedan',
    came: 'Utfall',
  },
  came: {
    early: 'Ingen rapport sedan dess än.',
    unknown: 'Ingen rapport från de två senaste åren säger något om det.',
    dish: '{before} → {since} per portion; {soldBefore} → {soldSince} portioner i månaden',
    all: 'Syns i alla rätters värden.',
  },
  toTargets: 'Till målen',
  below: 'Inget ligger över det globala genomsnittet, men det finns ändå ett nästa steg:',
} satisfies Texts<typeof enGb>;
