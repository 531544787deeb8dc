import type { Orientation } from '@plateprint/shared/exports/page-size.ts';
import { carbonLabelSvg } from '@plateprint/shared/footprint/label/carbon-label-svg.ts';
import { carbonLabelText } from '@plateprint/shared/footprint/label/carbon-label-text.ts';
import type { CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import type { ExportDocument } from '../export-page.ts';
import styles from './sample-page.css?inline';

const DISHES: readonly (readonly [name: string, words: string, level: CarbonLevel, co2: number])[] = [
  ['Ångkokt torsk med brynt smör', 'Pepparrot, ägg, dill och Åsebro potatis', 'low', 640],
  ['Käsespätzle mit Röstzwiebeln', 'Weißkohlsalat, süßer Senf, große Portion', 'medium', 1210],
  ['Garçon de Provence', 'Œufs mollets, cœur de bœuf, façon niçoise', 'low', 780],
  ['Smørrebrød', 'Rødspætte, rugbrød, ærter og karse', 'low', 520],
  ['Pierogi ruskie', 'Ziemniaki, twaróg, smażona cebula, łąka', 'very_low', 310],
  ['Stoofvlees met friet', 'Rundvlees, bruin bier, één laurierblad', 'very_high', 5300],
  ['Linsensuppe', 'Rote Linsen, Möhren, Zitrone, 2 ½ TL Kreuzkümmel', 'very_low', 190],
  ['Hamburger “classic” 100 %', 'Beef, cheddar & pickles < 10 minutes', 'high', 2440],
];

/** A full page as a kitchen might make it, for the tests and measurements of the engine. `photo` is an address. */
function SamplePage({ photo, title }: { photo: string; title: string }) {
  return (
    <div className="sample">
      <img className="sample-photo" src={photo} alt="" />
      <h1>{title}</h1>
      <p className="sample-lead">
        Every dish with its footprint per portion in kg CO<sub>2</sub>e. Å å ß ç œ ø æ ą é ü stand in both typefaces, and{' '}
        <strong>bold words</strong> run on in the line.
      </p>
      <ul className="sample-dishes">
        {DISHES.map(([name, words, level, co2]) => (
          <li key={name}>
            <h2>{name}</h2>
            <p>{words}</p>
            <img
              src={`data:image/svg+xml,${encodeURIComponent(carbonLabelSvg({ layout: 'compact', colour: 'colour', level, co2, language: 'sv' }))}`}
              alt={carbonLabelText({ level, co2, language: 'sv' })}
            />
          </li>
        ))}
      </ul>
      <table className="sample-table">
        <thead>
          <tr>
            <th scope="col">Ingredient</th>
            <th scope="col">g</th>
            <th scope="col">kg CO2e</th>
          </tr>
        </thead>
        <tbody>
          {['Smør', 'Œuf', 'Grüße', 'Žur'].map((name, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{120 + index * 35}</td>
              <td>{(0.31 + index * 0.27).toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A document of such pages, one to each orientation. */
export function sampleDocument(orientations: readonly Orientation[], photo: string): Omit<ExportDocument, 'format'> {
  return {
    pages: orientations.map((orientation, index) => ({
      orientation,
      content: <SamplePage photo={photo} title={`Fünf Gänge – Å ß ç œ ø ${index + 1}`} />,
    })),
    styles: [styles],
    language: 'de',
    title: 'Fünf Gänge – Å ß ç œ ø',
    fileName: { kind: 'Menu', name: 'Fünf Gänge', fullReport: 'full report', variant: 'text' },
    textTables: () => [
      { heading: 'Æbleskiver, œufs & crème brûlée', paragraphs: ['Å ß ç œ ø ą ₂: kg CO₂e per portion.'] },
      { head: ['Name', 'kg CO₂e'], rows: DISHES.map(([name, , , co2]) => [name, (co2 / 1000).toFixed(2)]), numeric: [1] },
    ],
  };
}
