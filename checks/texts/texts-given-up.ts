import type { Language } from '../../shared/src/kernel/language.ts';

/** A name that was tried in a language and given up, and the one that took its place (docs/glossary.md). */
type GivenUp = readonly [word: RegExp, instead: string];

const ENGLISH: readonly GivenUp[] = [
  [/climate footprint/iu, 'carbon footprint'],
  [/ingredient bag/iu, 'base recipe'],
  [/portfolio manager/iu, 'area manager'],
  [/(?<![\p{L}{])figures?(?![\p{L}}])/iu, 'value'],
  [/as no food(?!\p{L})/iu, 'as non-food'],
  [/(?<![\p{L}{])(?<!Number of )servings(?!\p{L})/iu, 'portions'],
  [/(?<![\p{L}{])articles?(?!\p{L})/iu, 'product'],
  [/(?<!\p{L})surely(?!\p{L})(?! \{)/iu, 'certainly'],
];

const GIVEN_UP: Readonly<Record<Language, readonly GivenUp[]>> = {
  en_gb: ENGLISH,
  en_us: [...ENGLISH, [/(?<!\p{L})VAT(?!\p{L})/u, 'tax']],
  sv: [
    [/ingredienspås/iu, 'grundrecept'],
    [/portföljansvarig/iu, 'områdesansvarig'],
    [/företagsägar/iu, 'koncernägare'],
    [/riktvärde/iu, 'jämförelsevärde'],
    [/basrecept/iu, 'grundrecept'],
    [/livsmedelsgrupp/iu, 'varugrupp'],
    [/slutför/iu, 'färdig, färdigställa'],
    [/(?<!\p{L})inte mat(?!\p{L})/iu, 'ej livsmedel'],
    [/menyplan/iu, 'matsedel'],
    [/(?<!\p{L})väntade (?:gäster|portioner)/iu, 'förväntade'],
    [/[«»]/u, '”…”'],
  ],
  no: [
    [/ingrediensposer?n?/iu, 'grunnoppskrift'],
    [/porteføljeansvarlig/iu, 'områdeansvarlig'],
    [/bedriftseier/iu, 'konserneier'],
    [/(?<!\p{L})matdata/iu, 'matvaredata'],
    [/(?<!\p{L})ikke mat(?!\p{L})/iu, 'ikke matvare'],
    [/matvaregruppe/iu, 'varegruppe'],
    [/fullfør/iu, 'ferdig, ferdigstille'],
    [/(?<!\p{L})vente(?:t|de)(?!\p{L})/iu, 'forventet'],
    [/[“”]/u, '«…»'],
  ],
  da: [
    [/ingredienspose/iu, 'grundopskrift'],
    [/porteføljeansvarlig/iu, 'områdeansvarlig'],
    [/virksomhedsejer/iu, 'koncernejer'],
    [/udledningsdata/iu, 'emissionsdata'],
    [/ingrediensmatch(?!ning)/iu, 'ingrediensmatchning'],
    [/(?<!\p{L})ikke mad(?!\p{L})/iu, 'ikke fødevare'],
    [/fødevaregruppe/iu, 'varegruppe'],
    [/talt med(?!\p{L})/iu, 'medregnet'],
    [/(?:^|[\s(])«(?=\S)/u, '»…«'],
    [/(?<!\p{L})vente(?:t|de)(?!\p{L})/iu, 'forventet'],
    [/[“”]/u, '»…«'],
  ],
  de: [
    [/Zutatenmischung|Zutatenbeutel/iu, 'Grundrezept'],
    [/Menüpl[aä]n/iu, 'Speiseplan'],
    [/unsere[rn]? (?:eigenen )?Datenbank/iu, 'Plateprint-Daten'],
    [/Klimafußabdruck|Klimabilanz/iu, 'CO₂-Fußabdruck'],
    [/Klimazeichen/iu, 'Klimalabel'],
    [/Datengüte/iu, 'Datenqualität'],
    [/Portfoliomanag/iu, 'Gebietsleitung'],
    [/Unternehmensinhaber/iu, 'Inhaber der Unternehmensgruppe'],
    [/Richtwert/iu, 'Vergleichswert'],
    [/beiseite/iu, 'ausgeschlossen'],
    [/(?<!\p{L})je (?:Portion|Gast|kg|Kilogramm|Kopf|Charge|Monat|Zeile|Einheit)(?!\p{L})/iu, 'pro'],
    [/(?<!\p{L})Fassung/u, 'Version'],
    [/(?<!\p{L})Wessen/u, 'Ansicht für'],
    [/gesättigten? Fetten?(?!\p{L})/iu, 'gesättigte Fettsäuren'],
  ],
  fr: [
    [/empreintes? climat/iu, 'empreinte carbone'],
    [/(?<!\p{L})notre (?:propre )?base(?!\p{L})/iu, 'Données de Plateprint'],
    [/étiquettes? climat/iu, 'étiquette carbone'],
    [/ingrédients? maison/iu, 'ingrédient personnalisé'],
    [/gestionnaires? de portefeuille/iu, 'responsable multisite'],
    [/végétalien|végan(?!e)/iu, 'végane'],
    [/recettes? de base/iu, 'préparation de base'],
    [/fiches? recette/iu, 'fiche technique'],
    [/cartes? de table/iu, 'chevalet de table'],
    [/(?<!\p{L})clients?(?!\p{L})/iu, 'convive'],
    [/(?<!\p{L})denrées/iu, 'coût matière, aliments'],
    [/mise?s? de côté/iu, 'exclu'],
    [/(?<!\p{L})plus (?:légers?|légères?|lourde?s?)(?!\p{L})/iu, 'à l’empreinte plus faible, plus élevée'],
  ],
  nl: [
    [/ingrediëntenmix|ingrediëntenzak/iu, 'halffabricaat'],
    [/klimaatvoetafdruk/iu, 'CO₂-voetafdruk'],
    [/onze (?:eigen )?database/iu, 'Gegevens van Plateprint'],
    [/portfoliomanager/iu, 'regiomanager'],
    [/voedseldata|voedingsdata|voedingsgegevens/iu, 'voedselgegevens'],
    [/richtwaarde/iu, 'referentiewaarde'],
    [/rekenblad/iu, 'spreadsheet'],
    [/(?<!\p{L})(?:aan|af)(?:melden|gemeld)(?!\p{L})/iu, 'inloggen, uitloggen'],
    [/opzijgezet|apart zetten|apart is gezet/iu, 'uitgesloten'],
    [/basisrecept/iu, 'halffabricaat'],
    [/voedingsmiddelgegevens/iu, 'voedselgegevens'],
    [/receptblad/iu, 'receptkaart'],
    [/teruggehaald|terughalen/iu, 'terugzetten'],
    [/(?:voedings|voedingsmiddelen)groep/iu, 'productgroep'],
    [/(?<!\p{L})wiens(?!\p{L})/iu, 'weergave voor'],
  ],
};

/** The given-up name that a text says, and what to write; null: none. */
export function givenUpName(language: Language, text: string): string | null {
  for (const [word, instead] of GIVEN_UP[language]) {
    const said = word.exec(text)?.[0];
    if (said) return `“${said}” was given up, write “${instead}”`;
  }
  return null;
}
