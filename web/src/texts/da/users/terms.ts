import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/terms.ts';

export default {
  agree: 'Jeg har læst og accepterer vilkårene.',
  read: 'Læs vilkårene',
  title: 'Vilkår for brug',
  lead: 'Med enkle ord: hvad du kan vente af Plateprint, og hvad vi beder dig om.',
  done: 'Luk',
  parts: {
    use: {
      title: 'Hvad det er til',
      words:
        'Du må bruge Plateprint til at beregne, sammenligne og vise madens klimaaftryk for den organisation, der inviterede dig. Forstyr ikke andre, og prøv ikke at få adgang til data, der ikke er dine.',
    },
    content: {
      title: 'Det, I skriver ind, forbliver jeres',
      words:
        'Opskrifter, menuer, indkøb og rapporter tilhører din organisation. De bruges til at give jer resultaterne og til intet andet, de sælges ikke, og ingen anden organisation ser dem. En restaurant står kun på ranglisten, hvis organisationen deltager.',
    },
    figures: {
      title: 'Hvad værdierne betyder',
      words:
        'Aftrykkene beregnes ud fra offentliggjorte data med metoden under »Sådan regner vi«. Hver værdi har et interval og angiver sine kilder; det, der ikke er kendt, vises som ukendt. De hjælper jer med at beslutte og rapportere, men er hverken et certifikat eller en måling af jeres egen gård eller leverandør.',
    },
    people: {
      title: 'Hvad vi gemmer om dig',
      words:
        'Dit navn, din e-mailadresse, dine indstillinger og hvornår du var logget ind. Organisationens administratorer kan se navn, e-mailadresse og rolle. Ændringer af medlemmer, roller og abonnementer registreres, så de kan forklares senere.',
    },
    security: {
      title: 'Din konto',
      words:
        'Hold adgangskoden for dig selv, og sig til, hvis andre kan kende den. En konto er til én person. Du er ansvarlig for det, der gøres med den.',
    },
    plan: {
      title: 'Jeres abonnement',
      words:
        'Hvad I kan bruge, afhænger af organisationens abonnement. Hvis det ophører, kan I stadig læse og eksportere alt det, I har lavet.',
    },
    end: {
      title: 'Når du stopper',
      words:
        'Administratoren kan fjerne din konto når som helst. Det, du har lavet for organisationen, bliver der. Det, der slettes, kan gendannes i 30 dage.',
    },
    changes: {
      title: 'Hvis vilkårene ændres',
      words:
        'Vi siger til på forhånd, hvad der ændres. Spørg organisationens administrator, eller den, der driver installationen, hvis noget er uklart.',
    },
  },
} satisfies Texts<typeof enGb>;
