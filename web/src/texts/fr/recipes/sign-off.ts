import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/sign-off.ts';

export default {
  title: 'Valider les allergènes',
  open: 'Signer',
  standing: 'Signé par {name}, {date}',
  standingNobody: 'Signé par un ancien membre, {date}',
  none: 'Personne n’a encore validé les allergènes de ce plat.',
  savingEnds: 'La signature prend fin dès qu’une modification des ingrédients ou des allergènes est enregistrée.',
  saveFirst: 'Enregistrez d’abord la recette : vous signez ce qui est enregistré.',
  lead: 'Vous répondez personnellement de ce que ce plat indique sur les 14 allergènes. Lisez d’abord les étiquettes de tout ce que vous achetez pour le préparer.',
  answers: {
    title: 'Inconnu pour ce plat. Lisez les étiquettes, puis répondez pour chacun :',
    notAmong: 'Absent des ingrédients',
    inIt: 'Présent ou possible',
    rest: '{count, plural, one {Le dernier : absent des ingrédients} other {Les # restants : absents des ingrédients}}',
    left: '{count, plural, one {# allergène est encore sans réponse.} other {# allergènes sont encore sans réponse.}}',
    stateFirst: 'Déclarez d’abord dans la recette qu’elle contient, ou peut contenir : {allergens}. Signez ensuite.',
  },
  confirm: 'J’ai lu les étiquettes de tous les ingrédients achetés et j’en réponds.',
  sign: 'Signer',
  withdraw: 'Retirer',
  kept: 'Votre nom, la date et ce que vous signez sont conservés. La prochaine modification des ingrédients, d’une préparation de base ou des déclarations d’allergènes y met fin.',
  changed: 'Signature caduque depuis le {date}, car la recette a changé',
  withdrawn: 'Retiré le {date}',
  history: 'Signatures précédentes',
  done: 'Signé.',
  ended: 'Retiré.',
  adds: 'Ajoute : {allergens}',
  opens: 'Désormais inconnu : {allergens}',
  live: 'Actuellement sur les menus : {menus}. Ils changent dès l’enregistrement, et les personnes de ces cuisines en sont averties par e-mail.',
  served:
    'Dans les plans de menus publiés : {plans}. Les convives y lisent le changement dès l’enregistrement, et les personnes de ces cuisines en sont averties par e-mail.',
  andMore: '{names} et {count, number} autres',
  lines: {
    notUnderstood:
      '{count, plural, one {# ligne n’est pas reconnue. Son contenu est inconnu :} other {# lignes ne sont pas reconnues. Leur contenu est inconnu :}}',
    choose: 'Mieux vaut d’abord choisir l’ingrédient dans la recette.',
    read: 'Lisez d’abord les étiquettes de ces produits, ou le contenu de la préparation de base :',
    confirm: 'J’ai lu l’étiquette de chaque ligne citée ici et je sais ce qu’elle contient.',
  },
  glutenFree: {
    title: 'Valider comme sans gluten',
    open: 'Sans gluten',
    standing: 'Mention « sans gluten » signée par {name}, {date}',
    standingNobody: 'Mention « sans gluten » signée par un ancien membre, {date}',
    law: 'Un plat peut être dit sans gluten s’il contient au plus 20 mg de gluten par kilogramme tel que servi (règlement d’exécution (UE) nº 828/2014).',
    asks: 'Ce que cela demande :',
    grain:
      'Aucun ingrédient ne contient de blé, de seigle, d’orge ou de leurs croisements, sauf s’il est vendu comme sans gluten.',
    oats: 'De l’avoine seulement si elle est spécialement produite et contient elle-même au plus 20 mg de gluten par kilogramme.',
    contact:
      'Plans de travail, casseroles, friteuse, eau et ustensiles n’entrent pas en contact avec de la farine, du pain ou des pâtes.',
    proof: 'Vous pouvez le prouver : par une analyse, ou par des étiquettes et une procédure écrite.',
    confirm: 'J’ai vérifié tout cela et j’en réponds.',
    notYet: 'Impossible tant qu’un ingrédient contient du gluten, peut en contenir ou n’est pas renseigné à ce sujet.',
  },
} satisfies Texts<typeof enGb>;
