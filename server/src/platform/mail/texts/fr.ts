import type { MailTexts } from './en_gb.ts';

export default {
  hello: 'Bonjour {name},',
  helloNobody: 'Bonjour,',
  greetings: 'Plateprint',
  formerMember: 'Ancien membre',
  linkBelow: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  ignore: 'Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail.',
  notYou:
    'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et prévenez un administrateur de votre organisation :',
  roles: {
    'super-admin': 'administrateur de cette installation',
    'enterprise-owner': 'propriétaire du groupe',
    'organization-admin': 'administrateur de l’organisation',
    'portfolio-manager': 'responsable multisite',
    'restaurant-user': 'utilisateur (restaurant)',
  },
  invitation: {
    subject: '{inviter} vous invite à rejoindre {organization} sur Plateprint',
    body: '{inviter} vous invite à travailler avec {organization} sur Plateprint, où les cuisines calculent l’empreinte carbone de leurs recettes, de leurs menus et de leurs achats.',
    bodyNobody:
      'Voici une invitation à travailler avec {organization} sur Plateprint, où les cuisines calculent l’empreinte carbone de leurs recettes, de leurs menus et de leurs achats.',
    role: 'Votre rôle : {role}',
    restaurants: 'Vos restaurants : {restaurants}',
    action: 'Accepter l’invitation',
    lasts: 'Le lien fonctionne une seule fois et reste valable jusqu’au {until}.',
  },
  verify_email: {
    subject: 'Est-ce bien votre adresse e-mail ?',
    body: 'Confirmez que {email} est bien votre adresse, pour que nous puissions vous joindre lorsqu’il vous faudra un nouveau mot de passe.',
    action: 'Confirmer l’adresse',
    lasts: 'Le lien fonctionne une seule fois et reste valable jusqu’au {until}.',
  },
  change_email: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    body: 'Vous souhaitez désormais vous connecter à Plateprint avec {email}. Tant que vous ne l’avez pas confirmée, votre adresse actuelle reste valable.',
    action: 'Confirmer la nouvelle adresse',
    lasts: 'Le lien fonctionne une seule fois et reste valable jusqu’au {until}.',
  },
  email_changing: {
    subject: 'Votre adresse e-mail va changer',
    body: 'Une personne qui connaît votre mot de passe a demandé à se connecter avec {email} au lieu de cette adresse. Le changement prend effet dès que la nouvelle adresse est confirmée.',
    action: 'Choisir un mot de passe',
  },
  email_changed: {
    subject: 'Votre adresse e-mail a changé',
    body: 'Désormais, vous vous connectez avec {email}. Cette adresse n’est plus liée à votre compte.',
  },
  reset_password: {
    subject: 'Choisissez un nouveau mot de passe',
    body: 'Ce lien permet de choisir un nouveau mot de passe pour votre compte Plateprint.',
    action: 'Choisir un mot de passe',
    lasts: 'Le lien fonctionne une seule fois et reste valable jusqu’au {until}.',
  },
  password_changed: {
    subject: 'Votre mot de passe a changé',
    body: 'Le mot de passe de votre compte Plateprint vient d’être modifié. Vos autres sessions ont été fermées.',
    action: 'Choisir un mot de passe',
  },
  correction: {
    subject: 'Erreur possible : {food}',
    body: 'Quelqu’un signale que les données alimentaires sur {food} pourraient être fausses. Merci de vérifier.',
    action: 'Lire le message',
  },
  forced_update: {
    subject: 'Il vous faut un nouveau mot de passe',
    body: 'Pour protéger votre compte, votre mot de passe actuel n’est plus valable. Choisissez-en un nouveau pour continuer.',
    action: 'Choisir un mot de passe',
    lasts: 'Le lien fonctionne une seule fois et reste valable jusqu’au {until}.',
  },
  second_factor_on: {
    subject: 'La validation en deux étapes est activée',
    body: 'Désormais, la connexion demande un code de votre application d’authentification en plus du mot de passe. Conservez vos codes de secours en lieu sûr.',
    action: 'Choisir un mot de passe',
  },
  second_factor_off: {
    subject: 'La validation en deux étapes est désactivée',
    body: 'Désormais, vous vous connectez à Plateprint avec votre seul mot de passe.',
    action: 'Choisir un mot de passe',
  },
  label_question: {
    subject: 'Sur quoi reposent les étiquettes carbone de {organization} ?',
    body: 'Des menus de {organization} sont en ligne et vos convives les lisent. Depuis le 27 septembre 2026, une étiquette avec des lettres ou des couleurs qui ne relève ni d’un système de certification ni d’une autorité publique figure sur la liste des pratiques déloyales de l’Union européenne. Rien n’a été modifié : les menus affichent ce qu’ils affichaient.',
    bodyAsked:
      '{asker} souhaite présenter un menu de {organization} aux convives et vous demande de choisir sur quoi reposent les étiquettes carbone. D’ici là, seules les valeurs sont affichées.',
    choices:
      'Vous pouvez choisir les valeurs seules, des lettres avec un certificat qui les couvre, ou des lettres sous votre propre responsabilité.',
    advice: 'Plateprint ne donne pas de conseil juridique.',
    action: 'Choisir',
  },
  allergens_added: {
    subject: 'Allergènes modifiés : {dish}',
    body: 'Les allergènes du plat « {dish} » ont changé à la suite d’une modification de la recette, d’une préparation de base ou des données alimentaires. Le plat est actuellement présenté aux convives.',
    bodyMany:
      'Les allergènes de ces plats ont changé à la suite d’une modification d’une recette, d’une préparation de base ou des données alimentaires. Ils sont actuellement présentés aux convives.',
    subjectMany: 'Allergènes modifiés : {count} plats',
    added: 'Ajout au plat : {allergens}.',
    opened: 'On ne sait plus si le plat contient : {allergens}.',
    more: 'Et {count} de plus ; les menus et les plans de menus les indiquent tous.',
    live: 'Actuellement sur : {menus}. Ces menus l’indiquent déjà ; prévenez le service et vérifiez les menus imprimés.',
    planned:
      'Dans les plans de menus publiés : {plans}. Les convives l’y lisent déjà ; prévenez le service et vérifiez les semaines imprimées.',
    later: '{days} et plus tard',
    action: 'Ouvrir la recette',
    actionMany: 'Ouvrir les menus',
    actionPlans: 'Ouvrir les plans de menus',
  },
  words_found: {
    subject: 'Formulations à vérifier, lues par vos convives',
    body: 'Depuis une modification, vos convives ou vos lecteurs peuvent lire des formulations peut-être contestables, que personne n’a encore justifiées.',
    claim: 'Sur « {thing} » : « {words} » est peut-être une allégation contestable.',
    promise: 'Sur « {thing} » : {dish} ne correspond pas à « {words} ».',
    more: 'Et {count} de plus.',
    next: 'Rien n’a été retiré. Modifiez les mots ou le plat, ou publiez à nouveau en indiquant ce qui les justifie.',
    action: 'Ouvrir',
  },
  report_mail_ask: {
    subject: 'Recevoir les rapports par e-mail ({restaurant}) ?',
    body: '{organization} souhaite vous envoyer chaque mois par e-mail le rapport d’empreinte carbone de l’établissement {restaurant}. Rien n’est envoyé avant votre confirmation.',
    action: 'Confirmer ou refuser',
    nothing: 'Si vous ne faites rien, vous n’aurez plus de nouvelles de notre part.',
  },
  report_mail: {
    subject: '{restaurant}, {month} : rapport d’empreinte carbone',
    perPortion: 'En {month}, les repas représentent {average} kg CO₂e par portion.',
    perKg: 'En {month}, les aliments représentent {average} kg CO₂e par kilogramme.',
    total:
      'Soit {total} kg CO₂e au total, très probablement entre {low} et {high} : de la ferme à la porte de la cuisine, avec le changement d’affectation des sols.',
    covers: '{share} de ce qui a été vendu ou acheté est compté.',
    coverageUnknown: 'On ne sait pas quelle part de l’ensemble est comptée.',
    tooLittle:
      'En {month}, la part comptée est trop faible pour donner des valeurs. Demandez à {restaurant} d’associer ce qui manque.',
    action: 'Ouvrir le rapport',
    open: 'Le rapport peut être ouvert sans compte jusqu’au {day}.',
    stop: 'Vous ne voulez plus de ces e-mails ? Désinscrivez-vous ici :',
    surely_less: 'C’est environ {percent} de moins qu’en {former}.',
    probably_less: 'C’est probablement moins qu’en {former}, de {percent} environ.',
    cannot_tell: 'On ne peut pas dire si c’est moins ou plus qu’en {former}.',
    probably_more: 'C’est probablement plus qu’en {former}, de {percent} environ.',
    surely_more: 'C’est environ {percent} de plus qu’en {former}.',
  },
  webhook_off: {
    subject: 'Webhook vers {host} désactivé',
    body: 'Les messages de l’intégration {integration} vers {host} n’ont pas pu être remis pendant cinq jours, ou l’adresse a répondu qu’elle n’existe plus. Le webhook a été désactivé. Réactivez-le dès que le destinataire fonctionne ; les messages non remis restent 30 jours dans le journal et peuvent être renvoyés.',
    action: 'Ouvrir le journal des messages',
  },
} satisfies MailTexts;
