import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/terms.ts';

export default {
  agree: 'Ich habe die Bedingungen gelesen und stimme ihnen zu.',
  read: 'Bedingungen lesen',
  title: 'Nutzungsbedingungen',
  lead: 'In klaren Worten: was Sie von Plateprint erwarten dürfen und worum wir Sie bitten.',
  done: 'Schließen',
  parts: {
    use: {
      title: 'Wofür es da ist',
      words:
        'Sie dürfen mit Plateprint den Klimafußabdruck von Speisen berechnen, vergleichen und zeigen, für die Organisation, die Sie eingeladen hat. Stören Sie andere nicht dabei, und versuchen Sie nicht zu sehen, was Ihnen nicht gehört.',
    },
    content: {
      title: 'Was Sie eingeben, bleibt Ihres',
      words:
        'Rezepte, Menüs, Einkäufe und Berichte gehören Ihrer Organisation. Sie dienen Ihren Ergebnissen und nichts anderem, sie werden nicht verkauft, und keine andere Organisation sieht sie. Ein Restaurant steht nur auf der Rangliste, wenn seine Organisation mitmacht.',
    },
    figures: {
      title: 'Was die Zahlen sind',
      words:
        'Fußabdrücke werden aus veröffentlichten Daten berechnet, nach der Methode unter „So wird gerechnet“. Jede Zahl hat eine Spanne und nennt ihre Quellen; was nicht bekannt ist, wird als unbekannt gezeigt. Sie helfen beim Entscheiden und Berichten, sind aber kein Zertifikat und keine Messung Ihres eigenen Hofs oder Lieferanten.',
    },
    people: {
      title: 'Was wir über Sie speichern',
      words:
        'Ihren Namen, Ihre E-Mail-Adresse, Ihre Einstellungen und wann Sie angemeldet waren. Die Verwaltung Ihrer Organisation sieht Name, E-Mail-Adresse und Rolle. Änderungen an Mitgliedern, Rollen und Tarifen werden aufgezeichnet, damit sie sich später erklären lassen.',
    },
    security: {
      title: 'Ihr Konto',
      words:
        'Behalten Sie Ihr Passwort für sich, und sagen Sie uns, wenn jemand anderes es kennen könnte. Ein Konto ist für eine Person. Was damit geschieht, gilt als von Ihnen getan.',
    },
    plan: {
      title: 'Ihr Tarif',
      words:
        'Was Sie nutzen können, hängt vom Tarif Ihrer Organisation ab. Endet ein Tarif, können Sie weiter alles lesen und exportieren, was Sie erstellt haben.',
    },
    end: {
      title: 'Wenn Sie gehen',
      words:
        'Die Verwaltung kann Ihr Konto jederzeit entfernen. Was Sie für die Organisation erstellt haben, bleibt bei ihr. Gelöschtes lässt sich 30 Tage lang zurückholen.',
    },
    changes: {
      title: 'Wenn sich die Bedingungen ändern',
      words:
        'Dann sagen wir es vorher, und was sich ändert. Ist etwas unklar, fragen Sie die Verwaltung Ihrer Organisation oder wer diese Installation betreibt.',
    },
  },
} satisfies Texts<typeof enGb>;
