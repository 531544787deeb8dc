import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/labels.ts';

export default {
  title: 'Sur quoi reposent vos étiquettes carbone ?',
  lead: 'Depuis le 27 septembre 2026, dans l’Union européenne, une étiquette avec des lettres ou des couleurs demande un système de certification ou une autorité publique. Choisissez sur quelle base votre organisation les montre aux clients.',
  figures: 'Valeurs seules',
  figuresHint:
    'Les clients lisent le chiffre, son unité et ce qu’il couvre, sans lettre, couleur ni jugement. Cela ne demande aucun certificat.',
  scheme: 'Système de certification',
  schemeHint:
    'Les lettres restent jusqu’à la fin du dernier jour du certificat, puis les valeurs les remplacent. Le certificat doit relever du système d’un tiers qui couvre ces lettres.',
  own: 'Lettres sous notre responsabilité',
  ownHint: 'Les lettres restent telles quelles. Votre organisation répond de leur usage, et votre nom est conservé.',
  schemeName: 'Nom du système',
  certificateNumber: 'Numéro du certificat',
  validUntil: 'Valable jusqu’au',
  covers: 'Le certificat couvre ces lettres.',
  coversHint: 'Un certificat bio, par exemple, ne le fait pas.',
  answer: 'Je réponds de ces lettres au nom de notre organisation.',
  needed: 'À remplir.',
  unsigned: 'Cochez la case pour continuer.',
  save: 'Enregistrer',
  saved: 'Enregistré. Tout ce qui est montré suit aussitôt.',
  goOn: 'Continuer',
  applies:
    'Cela vaut pour tous les menus de l’organisation. {count, plural, =0 {Aucun n’est en ligne.} one {Un menu en ligne suit aussitôt.} other {# menus en ligne suivent aussitôt.}}',
  notYours: 'Le choix revient à ceux qui dirigent l’organisation. Vous pouvez continuer avec les valeurs seules.',
  askAdmins: 'Leur envoyer la question',
  asked: 'La question est partie.',
  chosenBy: 'Choisi par {name}, {date}',
  chosenOn: 'Choisi le {date}',
  unchosen: 'Pas encore choisi. Ce qui est en ligne montre ce qu’il montrait.',
  notice: 'Votre organisation montre des lettres sous sa propre responsabilité.',
  days: '{days, plural, =0 {Depuis aujourd’hui, des menus en ligne montrent des lettres dont personne n’a décidé.} one {Depuis un jour, des menus en ligne montrent des lettres dont personne n’a décidé.} other {Depuis # jours, des menus en ligne montrent des lettres dont personne n’a décidé.}}',
  change: 'Modifier',
  tab: 'Étiquettes',
  ended: 'Le certificat a expiré : les valeurs sont montrées.',
  advice: 'Directive 2005/29/CE, annexe I, point 2 bis. Ceci n’est pas un conseil juridique.',
} satisfies Texts<typeof enGb>;
