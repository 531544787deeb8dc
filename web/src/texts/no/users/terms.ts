import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/terms.ts';

export default {
  agree: 'Jeg har lest og godtar vilkårene.',
  read: 'Les vilkårene',
  title: 'Bruksvilkår',
  lead: 'Med enkle ord: hva du kan vente deg av Plateprint, og hva vi ber deg om.',
  done: 'Lukk',
  parts: {
    use: {
      title: 'Hva det er til for',
      words:
        'Du kan bruke Plateprint til å beregne, sammenligne og vise matens klimaavtrykk for organisasjonen som inviterte deg. Ikke forstyrr for andre, og ikke prøv å se det som ikke er ditt.',
    },
    content: {
      title: 'Det du legger inn, forblir deres',
      words:
        'Oppskrifter, menyer, innkjøp og rapporter tilhører organisasjonen din. De brukes til å gi dere resultatene og til ingenting annet, de selges ikke, og ingen annen organisasjon ser dem. En restaurant vises på topplisten bare hvis organisasjonen blir med.',
    },
    figures: {
      title: 'Hva tallene er',
      words:
        'Avtrykkene beregnes fra publiserte data med metoden som er beskrevet under «Slik regner vi». Hvert tall har et spenn og oppgir kildene sine; det som ikke er kjent, vises som ukjent. De hjelper dere å bestemme og rapportere, men er ingen attest og ingen måling av deres egen gård eller leverandør.',
    },
    people: {
      title: 'Hva vi lagrer om deg',
      words:
        'Navnet ditt, e-posten din, innstillingene dine og når du var innlogget. Administratorene i organisasjonen ser navn, e-post og rolle. Endringer av medlemmer, roller og planer skrives ned, så de kan forklares senere.',
    },
    security: {
      title: 'Kontoen din',
      words:
        'Hold passordet for deg selv, og si fra hvis andre kan kjenne det. En konto er for én person. Det som gjøres med den, regnes som gjort av deg.',
    },
    plan: {
      title: 'Planen deres',
      words:
        'Hva dere kan bruke, avhenger av organisasjonens plan. Hvis en plan tar slutt, kan dere fortsatt lese og eksportere alt dere har laget.',
    },
    end: {
      title: 'Når du slutter',
      words:
        'Administratoren kan fjerne kontoen din når som helst. Det du har laget for organisasjonen, blir der. Det som slettes, kan hentes tilbake i 30 dager.',
    },
    changes: {
      title: 'Hvis vilkårene endres',
      words:
        'Da sier vi fra på forhånd, og hva som endres. Spør administratoren i organisasjonen, eller den som driver installasjonen, hvis noe er uklart.',
    },
  },
} satisfies Texts<typeof enGb>;
