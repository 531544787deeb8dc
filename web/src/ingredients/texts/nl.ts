import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  method: {
    title: 'Zo wordt er gerekend',
    lead: 'Elk cijfer in {product} is terug te voeren op gepubliceerde bronnen. Hier staat hoe, en wat een cijfer niet vertelt.',
    size: '{ingredients, number} ingrediënten in {variations, number} vormen, te vinden in {languages, number} talen',
    version: 'Voedselgegevens {version}',
    contents: 'Op deze pagina',
    language: 'Taal',
    signIn: 'Inloggen',
    back: 'Terug naar {product}',
  },
  stage: {
    agriculture: 'Landbouw',
    processing: 'Verwerking',
    packaging: 'Verpakking',
    transport: 'Transport',
    retail: 'Handel',
  },
  meaning: {
    title: 'Wat een cijfer betekent',
    what: 'De voetafdruk van een gerecht is de opwarming die de ingrediënten hebben veroorzaakt tot ze bij de keukendeur zijn. Hij staat in kilogram CO₂-equivalenten, kg CO₂e: methaan van runderen en lachgas van akkers worden omgerekend naar de hoeveelheid CO₂ die in honderd jaar evenveel opwarmt.',
    way: 'De weg van een voedingsmiddel, en wat daarvan meetelt',
    counted: 'Telt mee',
    outside: 'Telt niet mee',
    cooking: 'Bereiding',
    waste: 'Bordresten',
    boundary:
      'De bereiding in de keuken en wat gasten op hun bord laten liggen, zitten er niet in. Voedsel telt met het gewicht waarmee het wordt gekocht, met de schil die in de afvalbak gaat.',
  },
  chain: {
    title: 'Van een geschreven regel naar kg CO₂e',
    lead: 'Twee sauzen voor vier: een met 500 g rundergehakt, een met 200 g rode linzen, die bij het koken meer dan twee keer zo zwaar worden. De cijfers worden nu berekend, volgens dezelfde regels als in elk recept.',
    location: 'Gegeten in',
    europe: 'Europa, gemiddeld',
    world: 'De wereld, gemiddeld',
    first: '500 g rundergehakt',
    second: '200 g rode linzen',
    read: 'De regel wordt gelezen',
    readHow:
      'Hoeveelheid, eenheid, voedingsmiddel en opmerkingen worden uit elkaar gehouden, in elk van acht talen. Wat niet te lezen is, blijft staan zoals het geschreven werd.',
    find: 'Het voedingsmiddel wordt gevonden',
    findHow:
      'Woorden worden een ingrediënt in een van zijn vormen, zoals rauw, gedroogd of uit blik. Wie de regel schreef, ziet het en kan een ander kiezen.',
    weigh: 'Alles wordt gram',
    weighHow: 'Lepels en liters gaan naar de dichtheid van het voedingsmiddel, stuks naar wat er een gewoonlijk weegt.',
    factor: 'Het voedingsmiddel heeft een factor',
    factorHow:
      'Dat is kg CO₂e per kilogram, in vijf stappen. Hij gaat uit van levenscyclusanalyses van Franse voedingsmiddelen, AGRIBALYSE; waar die ontbreken, springen andere bronnen in. De landbouw wordt daarna aangepast aan waar het land dit voedingsmiddel koopt, voor zover verschillen gepubliceerd zijn, en het transport wordt van daaruit berekend.',
    base: 'Uitgaand van {value}: {source}',
    scaled: 'Landbouw aangepast aan de herkomst: {value}',
    notScaled: 'Landbouw onveranderd: er is geen verschil tussen de herkomsten gepubliceerd',
    perKg: 'kg CO₂e per kg',
    range: 'hoogstwaarschijnlijk tussen {low} en {high}',
    grade: 'Kwaliteit {grade}',
    multiply: 'Gram keer factor',
    multiplyHow: 'Dat is de voetafdruk van de regel. Alle regels van een recept worden opgeteld.',
    product: '{kg} kg × {factor} = {co2} kg CO₂e',
    portion: 'Eén portie',
    portionHow:
      'Gedeeld door de porties, hier vier. Het niveau van A tot E kijkt naar 400 g van het hele gerecht, zodat kleine en grote porties te vergelijken zijn.',
    perPortion: 'kg CO₂e per portie',
  },
  range: {
    title: 'Hoe zeker een cijfer is',
    factor:
      'Elke factor heeft een marge. Die loopt van het laagste tot het hoogste van alle bronnen die het voedingsmiddel hebben, en van de studies erachter. Ze eindigt bij tweeënhalf keer, en waar bronnen het eens zijn, is ze toch zo ruim als de kwaliteit hieronder vraagt. Verschillen tussen de herkomsten verruimen haar nog.',
    dish: 'In een gerecht heffen fouten van verschillende ingrediënten elkaar deels op; daarom worden hun afwijkingen als kwadraten opgeteld, zoals de richtlijnen van het IPCC het voorschrijven. Twee regels van hetzelfde ingrediënt delen dezelfde fout, en die telt volledig.',
  },
  grades: {
    title: 'Kwaliteit A tot D',
    lead: 'De kwaliteit zegt hoe rechtstreeks een cijfer is gevonden. Ze zegt niet of een voedingsmiddel goed is.',
    grade: 'Kwaliteit',
    says: 'Wat ze zegt',
    least: 'Marge, minstens',
    A: 'Rechtstreeks gevonden, en bevestigd door een tweede bron binnen een factor twee',
    B: 'Rechtstreeks gevonden, niet bevestigd door een tweede bron',
    C: 'Overgenomen van een vergelijkbaar product, afgeleid van een andere vorm, of aangepast aan een inkoopmix die met de hand wordt bijgehouden',
    D: 'Het gemiddelde van zijn categorie',
    moved: 'Kwaliteit A wordt B waar herkomst of biologische teelt een cijfer meer dan een tiende verschuift.',
  },
  levels: {
    title: 'Niveaus A tot E',
    lead: 'Het niveau van een gerecht hangt af van de kg CO₂e in 400 g ervan: met letter, woord en vorm, nooit met kleur alleen.',
    level: 'Niveau',
    kg: 'kg CO₂e in 400 g',
    below: 'onder {to}',
    between: '{from} tot onder {to}',
    above: '{from} en meer',
  },
  gaps: {
    title: 'Wat niet gedekt is, en hoe dat te zien is',
    lines: 'Regels die niet begrepen zijn',
    linesHow:
      'Ze tellen niet mee, en dat is iets anders dan nul. Het recept zegt hoeveel regels en welk deel van het gewicht meetellen, tot iemand een ingrediënt kiest.',
    origin: 'Herkomsten zonder gepubliceerd verschil',
    originHow:
      'De Franse boerderij staat voor hen, en de regel zegt het. Verschillen tussen landen bevatten methaan en lachgas; gekapt bos zit alleen in een cijfer voor zover de bron het heeft.',
    organic: 'Biologisch',
    organicHow:
      'Het telt waar een biologisch en een gangbaar cijfer samen gepubliceerd zijn. Anders telt de regel als gangbaar en zegt dat. Er is geen vaste bonus.',
    cuts: 'Delen van één dier',
    cutsHow: 'Ze dragen hetzelfde cijfer waar de bron het dier naar gewicht verdeelt.',
    season: 'Seizoenen',
    seasonHow:
      'De inkoop is een gemiddelde van het jaar. Een tomaat in juli is lichter dan zijn cijfer, een in januari zwaarder.',
  },
  sources: {
    title: 'Waar de cijfers vandaan komen',
    lead: 'Deze bronnen zijn samengevoegd tot één databank. Een tweede, die van de onderzoeksinstituten, houdt AGRIBALYSE zoals gepubliceerd, en RIVM waar AGRIBALYSE het voedingsmiddel niet heeft, zonder enige aanpassing.',
    source: 'Bron',
    version: 'versie {version}',
    use: 'Gebruikt voor',
    licence: 'Licentie',
    rivm: 'Een wens van het RIVM',
    rivmHow:
      'Het RIVM vraagt zijn cijfers niet te gebruiken om producten in het openbaar met elkaar te vergelijken. Wie zo’n vergelijking wil publiceren, vindt in de uitleg van elke regel op welke bronnen die rust.',
    kept: 'Een afgerond rapport houdt de versie van de voedselgegevens waarmee het is gemaakt.',
    uses: {
      agribalyse: 'De basis van de meeste voedingsmiddelen, per stap',
      rivm: 'Voedingsmiddelen die AGRIBALYSE niet heeft; marges; water en land',
      sel: 'Voedingsmiddelen die beide niet hebben; marges; herkomst van gewassen',
      clark: 'Marges; water en land',
      pn: 'Gemiddelden van voedselklassen; marges; afstanden',
      ciqual: 'Voedingswaarde',
      faostat: 'Herkomst van vlees, melk en rijst; handel tussen landen',
      defra: 'Transport per ton en kilometer',
      ecobalyse: 'Biologisch tegenover gangbaar; verwarmde kassen',
      crosswalk: 'Namen, allergenen, stuksgewichten, inkoopmixen, beoordeelde correcties',
    },
  },
} satisfies Texts<typeof enGb>;
