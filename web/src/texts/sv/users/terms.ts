import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/terms.ts';

export default {
  agree: 'Jag har läst och godkänner villkoren.',
  read: 'Läs villkoren',
  title: 'Användarvillkor',
  lead: 'Med enkla ord: vad du kan vänta dig av Plateprint och vad vi ber dig om.',
  done: 'Stäng',
  parts: {
    use: {
      title: 'Vad det är till för',
      words:
        'Du får använda Plateprint för att beräkna, jämföra och visa matens klimatavtryck för organisationen som bjöd in dig. Stör inte andra, och försök inte komma åt data som inte är dina.',
    },
    content: {
      title: 'Det ni skriver in förblir ert',
      words:
        'Recept, menyer, inköp och rapporter tillhör din organisation. De används för att ge er era resultat och till inget annat, de säljs inte och ingen annan organisation ser dem. En restaurang syns på topplistan bara om organisationen väljer att vara med.',
    },
    figures: {
      title: 'Vad värdena betyder',
      words:
        'Avtrycken beräknas från publicerade data med metoden under ”Så räknar vi”. Varje värde har ett intervall och anger sina källor; det som inte är känt visas som okänt. De hjälper er att besluta och rapportera, men är inget intyg och ingen mätning av er egen gård eller leverantör.',
    },
    people: {
      title: 'Vad vi sparar om dig',
      words:
        'Ditt namn, din e-postadress, dina inställningar och när du var inloggad. Organisationens administratörer kan se namn, e-postadress och roll. Ändringar av medlemmar, roller och abonnemang registreras så att de kan förklaras senare.',
    },
    security: {
      title: 'Ditt konto',
      words:
        'Behåll lösenordet för dig själv och säg till om någon annan kan känna till det. Ett konto är för en person. Du ansvarar för det som görs med det.',
    },
    plan: {
      title: 'Ert abonnemang',
      words:
        'Vad ni kan använda beror på organisationens abonnemang. Om det upphör kan ni fortfarande läsa och exportera allt ni har skapat.',
    },
    end: {
      title: 'När du slutar',
      words:
        'Administratören kan ta bort ditt konto när som helst. Det du har gjort för organisationen stannar där. Det som tas bort kan återställas i 30 dagar.',
    },
    changes: {
      title: 'Om villkoren ändras',
      words:
        'Vi talar om i förväg vad som ändras. Fråga organisationens administratör, eller den som driver installationen, om något är oklart.',
    },
  },
} satisfies Texts<typeof enGb>;
