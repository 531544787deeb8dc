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
        'Sie dürfen mit Plateprint für die Organisation, die Sie eingeladen hat, den CO₂-Fußabdruck von Speisen berechnen, vergleichen und zeigen. Stören Sie andere nicht dabei, und versuchen Sie nicht, an fremde Daten zu gelangen.',
    },
    content: {
      title: 'Was Sie eingeben, gehört weiter Ihnen',
      words:
        'Rezepte, Speisekarten, Einkäufe und Berichte gehören Ihrer Organisation. Sie dienen nur Ihren eigenen Ergebnissen, werden nicht verkauft, und keine andere Organisation kann sie sehen. Ein Restaurant erscheint nur auf der Rangliste, wenn seine Organisation sich für die Teilnahme entscheidet.',
    },
    figures: {
      title: 'Was die Werte bedeuten',
      words:
        'Fußabdrücke werden aus veröffentlichten Daten berechnet, nach der Methode unter „So wird gerechnet“. Jeder Wert hat eine Spanne und nennt seine Quellen; was nicht bekannt ist, wird als unbekannt gezeigt. Die Werte helfen beim Entscheiden und Berichten, sind aber kein Zertifikat und keine Messung Ihres eigenen Hofs oder Lieferanten.',
    },
    people: {
      title: 'Was wir über Sie speichern',
      words:
        'Ihren Namen, Ihre E-Mail-Adresse, Ihre Einstellungen und wann Sie angemeldet waren. Admins Ihrer Organisation sehen Namen, E-Mail-Adresse und Rolle. Änderungen an Mitgliedern, Rollen und Tarifen werden aufgezeichnet, damit sie später nachvollziehbar sind.',
    },
    security: {
      title: 'Ihr Konto',
      words:
        'Behalten Sie Ihr Passwort für sich, und sagen Sie uns, wenn jemand anderes es kennen könnte. Ein Konto ist für eine Person. Für alles, was damit geschieht, sind Sie verantwortlich.',
    },
    plan: {
      title: 'Ihr Tarif',
      words:
        'Was Sie nutzen können, hängt vom Tarif Ihrer Organisation ab. Endet ein Tarif, können Sie weiter alles lesen und exportieren, was Sie erstellt haben.',
    },
    end: {
      title: 'Wenn Sie gehen',
      words:
        'Ihr Admin kann Ihr Konto jederzeit entfernen. Was Sie für die Organisation erstellt haben, bleibt dort. Gelöschtes lässt sich 30 Tage lang wiederherstellen.',
    },
    changes: {
      title: 'Wenn sich diese Bedingungen ändern',
      words:
        'Wir sagen Ihnen vorher, was sich ändert. Ist etwas unklar, fragen Sie den Admin Ihrer Organisation oder wer diese Installation betreibt.',
    },
  },
} satisfies Texts<typeof enGb>;
