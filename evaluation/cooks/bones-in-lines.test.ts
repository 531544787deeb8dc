import type { Language } from '@plateprint/shared/kernel/language.ts';
import { describe, expect, test } from 'vitest';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchName, suggestions } from '../../server/src/ingredients/actions/match-name.ts';
import { understandLine } from '../../server/src/ingredients/actions/understand-line.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import { matchPurchased } from '../../server/src/mapper/match-purchased.ts';

const foodData = await loadFoodData();

/** A line, the kind that counts (behind a question mark where a person is asked), and its grams. */
type Wanted = [language: Language, line: string, kind: string, grams: number];

function read(line: string, language: Language): [string, number | null] {
  const { match, grams } = understandLine(foodData, line, language);
  return [`${match.matched ? '' : '? '}${match.variation?.id ?? 'nothing'}`, grams];
}

const WITHOUT: Wanted[] = [
  ['sv', '1 kg kycklinglår utan ben', 'chicken-thigh.boneless', 1000],
  ['sv', '1 kg kycklinglår u/ben', 'chicken-thigh.boneless', 1000],
  ['sv', '1 kg kycklinglår utan skinn och ben', 'chicken-thigh.boneless', 1000],
  ['sv', '1 kg skinn- och benfria kycklinglår', 'chicken-thigh.boneless', 1000],
  ['sv', '1 kg kycklinglår utan ben med skinn', 'chicken-thigh.boneless', 1000],
  ['sv', '4 benfria fläskkotletter', 'pork-chop.boneless', 560],
  ['sv', '1,5 kg lammstek utan ben', 'lamb-leg.boneless', 1500],
  ['sv', '1 kg lammbog, urbenad', 'lamb-shoulder.boneless', 1000],
  ['no', '1 kg kyllinglår uten ben', 'chicken-thigh.boneless', 1000],
  ['no', '1 kg kyllinglår uten skinn og bein', 'chicken-thigh.boneless', 1000],
  ['no', '1 kg beinfrie kyllinglår', 'chicken-thigh.boneless', 1000],
  ['no', '1 kg utbeinet lammelår', 'lamb-leg.boneless', 1000],
  ['no', '4 svinekoteletter uten ben', 'pork-chop.boneless', 560],
  ['da', '1 kg kyllingelår uden ben', 'chicken-thigh.boneless', 1000],
  ['da', '1 kg kyllingelår uden skind og ben', 'chicken-thigh.boneless', 1000],
  ['da', '1 kg udbenede kyllingelår', 'chicken-thigh.boneless', 1000],
  ['da', '1,5 kg lammekølle uden ben', 'lamb-leg.boneless', 1500],
  ['de', '1 kg Hähnchenkeulen ohne Knochen', 'chicken-thigh.boneless', 1000],
  ['de', '1 kg Hähnchenkeulen ohne Haut und Knochen', 'chicken-thigh.boneless', 1000],
  ['de', '1 ausgelöste Lammkeule (1,5 kg)', 'lamb-leg.boneless', 1500],
  ['de', '1 kg Rinderbeinscheibe ohne Knochen', 'beef-shank.boneless', 1000],
  ['de', '4 ausgelöste Koteletts', 'pork-chop.boneless', 560],
  ['fr', '1 kg de cuisses de poulet sans os', 'chicken-thigh.boneless', 1000],
  ['fr', '1 kg de cuisses de poulet sans peau ni os', 'chicken-thigh.boneless', 1000],
  ['fr', '4 côtes de porc sans os', 'pork-chop.boneless', 560],
  ['fr', '4 côtes de porc désossées', 'pork-chop.boneless', 560],
  ['fr', "1 gigot d'agneau désossé (1,5 kg)", 'lamb-leg.boneless', 1500],
  ['nl', '1 kg kippenbouten zonder bot', 'chicken-thigh.boneless', 1000],
  ['nl', '1 kg kippenbout, ontbeend', 'chicken-thigh.boneless', 1000],
  ['nl', '1,5 kg lamsbout zonder been', 'lamb-leg.boneless', 1500],
  ['nl', '1,5 kg uitgebeende lamsbout', 'lamb-leg.boneless', 1500],
  ['nl', '4 varkenskarbonades zonder been', 'pork-chop.boneless', 560],
  ['sv', '800 g kycklingklubbor utan ben', 'chicken-drumstick.boneless', 800],
  ['da', '1 kg andelår uden ben', 'duck-leg.boneless', 1000],
  ['de', '8 Hähnchenflügel ohne Knochen', 'chicken-wings.boneless', 320],
  ['fr', '1 kg de côtelettes d’agneau désossées', 'lamb-chop.boneless', 1000],
  ['en_gb', '1 kg boneless chicken wings', 'chicken-wings.boneless', 1000],
  ['en_gb', '1 kg lamb shanks, boned', 'lamb-shank.boneless', 1000],
  ['en_gb', '1 kg boneless chicken legs', 'chicken-thigh.boneless', 1000],
  ['en_gb', '1.5 kg leg of lamb, boned and rolled', 'lamb-leg.boneless', 1500],
  ['en_gb', '1.5 kg butterflied leg of lamb', 'lamb-leg.boneless', 1500],
  ['en_gb', '4 pork chops, bone removed', 'pork-chop.boneless', 560],
  ['en_us', '4 boneless, skinless chicken thighs', 'chicken-thigh.boneless', 440],
];

