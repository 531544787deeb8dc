import type { MailTexts } from './en_gb.ts';

export default {
  hello: 'Bonjour {name},',
  helloNobody: 'Bonjour,',
  greetings: 'Plateprint',
  formerMember: 'Ancien membre',
  linkBelow: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  ignore: 'Si vous n’avez rien demandé, vous n’avez rien à faire.',
  notYou:
    'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et prévenez un administrateur de votre organisation :',
  roles: {
    'super-admin': 'administrateur de cette installation',
    'enterprise-owner': 'propriétaire de l’entreprise',
    'organization-admin': 'administrateur de l’organisation',
    'portfolio-manager': 'gestionnaire de portefeuille',
    'restaurant-user': 'utilisateur de restaurant',
  },
  invitation: {
    subject: '{inviter} vous invite à rejoindre {organization} sur Plateprint',
    body: '{inviter} vous invite à travailler avec {organization} sur Plateprint, où les cuisines calculent l’empreinte CO2e de leurs recettes, de leurs menus et de leurs achats.',
    bodyNobody:
      'Vous êtes invité à travailler avec {organization} sur Plateprint, où les cuisines calculent l’empreinte CO2e de leurs recettes, de leurs menus et de leurs achats.',
    role: 'Votre rôle : {role}',
    restaurants: 'Vos restaurants : {restaurants}',
    action: 'Accepter l’invitation',
    lasts: 'Le lien fonctionne une seule fois, jusqu’au {until}.',
  },
  verify_email: {
    subject: 'Est-ce bien votre adresse e-mail ?',
    body: 'Confirmez que {email} est votre adresse, afin que nous puissions vous joindre quand il vous faudra un nouveau mot de passe.',
    action: 'Confirmer l’adresse',
    lasts: 'Le lien fonctionne une seule fois, jusqu’au {until}.',
  },
  change_email: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    body: 'Vous souhaitez désormais vous connecter à Plateprint avec {email}. Tant que vous ne l’avez pas confirmée, votre ancienne adresse reste valable.',
    action: 'Confirmer la nouvelle adresse',
    lasts: 'Le lien fonctionne une seule fois, jusqu’au {until}.',
  },
  email_changing: {
    subject: 'Votre adresse e-mail va changer',
    body: 'Une personne qui connaît votre mot de passe a demandé à se connecter avec {email} au lieu de cette adresse. Le changement aura lieu dès que la nouvelle adresse sera confirmée.',
    action: 'Choisir un mot de passe',
  },
  email_changed: {
    subject: 'Votre adresse e-mail a changé',
    body: 'Désormais, vous vous connectez avec {email}. Cette adresse n’est plus liée à votre compte.',
  },
  reset_password: {
    subject: 'Choisissez un nouveau mot de passe',
    body: 'Vous pouvez choisir ici un nouveau mot de passe pour votre compte Plateprint.',
    action: 'Choisir un mot de passe',
    lasts: 'Le lien fonctionne une seule fois, jusqu’au {until}.',
  },
  password_changed: {
    subject: 'Votre mot de passe a changé',
    body: 'Le mot de passe de votre compte Plateprint vient d’être changé. Vous avez été déconnecté partout ailleurs.',
    action: 'Choisir un mot de passe',
  },
  correction: {
    subject: 'Une erreur possible : {food}',
    body: 'Quelqu’un signale que les données sur {food} pourraient être fausses. Merci d’y jeter un œil.',
    action: 'Lire le message',
  },
  forced_update: {
    subject: 'Il vous faut un nouveau mot de passe',
    body: 'Pour la sécurité de votre compte, votre mot de passe n’est plus valable. Choisissez-en un nouveau pour continuer.',
    action: 'Choisir un mot de passe',
    lasts: 'Le lien fonctionne une seule fois, jusqu’au {until}.',
  },
  second_factor_on: {
    subject: 'La connexion demande désormais un code',
    body: 'Désormais, la connexion demande un code de votre application d’authentification en plus du mot de passe. Gardez vos codes de secours en lieu sûr.',
    action: 'Choisir un mot de passe',
  },
  second_factor_off: {
    subject: 'La connexion ne demande plus de code',
    body: 'Désormais, votre mot de passe suffit pour vous connecter à Plateprint.',
    action: 'Choisir un mot de passe',
  },
  webhook_off: {
    subject: '{host} ne reçoit plus de messages',
    body: 'Depuis cinq jours, les messages de l’intégration {integration} n’arrivent plus à {host}, ou cette adresse a répondu qu’elle n’existe plus. Le webhook a donc été désactivé. Réactivez-le dès que le destinataire fonctionne de nouveau ; les messages non remis restent 30 jours dans le journal et peuvent être renvoyés.',
    action: 'Ouvrir le journal',
  },
} satisfies MailTexts;
