import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/labels.ts';

export default {
  title: 'Sur quoi reposent vos étiquettes carbone ?',
  lead: 'Depuis le 27 septembre 2026, dans l’Union européenne, une étiquette avec des lettres ou des couleurs doit relever d’un système de certification ou d’une autorité publique. Choisissez sur quelle base votre organisation les montre aux convives.',
  figures: 'Valeurs seules',
  figuresHint:
    'Les convives lisent la valeur, son unité et ce qu’elle couvre, sans lettre, couleur ni mot. Aucun certificat n’est nécessaire.',
  scheme: 'Système de certification',
  schemeHint:
    'Les lettres restent jusqu’à la fin du dernier jour du certificat, puis les valeurs les remplacent. Le certificat doit relever du système d’un tiers qui couvre ces lettres.',
  own: 'Lettres sous notre responsabilité',
  ownHint: 'Les lettres restent telles quelles. Votre organisation répond de leur usage, et votre nom est conservé.',
  schemeName: 'Nom du système',
  certificateNumber: 'Numéro du certificat',
  validUntil: 'Valable jusqu’au',
  certificate: 'Fichier du certificat',
  certificateHint:
    'PDF, PNG ou JPG, 5 Mo au maximum. Seuls les administrateurs et propriétaires de l’organisation peuvent l’ouvrir.',
  addCertificate: 'Ajouter le certificat',
  replaceCertificate: 'Remplacer le fichier',
  removeCertificate: 'Retirer le fichier',
  openCertificate: 'Télécharger {name}',
  certificateFacts: '{size}, ajouté le {date}',
  sendingCertificate: 'Envoi du certificat',
  certificateFormat: 'Ce fichier n’est ni un PDF, ni un PNG, ni un JPG.',
  certificateTooLarge: 'Ce fichier est trop volumineux. 5 Mo au maximum.',
  certificateAdded: 'Le certificat a été ajouté.',
  certificateRemoved: 'Le fichier du certificat a été retiré.',
  covers: 'Le certificat couvre ces lettres.',
  coversHint: 'Un certificat bio, par exemple, ne suffit pas.',
  answer: 'Je réponds de ces lettres au nom de notre organisation.',
  needed: 'Champ obligatoire.',
  unsigned: 'Cochez la case pour continuer.',
  save: 'Enregistrer',
  saved: 'Enregistré. Tout ce qui est affiché est mis à jour aussitôt.',
  goOn: 'Continuer',
  applies:
    'Cela vaut pour tous les menus de l’organisation. {count, plural, =0 {Aucun n’est en ligne.} one {Un menu en ligne est mis à jour aussitôt.} other {# menus en ligne sont mis à jour aussitôt.}}',
  notYours:
    'Ce choix revient aux administrateurs et propriétaires de l’organisation. Vous pouvez continuer avec les valeurs seules.',
  askAdmins: 'Leur envoyer la question',
  asked: 'La question a été envoyée.',
  chosenBy: 'Choisi par {name}, {date}',
  chosenOn: 'Choisi le {date}',
  unchosen: 'Pas encore choisi. Ce qui est en ligne reste affiché comme avant.',
  notice: 'Votre organisation montre des lettres sous sa propre responsabilité.',
  days: '{days, plural, =0 {Depuis aujourd’hui, des menus en ligne montrent des lettres que personne n’a validées.} one {Depuis un jour, des menus en ligne montrent des lettres que personne n’a validées.} other {Depuis # jours, des menus en ligne montrent des lettres que personne n’a validées.}}',
  change: 'Modifier',
  tab: 'Étiquettes',
  ended: 'Le certificat a expiré : seules les valeurs sont affichées.',
  advice: 'Directive 2005/29/CE, annexe I, point 2 bis. Ceci n’est pas un conseil juridique.',
} satisfies Texts<typeof enGb>;
