import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/terms.ts';

export default {
  agree: 'Ik heb de voorwaarden gelezen en ga ermee akkoord.',
  read: 'Voorwaarden lezen',
  title: 'Gebruiksvoorwaarden',
  lead: 'In gewone woorden: wat u van Plateprint mag verwachten en wat we van u vragen.',
  done: 'Sluiten',
  parts: {
    use: {
      title: 'Waar het voor is',
      words:
        'U mag Plateprint gebruiken om voor de organisatie die u heeft uitgenodigd de CO₂-voetafdruk van voedsel te berekenen, te vergelijken en te tonen. Verstoor het gebruik van anderen niet en probeer geen gegevens te bereiken die niet van u zijn.',
    },
    content: {
      title: 'Wat u invoert blijft van u',
      words:
        'Recepten, menukaarten, inkoop en rapporten zijn van uw organisatie. Ze dienen alleen voor uw eigen resultaten, worden niet verkocht en geen andere organisatie kan ze zien. Een restaurant staat alleen op de ranglijst als de organisatie ervoor kiest mee te doen.',
    },
    figures: {
      title: 'Wat de waarden betekenen',
      words:
        'Voetafdrukken worden berekend uit gepubliceerde gegevens, volgens de methode onder ‘Zo wordt er gerekend’. Elke waarde heeft een bandbreedte en vermeldt de bronnen; wat niet bekend is, wordt als onbekend getoond. De waarden helpen bij beslissen en rapporteren, maar zijn geen certificaat en geen meting van uw eigen boerderij of leverancier.',
    },
    people: {
      title: 'Wat we over u bewaren',
      words:
        'Uw naam, uw e-mailadres, uw instellingen en wanneer u was ingelogd. Beheerders van uw organisatie kunnen uw naam, e-mailadres en rol zien. Wijzigingen van leden, rollen en abonnementen worden vastgelegd, zodat ze later na te gaan zijn.',
    },
    security: {
      title: 'Uw account',
      words:
        'Houd uw wachtwoord voor uzelf en laat het ons weten als een ander het kan kennen. Een account is voor één persoon. U bent verantwoordelijk voor wat ermee gebeurt.',
    },
    plan: {
      title: 'Uw abonnement',
      words:
        'Wat u kunt gebruiken, hangt af van het abonnement van uw organisatie. Als het eindigt, kunt u alles wat u hebt gemaakt nog lezen en exporteren.',
    },
    end: {
      title: 'Als u weggaat',
      words:
        'Uw beheerder kan uw account op elk moment verwijderen. Wat u voor de organisatie hebt gemaakt, blijft daar. Wat is verwijderd, kunt u 30 dagen lang terugzetten.',
    },
    changes: {
      title: 'Als de voorwaarden veranderen',
      words:
        'We laten u vooraf weten wat er verandert. Is iets niet duidelijk, vraag het dan aan de beheerder van uw organisatie of aan wie deze installatie beheert.',
    },
  },
} satisfies Texts<typeof enGb>;
