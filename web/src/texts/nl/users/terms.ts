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
        'U mag met Plateprint de klimaatvoetafdruk van eten berekenen, vergelijken en laten zien, voor de organisatie die u heeft uitgenodigd. Stoor anderen niet en probeer niet te zien wat niet van u is.',
    },
    content: {
      title: 'Wat u invoert blijft van u',
      words:
        'Recepten, menu’s, inkopen en rapporten zijn van uw organisatie. Ze dienen voor uw resultaten en nergens anders voor, ze worden niet verkocht en geen andere organisatie ziet ze. Een restaurant staat alleen op de ranglijst als de organisatie meedoet.',
    },
    figures: {
      title: 'Wat de cijfers zijn',
      words:
        'Voetafdrukken worden berekend uit gepubliceerde gegevens, met de methode die onder ‘Zo wordt er gerekend’ staat. Elk cijfer heeft een marge en noemt zijn bronnen; wat niet bekend is, wordt als onbekend getoond. Ze helpen bij beslissen en rapporteren, maar zijn geen certificaat en geen meting van uw eigen boerderij of leverancier.',
    },
    people: {
      title: 'Wat we over u bewaren',
      words:
        'Uw naam, uw e-mailadres, uw instellingen en wanneer u was ingelogd. Beheerders van uw organisatie zien naam, e-mailadres en rol. Wijzigingen van leden, rollen en abonnementen worden genoteerd, zodat ze later uit te leggen zijn.',
    },
    security: {
      title: 'Uw account',
      words:
        'Houd uw wachtwoord voor uzelf en laat het weten als een ander het kan kennen. Een account is voor één persoon. Wat ermee gebeurt, geldt als door u gedaan.',
    },
    plan: {
      title: 'Uw abonnement',
      words:
        'Wat u kunt gebruiken hangt af van het abonnement van uw organisatie. Eindigt het, dan kunt u alles wat u hebt gemaakt nog lezen en exporteren.',
    },
    end: {
      title: 'Als u weggaat',
      words:
        'Uw beheerder kan uw account op elk moment verwijderen. Wat u voor de organisatie hebt gemaakt, blijft daar. Wat verwijderd is, kan 30 dagen worden teruggehaald.',
    },
    changes: {
      title: 'Als de voorwaarden veranderen',
      words:
        'Dan zeggen we het vooraf, en wat er verandert. Vraag het de beheerder van uw organisatie, of wie deze installatie draait, als iets onduidelijk is.',
    },
  },
} satisfies Texts<typeof enGb>;
