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
        'Du kan bruke Plateprint til å beregne, sammenligne og vise matens klimaavtrykk for organisasjonen som inviterte deg. Ikke forstyrr andre, og ikke prøv å få tilgang til data som ikke er dine.',
    },
    content: {
      title: 'Det dere legger inn, forblir deres',
      words:
        'Oppskrifter, menyer, innkjøp og rapporter tilhører organisasjonen din. De brukes til å gi dere resultatene og til ingenting annet, de selges ikke, og ingen annen organisasjon ser dem. En restaurant vises på topplisten bare hvis organisasjonen blir med.',
    },
    figures: {
      title: 'Hva verdiene betyr',
      words:
        'Avtrykkene beregnes fra publiserte data med metoden under «Slik regner vi». Hver verdi har et spenn og oppgir kildene sine; det som ikke er kjent, vises som ukjent. De hjelper dere å bestemme og rapportere, men er ingen attest og ingen måling av deres egen gård eller leverandør.',
    },
    people: {
      title: 'Hva vi lagrer om deg',
      words:
        'Navnet ditt, e-postadressen din, innstillingene dine og når du var innlogget. Administratorene i organisasjonen kan se navn, e-postadresse og rolle. Endringer av medlemmer, roller og abonnementer registreres, så de kan forklares senere.',
    },
    security: {
      title: 'Kontoen din',
      words:
        'Hold passordet for deg selv, og si fra hvis andre kan kjenne det. En konto er for én person. Du er ansvarlig for det som gjøres med den.',
    },
    plan: {
      title: 'Abonnementet deres',
      words:
        'Hva dere kan bruke, avhenger av organisasjonens abonnement. Hvis det tar slutt, kan dere fortsatt lese og eksportere alt dere har laget.',
    },
    end: {
      title: 'Når du slutter',
      words:
        'Administratoren kan fjerne kontoen din når som helst. Det du har laget for organisasjonen, blir der. Det som slettes, kan gjenopprettes i 30 dager.',
    },
    changes: {
      title: 'Hvis vilkårene endres',
      words:
        'Vi sier fra på forhånd om hva som endres. Spør administratoren i organisasjonen, eller den som drifter installasjonen, hvis noe er uklart.',
    },
  },
} satisfies Texts<typeof enGb>;