const WITH: Wanted[] = [
  ['sv', '1 kg kycklinglår med ben', 'chicken-leg.with-bone', 1000],
  ['sv', '4 kotletter med ben', 'pork-chop.with-bone', 720],
  ['sv', '1 kg entrecote med ben', 'beef-ribeye.with-bone', 1000],
  ['no', '1 kg fårekjøtt med bein', 'mutton.with-bone', 1000],
  ['da', '1 kg kyllingeoverlår med ben', 'chicken-thigh.with-bone', 1000],
  ['de', '1 kg Beinscheibe mit Knochen', 'beef-shank.raw', 1000],
  ['de', '1 kg Rinderrippe mit Knochen', 'beef-short-ribs.raw', 1000],
  ['fr', '4 côtes de porc avec os', 'pork-chop.with-bone', 720],
  ['fr', '1 kg de côte de bœuf avec os', 'beef-ribeye.with-bone', 1000],
  ['nl', '1 kg kippendijen met bot', 'chicken-thigh.with-bone', 1000],
  ['nl', '1 kg runderschenkel met bot', 'beef-shank.raw', 1000],
  ['da', '2 kg svinekam med ben', 'pork-loin.with-bone', 2000],
  ['sv', '2 kg färsk skinka med ben', 'pork-leg.with-bone', 2000],
  ['de', '2 kg Schweinelachs mit Knochen', 'pork-loin.with-bone', 2000],
  ['en_gb', '2 kg bone-in leg of pork', 'pork-leg.with-bone', 2000],
  ['en_us', '3 lb bone-in chuck roast', 'beef-chuck.with-bone', 1362],
  ['en_gb', '1 kg bone-in beef short ribs', 'beef-short-ribs.raw', 1000],
  ['en_gb', '2 t-bone steaks', 't-bone-steak.with-bone', 1000],
  ['en_us', '8 bone-in, skin-on chicken thighs', 'chicken-thigh.with-bone', 1176],
];

/** Meat of which the data have one kind only, and not the one that is said. */
const ASKED: Wanted[] = [
  ['de', '1 kg Spareribs ohne Knochen', '? pork-ribs.raw', 1000],
  ['en_gb', '1 kg chicken breast, bone-in', '? chicken-breast.raw', 1000],
];

/** A leg, a fish, a stock, shrimps, and a choice: none of them says anything of the bones of this meat. */
const OTHERS: Wanted[] = [
  ['sv', '2 kycklingben', 'chicken-drumstick.with-bone', 220],
  ['sv', '1 kg torskfilé skinn- och benfri', 'cod.fillet', 1000],
  ['no', '1 kg torskefilet uten skinn og bein', 'cod.fillet', 1000],
  ['de', '2 Hähnchenschenkel', 'chicken-leg.with-bone', 500],
  ['de', '300 g ausgelöste Garnelen', 'prawns.peeled', 300],
  ['nl', '2 kippenpoten', 'chicken-leg.with-bone', 500],
  ['en_gb', '1 kg bone broth', 'chicken-stock.ready', 1000],
  ['en_gb', '600 g chicken breast (or bone-in thighs)', 'chicken-breast.raw', 600],
  ['fr', '2 côtes de céleri', 'celery.raw', 80],
  ['fr', '2 côtes de veau', 'veal-chop.raw', 500],
];

describe.each([
  ['without bone', WITHOUT],
  ['with bone', WITH],
  ['of which the data have the other kind', ASKED],
  ['that says nothing of its bones', OTHERS],
])('meat %s', (_, lines) => {
  test.each(lines)('%s: %s', (language, line, kind, grams) => {
    expect(read(line, language)).toEqual([kind, grams]);
  });
});

test.each<[Language, string, string]>([
  ['sv', 'Kycklinglår utan ben', 'chicken-thigh.boneless'],
  ['da', 'Kyllingelår u/ben', 'chicken-thigh.boneless'],
  ['no', 'KYLLINGLÅR U BEN', 'chicken-thigh.boneless'],
  ['de', 'Lammkeule ohne Knochen', 'lamb-leg.boneless'],
  ['nl', 'Lamsbout zonder been', 'lamb-leg.boneless'],
])('%s: the name %s alone is of the same kind', (language, name, kind) => {
  const { matched, variation } = matchName(foodData, name, language);
  expect([matched, variation?.id]).toEqual([true, kind]);
});

test('who types it is offered the same kind first', () => {
  const [first] = suggestions(foodData, { query: 'kycklinglår utan ben', language: 'sv', limit: 5 });
  expect(first?.variations[0]?.variationId).toBe('chicken-thigh.boneless');
});

test.each<[Language, string, string]>([
  ['sv', 'KYCKLINGLÅR U BEN U SKINN GULDFÅGELN 2,5KG', 'chicken-thigh.boneless'],
  ['no', 'LAMMELÅR U/BEIN NZ 1,8KG', 'lamb-leg.boneless'],
  ['fr', 'EPAULE AGNEAU S/OS SV 1,5KG', 'lamb-shoulder.boneless'],
  ['de', 'Schweinenacken m. Kn. 2kg', 'pork-neck.with-bone'],
])('%s: a supplier’s %s is of the kind that it says', (language, written, kind) => {
  const match = matchPurchased(foodData, written, { language, brands: NO_BRANDS, ofList: new Set() });
  expect(`${match.matched ? '' : '? '}${match.variation?.id ?? 'nothing'}`).toBe(kind);
});

test('a kilogram with its bone has the figure of its meat', () => {
  for (const [withBone, boneless] of [
    ['pork-chop.with-bone', 'pork-chop.boneless'],
    ['lamb-leg.with-bone', 'lamb-leg.boneless'],
    ['lamb-shoulder.with-bone', 'lamb-shoulder.boneless'],
    ['chicken-thigh.with-bone', 'chicken-thigh.boneless'],
  ] as const) {
    const [bought, meat] = [foodData.variation(withBone)?.variation, foodData.variation(boneless)?.variation];
    const share = Number(bought?.base?.agriculture) / Number(meat?.base?.agriculture);
    expect(share / Number(bought?.edibleShare)).toBeCloseTo(1, 1);
  }
});
