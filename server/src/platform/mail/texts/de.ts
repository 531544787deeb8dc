import type { MailTexts } from './en_gb.ts';

export default {
  hello: 'Guten Tag {name},',
  helloNobody: 'Guten Tag,',
  greetings: 'Plateprint',
  formerMember: 'Ehemaliges Mitglied',
  linkBelow: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  ignore: 'Wenn Sie nicht darum gebeten haben, brauchen Sie nichts zu tun.',
  notYou:
    'Waren Sie das nicht? Dann legen Sie jetzt ein neues Passwort fest und sagen Sie in Ihrer Organisation der Administration Bescheid:',
  roles: {
    'super-admin': 'Administration dieser Installation',
    'enterprise-owner': 'Inhaber des Unternehmens',
    'organization-admin': 'Administration der Organisation',
    'portfolio-manager': 'Portfoliomanagement',
    'restaurant-user': 'Restaurantteam',
  },
  invitation: {
    subject: '{inviter} lädt Sie zu {organization} auf Plateprint ein',
    body: '{inviter} lädt Sie ein, mit {organization} auf Plateprint zu arbeiten. Dort berechnen Küchen den CO2e-Fußabdruck ihrer Rezepte, Speisekarten und Einkäufe.',
    bodyNobody:
      'Sie sind eingeladen, mit {organization} auf Plateprint zu arbeiten. Dort berechnen Küchen den CO2e-Fußabdruck ihrer Rezepte, Speisekarten und Einkäufe.',
    role: 'Ihre Rolle: {role}',
    restaurants: 'Ihre Restaurants: {restaurants}',
    action: 'Einladung annehmen',
    lasts: 'Der Link funktioniert einmal, bis {until}.',
  },
  verify_email: {
    subject: 'Ist das Ihre E-Mail-Adresse?',
    body: 'Bitte bestätigen Sie, dass {email} Ihre Adresse ist, damit wir Sie erreichen, wenn Sie ein neues Passwort brauchen.',
    action: 'Adresse bestätigen',
    lasts: 'Der Link funktioniert einmal, bis {until}.',
  },
  change_email: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    body: 'Sie möchten sich ab jetzt mit {email} bei Plateprint anmelden. Bis Sie das bestätigen, gilt Ihre bisherige Adresse.',
    action: 'Neue Adresse bestätigen',
    lasts: 'Der Link funktioniert einmal, bis {until}.',
  },
  email_changing: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    body: 'Jemand, der Ihr Passwort kennt, möchte sich mit {email} statt mit dieser Adresse anmelden. Das geschieht, sobald die neue Adresse bestätigt ist.',
    action: 'Neues Passwort festlegen',
  },
  email_changed: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    body: 'Ab jetzt melden Sie sich mit {email} an. Diese Adresse gehört nicht mehr zu Ihrem Konto.',
  },
  reset_password: {
    subject: 'Neues Passwort festlegen',
    body: 'Hier können Sie ein neues Passwort für Ihr Konto bei Plateprint festlegen.',
    action: 'Neues Passwort festlegen',
    lasts: 'Der Link funktioniert einmal, bis {until}.',
  },
  password_changed: {
    subject: 'Ihr Passwort wurde geändert',
    body: 'Das Passwort Ihres Kontos bei Plateprint wurde gerade geändert. An allen anderen Stellen wurden Sie abgemeldet.',
    action: 'Neues Passwort festlegen',
  },
  correction: {
    subject: 'Bei {food} stimmt vielleicht etwas nicht',
    body: 'Jemand schreibt, dass die Lebensmitteldaten zu {food} falsch sein könnten. Bitte sehen Sie es sich an.',
    action: 'Nachricht lesen',
  },
  forced_update: {
    subject: 'Sie brauchen ein neues Passwort',
    body: 'Zur Sicherheit Ihres Kontos gilt Ihr Passwort nicht mehr. Legen Sie ein neues fest, um weiterzuarbeiten.',
    action: 'Neues Passwort festlegen',
    lasts: 'Der Link funktioniert einmal, bis {until}.',
  },
  second_factor_on: {
    subject: 'Zum Anmelden brauchen Sie jetzt einen Code',
    body: 'Ab jetzt brauchen Sie zum Anmelden außer dem Passwort einen Code Ihrer Authenticator-App. Bewahren Sie Ihre Wiederherstellungscodes an einem sicheren Ort auf.',
    action: 'Neues Passwort festlegen',
  },
  second_factor_off: {
    subject: 'Zum Anmelden brauchen Sie keinen Code mehr',
    body: 'Ab jetzt genügt Ihr Passwort, um sich bei Plateprint anzumelden.',
    action: 'Neues Passwort festlegen',
  },
  webhook_off: {
    subject: '{host} erhält keine Nachrichten mehr',
    body: 'Nachrichten der Integration {integration} an {host} sind seit fünf Tagen nicht angekommen, oder die Adresse hat gemeldet, dass es sie nicht mehr gibt. Der Webhook wurde deshalb abgeschaltet. Schalten Sie ihn wieder ein, sobald der Empfänger funktioniert; was nicht ankam, steht 30 Tage im Protokoll und kann erneut gesendet werden.',
    action: 'Protokoll öffnen',
  },
} satisfies MailTexts;
