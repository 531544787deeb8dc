import type { MailTexts } from './en_gb.ts';

export default {
  hello: 'Guten Tag {name},',
  helloNobody: 'Guten Tag,',
  greetings: 'Plateprint',
  formerMember: 'Ehemaliges Mitglied',
  linkBelow: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  ignore: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  notYou:
    'Waren Sie das nicht? Dann legen Sie jetzt ein neues Passwort fest und sagen Sie einem Admin Ihrer Organisation Bescheid:',
  roles: {
    'super-admin': 'Admin dieser Installation',
    'enterprise-owner': 'Inhaber/in der Unternehmensgruppe',
    'organization-admin': 'Organisationsadmin',
    'portfolio-manager': 'Gebietsleitung',
    'restaurant-user': 'Restaurantteam',
  },
  invitation: {
    subject: '{inviter} lädt Sie zu {organization} auf Plateprint ein',
    body: '{inviter} lädt Sie ein, mit {organization} auf Plateprint zu arbeiten. Dort berechnen Küchen den CO₂-Fußabdruck ihrer Rezepte, Speisekarten und Einkäufe.',
    bodyNobody:
      'Sie sind eingeladen, mit {organization} auf Plateprint zu arbeiten. Dort berechnen Küchen den CO₂-Fußabdruck ihrer Rezepte, Speisekarten und Einkäufe.',
    role: 'Ihre Rolle: {role}',
    restaurants: 'Ihre Restaurants: {restaurants}',
    action: 'Einladung annehmen',
    lasts: 'Der Link funktioniert einmal und gilt bis {until}.',
  },
  verify_email: {
    subject: 'Ist das Ihre E-Mail-Adresse?',
    body: 'Bitte bestätigen Sie, dass {email} Ihre Adresse ist, damit wir Sie erreichen, wenn Sie ein neues Passwort brauchen.',
    action: 'Adresse bestätigen',
    lasts: 'Der Link funktioniert einmal und gilt bis {until}.',
  },
  change_email: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    body: 'Sie möchten sich ab jetzt mit {email} bei Plateprint anmelden. Bis Sie die neue Adresse bestätigen, gilt Ihre bisherige.',
    action: 'Neue Adresse bestätigen',
    lasts: 'Der Link funktioniert einmal und gilt bis {until}.',
  },
  email_changing: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    body: 'Jemand, der Ihr Passwort kennt, möchte sich mit {email} statt mit dieser Adresse anmelden. Die Änderung gilt, sobald die neue Adresse bestätigt ist.',
    action: 'Neues Passwort festlegen',
  },
  email_changed: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    body: 'Ab jetzt melden Sie sich mit {email} an. Diese Adresse gehört nicht mehr zu Ihrem Konto.',
  },
  reset_password: {
    subject: 'Neues Passwort festlegen',
    body: 'Mit diesem Link legen Sie ein neues Passwort für Ihr Plateprint-Konto fest.',
    action: 'Neues Passwort festlegen',
    lasts: 'Der Link funktioniert einmal und gilt bis {until}.',
  },
  password_changed: {
    subject: 'Ihr Passwort wurde geändert',
    body: 'Das Passwort Ihres Plateprint-Kontos wurde gerade geändert. Überall sonst wurden Sie abgemeldet.',
    action: 'Neues Passwort festlegen',
  },
  correction: {
    subject: 'Bei {food} stimmt vielleicht etwas nicht',
    body: 'Jemand schreibt, dass die Lebensmitteldaten zu {food} falsch sein könnten. Bitte sehen Sie es sich an.',
    action: 'Nachricht lesen',
  },
  forced_update: {
    subject: 'Sie brauchen ein neues Passwort',
    body: 'Zum Schutz Ihres Kontos gilt Ihr bisheriges Passwort nicht mehr. Legen Sie ein neues fest, um weiterzuarbeiten.',
    action: 'Neues Passwort festlegen',
    lasts: 'Der Link funktioniert einmal und gilt bis {until}.',
  },
  second_factor_on: {
    subject: 'Zwei-Faktor-Authentifizierung ist eingeschaltet',
    body: 'Ab jetzt brauchen Sie zum Anmelden neben dem Passwort einen Code aus Ihrer Authenticator-App. Bewahren Sie Ihre Wiederherstellungscodes sicher auf.',
    action: 'Neues Passwort festlegen',
  },
  second_factor_off: {
    subject: 'Zwei-Faktor-Authentifizierung ist ausgeschaltet',
    body: 'Ab jetzt melden Sie sich bei Plateprint nur noch mit Ihrem Passwort an.',
    action: 'Neues Passwort festlegen',
  },
  label_question: {
    subject: 'Auf welcher Grundlage zeigt {organization} Klimalabels?',
    body: 'Karten von {organization} sind live für Gäste zu sehen. Seit dem 27. September 2026 stehen Labels mit Buchstaben oder Farben, die weder zu einem Zertifizierungssystem noch zu einer Behörde gehören, auf der Liste der unlauteren Geschäftspraktiken der Europäischen Union. Geändert wurde nichts: Die Karten zeigen dasselbe wie bisher.',
    bodyAsked:
      '{asker} möchte Gästen eine Karte von {organization} zeigen und bittet Sie zu wählen, worauf die Klimalabels beruhen. Bis dahin werden nur Werte gezeigt.',
    choices:
      'Sie können nur Werte wählen, Buchstaben mit einem Zertifikat, das sie abdeckt, oder Buchstaben auf eigene Verantwortung.',
    advice: 'Plateprint gibt keine Rechtsberatung.',
    action: 'Auswählen',
  },
  allergens_added: {
    subject: 'Allergene geändert: {dish}',
    body: 'Die Allergene von {dish} haben sich geändert, durch eine Änderung am Rezept, an einem Grundrezept oder an den Lebensmitteldaten. Das Gericht wird Gästen gerade gezeigt.',
    bodyMany:
      'Die Allergene dieser Gerichte haben sich geändert, durch eine Änderung an einem Rezept, an einem Grundrezept oder an den Lebensmitteldaten. Sie werden Gästen gerade gezeigt.',
    subjectMany: 'Allergene geändert: {count} Gerichte',
    added: 'Neu hinzugekommen: {allergens}.',
    opened: 'Es ist nicht mehr bekannt, ob das Gericht Folgendes enthält: {allergens}.',
    more: 'Und {count} weitere; die Karten und Speisepläne nennen sie alle.',
    live: 'Gerade zu sehen auf: {menus}. Diese Karten sind schon aktualisiert; informieren Sie den Service und prüfen Sie gedruckte Karten.',
    planned:
      'Auf veröffentlichten Speiseplänen: {plans}. Gäste sehen die Änderung dort schon; informieren Sie den Service und prüfen Sie gedruckte Wochenkarten.',
    later: '{days} und später',
    action: 'Rezept öffnen',
    actionMany: 'Karten öffnen',
    actionPlans: 'Speisepläne öffnen',
  },
  words_found: {
    subject: 'Bitte prüfen Sie Formulierungen für Ihre Gäste',
    body: 'Nach einer Änderung halten diese Formulierungen für Ihre Gäste oder Leser einer Prüfung vielleicht nicht stand, und noch hat niemand sie begründet.',
    claim: 'Auf „{thing}“: „{words}“ ist eine Aussage, die einer Prüfung vielleicht nicht standhält.',
    promise: 'Auf „{thing}“: „{words}“ trifft auf {dish} nicht zu.',
    more: 'Und {count} weitere.',
    next: 'Es wurde nichts entfernt. Ändern Sie die Formulierung oder das Gericht, oder veröffentlichen Sie erneut und geben Sie an, warum sie so stehen darf.',
    action: 'Öffnen',
  },
  report_mail_ask: {
    subject: 'Berichte von {restaurant} per E-Mail?',
    body: '{organization} möchte Ihnen jeden Monat den Klimabericht von {restaurant} per E-Mail schicken. Ohne Ihre Bestätigung wird nichts verschickt.',
    action: 'Bestätigen oder ablehnen',
    nothing: 'Wenn Sie nichts tun, hören Sie nicht wieder von uns.',
  },
  report_mail: {
    subject: '{restaurant}, {month}: Klimabericht',
    perPortion: 'Das Essen im {month} verursachte {average} kg CO₂e pro Portion.',
    perKg: 'Die Einkäufe im {month} verursachten {average} kg CO₂e pro Kilogramm.',
    total:
      'Insgesamt waren es {total} kg CO₂e, sehr wahrscheinlich zwischen {low} und {high}: vom Hof bis zur Küchentür, mit Landnutzungsänderung.',
    covers: '{share} der Verkäufe oder Einkäufe sind mitgerechnet.',
    coverageUnknown: 'Welcher Anteil insgesamt mitgerechnet ist, ist nicht bekannt.',
    tooLittle: 'Im {month} ist zu wenig mitgerechnet, um Werte zu nennen. Bitten Sie {restaurant}, das Fehlende zuzuordnen.',
    action: 'Bericht öffnen',
    open: 'Der Bericht lässt sich bis zum {day} ohne Konto öffnen.',
    stop: 'Sie möchten diese E-Mails nicht mehr? Beenden Sie sie hier:',
    surely_less: 'Das sind etwa {percent} weniger als im {former}.',
    probably_less: 'Das sind wahrscheinlich etwa {percent} weniger als im {former}.',
    cannot_tell: 'Ob das weniger oder mehr ist als im {former}, lässt sich nicht sagen.',
    probably_more: 'Das sind wahrscheinlich etwa {percent} mehr als im {former}.',
    surely_more: 'Das sind etwa {percent} mehr als im {former}.',
  },
  webhook_off: {
    subject: 'Webhook an {host} abgeschaltet',
    body: 'Nachrichten der Integration {integration} an {host} konnten fünf Tage lang nicht zugestellt werden, oder die Adresse hat gemeldet, dass es sie nicht mehr gibt. Der Webhook wurde abgeschaltet. Schalten Sie ihn wieder ein, sobald der Empfänger funktioniert; nicht zugestellte Nachrichten bleiben 30 Tage im Protokoll und können erneut gesendet werden.',
    action: 'Nachrichtenprotokoll öffnen',
  },
} satisfies MailTexts;
