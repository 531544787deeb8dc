import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/mails.ts';

export default {
  title: 'Chaque mois par e-mail',
  lead: 'Les personnes que vous nommez reçoivent le rapport terminé de chaque mois, sans compte. Chacune doit d’abord accepter et peut se désinscrire à tout moment.',
  email: 'Adresse e-mail',
  language: 'Langue de l’e-mail',
  add: 'Demander par e-mail',
  added: 'La demande a été envoyée à {email}.',
  none: 'Personne ne reçoit les rapports par e-mail.',
  remove: 'Retirer {email}',
  leaving: {
    title: 'Retirer {email} ?',
    confirm: 'Retirer',
    means:
      'Cette adresse ne reçoit plus les rapports. On peut la solliciter de nouveau après 30 jours, et la personne devra confirmer encore une fois.',
  },
  state: {
    asked: 'demande envoyée, pas encore confirmée',
    confirmed: 'reçoit les rapports',
    stopped: 'ne reçoit plus les rapports, à sa demande',
  },
  last: 'dernier envoi : {month}',
  failed: '{month} n’a pas pu être envoyé',
  refused: {
    already_there: 'Cette adresse est déjà dans la liste.',
    stopped: 'Cette adresse s’est désinscrite. Seule la personne concernée peut changer cela.',
    removed: 'Cette adresse a été retirée. Elle pourra recevoir une nouvelle demande après 30 jours.',
    too_many: 'La liste est pleine.',
    email: 'Saisissez une adresse e-mail complète.',
  },
  page: {
    title: 'Rapports par e-mail : {restaurant}',
    asked:
      '{organization} souhaite envoyer chaque mois le rapport d’empreinte carbone de l’établissement {restaurant} à {email}.',
    confirmed: '{email} reçoit chaque mois le rapport d’empreinte carbone de l’établissement {restaurant}.',
    stopped: 'Plus aucun rapport de l’établissement {restaurant} n’est envoyé à {email}.',
    confirm: 'Oui, m’envoyer les rapports',
    decline: 'Non merci',
    stop: 'Se désinscrire',
    again: 'Recevoir à nouveau les rapports',
  },
  gone: {
    title: 'Cette page n’existe plus',
    lead: 'Aucun rapport ne vous est envoyé.',
  },
} satisfies Texts<typeof enGb>;
