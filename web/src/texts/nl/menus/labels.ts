import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/labels.ts';

export default {
  title: 'Waarop berusten uw klimaatlabels?',
  lead: 'Sinds 27 september 2026 vraagt een label met letters of kleuren in de Europese Unie om een certificeringsregeling of een overheid. Kies op welke grond uw organisatie ze aan gasten toont.',
  figures: 'Alleen waarden',
  figuresHint:
    'Gasten lezen het getal, de eenheid en wat het omvat, zonder letter, kleur of oordeel. Daarvoor is geen certificaat nodig.',
  scheme: 'Certificeringsregeling',
  schemeHint:
    'Letters blijven tot het einde van de laatste dag van het certificaat, daarna staan er waarden. Het certificaat moet van een regeling van een derde zijn die deze letters dekt.',
  own: 'Letters op eigen verantwoordelijkheid',
  ownHint: 'Letters blijven zoals ze zijn. Of dat mag, verantwoordt uw organisatie zelf, en uw naam wordt bewaard.',
  schemeName: 'Naam van de regeling',
  certificateNumber: 'Nummer van het certificaat',
  validUntil: 'Geldig tot en met',
  covers: 'Het certificaat dekt deze letters.',
  coversHint: 'Een biologisch certificaat bijvoorbeeld niet.',
  answer: 'Ik sta namens onze organisatie in voor de letters.',
  needed: 'Vul dit in.',
  unsigned: 'Vink dit aan om verder te gaan.',
  save: 'Opslaan',
  saved: 'Opgeslagen. Alles wat getoond wordt, volgt meteen.',
  goOn: 'Doorgaan',
  applies:
    'Dit geldt voor alle menukaarten van de organisatie. {count, plural, =0 {Er staat er nu geen live.} one {Eén livekaart volgt meteen.} other {# livekaarten volgen meteen.}}',
  notYours: 'Wie de organisatie leidt, kiest. U kunt nu verder met alleen waarden.',
  askAdmins: 'Vraag aan hen sturen',
  asked: 'De vraag is onderweg.',
  chosenBy: 'Gekozen door {name}, {date}',
  chosenOn: 'Gekozen op {date}',
  unchosen: 'Nog niet gekozen. Wat live staat, toont wat het toonde.',
  notice: 'Uw organisatie toont letters op eigen verantwoordelijkheid.',
  days: '{days, plural, =0 {Sinds vandaag tonen livekaarten letters waarover niemand heeft beslist.} one {Al één dag tonen livekaarten letters waarover niemand heeft beslist.} other {Al # dagen tonen livekaarten letters waarover niemand heeft beslist.}}',
  change: 'Wijzigen',
  tab: 'Klimaatlabels',
  ended: 'Het certificaat is verlopen: er staan waarden.',
  advice: 'Richtlijn 2005/29/EG, bijlage I, punt 2 bis. Dit is geen juridisch advies.',
} satisfies Texts<typeof enGb>;
