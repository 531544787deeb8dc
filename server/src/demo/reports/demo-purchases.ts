import type { DemoRestaurantKey } from '../demo-tenants.ts';

/** A line of a wholesaler's list: as it is written there, its article, kilograms in an ordinary month, price of a kilogram. */
export interface DemoPurchase {
  written: string;
  article: string;
  kilograms: number;
  price: number;
  /** How the kitchen buys it over a year: 0.985 is a hundred and fiftieth less every month or so. */
  trend?: number;
  /** No food: a person set it aside. */
  setAside?: true;
}

const row = (
  written: string,
  article: string,
  kilograms: number,
  price: number,
  rest: Partial<DemoPurchase> = {},
): DemoPurchase => ({
  written,
  article,
  kilograms,
  price,
  ...rest,
});

/** Purchases of two kitchens, written as their wholesalers write: packs, capitals, abbreviations, and some that nobody can read. */
export const DEMO_PURCHASES: Partial<Record<DemoRestaurantKey, readonly DemoPurchase[]>> = {
  matsalen: [
    row('NÖTFÄRS 12% 2X5KG FRYST IRLAND', '100231', 310, 92, { trend: 0.965 }),
    row('Fläskytterfilé ca 2 kg Sverige', '100418', 85, 88, { trend: 0.98 }),
    row('KYCKLINGFILÉ 5KG SE', '100522', 240, 96),
    row('Falukorv ring 800g', '100610', 70, 62),
    row('LAXFILÉ MED SKINN 1,2-1,6KG NORGE', '110044', 95, 189),
    row('Torskfilé fryst 5kg', '110120', 120, 128, { trend: 1.01 }),
    row('STRÖMMINGSFILÉ FÄRSK 5KG', '110208', 60, 74),
    row('Räkor skalade 2kg', '110301', 22, 165, { trend: 0.98 }),
    row('MELLANMJÖLK 1,5% 10L ARLA', '200015', 420, 11),
    row('VISPGRÄDDE 36% 1L', '200101', 110, 52, { trend: 0.985 }),
    row('SMÖR NORMALSALTAT 5KG', '200170', 75, 98, { trend: 0.985 }),
    row('Hushållsost riven 2kg', '200233', 64, 84),
    row('ÄGG FRIGÅENDE INNE M 180ST', '200310', 90, 38),
    row('HAVREDRYCK 6X1L OATLY', '200402', 96, 17, { trend: 1.03 }),
    row('POTATIS FAST TVÄTTAD 25KG SE', '300011', 980, 8),
    row('LÖK GUL KL1 10KG SE', '300024', 210, 9),
    row('MOROT TVÄTTAD 10KG EKO SE', '300031', 240, 14, { trend: 1.02 }),
    row('VITKÅL KL1 10KG SVERIGE', '300045', 130, 10),
    row('SÖTPOTATIS 6KG', '300052', 70, 19, { trend: 1.03 }),
    row('Palsternacka 5 kg', '300063', 48, 21),
    row('BROCCOLIBUKETTER FRYSTA 2,5KG', '310012', 66, 27),
    row('ÄRTER GRÖNA FRYSTA 2,5KG', '310020', 72, 18),
    row('TOMAT KROSSAD 6X2,5KG', '320004', 190, 15),
    row('KIKÄRTOR KOKTA 6X2,5KG', '320018', 85, 20, { trend: 1.035 }),
    row('LINSER RÖDA 5KG', '320025', 60, 29, { trend: 1.03 }),
    row('KOKOSMJÖLK 12X400ML', '320040', 54, 26, { trend: 1.02 }),
    row('RIS JASMIN 10KG', '330003', 140, 22),
    row('PASTA PENNE 5KG', '330017', 160, 17),
    row('VETEMJÖL SPECIAL 25KG', '330029', 125, 9),
    row('STRÖSOCKER 10KG', '330034', 58, 13),
    row('RAPSOLJA 10L', '340002', 74, 31),
    row('KAFFE BRYGG MELLANROST 12X450G', '350010', 46, 118),
    row('ÄPPLE ROYAL GALA 13KG', '360008', 120, 21),
    row('BANAN FAIRTRADE 18KG', '360015', 95, 19),
    row('SÅSBAS BRUN KOCKENS VAL 3KG', '400777', 26, 64),
    row('DAGENS GRYTBAS MIX 4X2,5KG', '400781', 58, 71),
    row('SVENSK HJÄRTA 2X2KG', '400802', 18, 57),
    row('Smakis festival ask', '400913', 14, 39),
    row('SERVETTER 3-LAGS VITA 250ST', '900101', 21, 44, { setAside: true }),
    row('MASKINDISKMEDEL 10L', '900140', 30, 36, { setAside: true }),
    row('PANT RETURBACK SRS', '900900', 12, 0, { setAside: true }),
  ],
  havnen: [
    row('HAKKET OKSEKØD 8-12% 2,5KG VAC DK', 'H-2011', 150, 71, { trend: 0.97 }),
    row('Svinekam u/svær ca 4 kg DK', 'H-2040', 120, 46, { trend: 0.98 }),
    row('KYLLINGEBRYST 5KG FROST', 'H-2102', 110, 48),
    row('Leverpostej 1 kg', 'H-2190', 40, 39),
    row('RØDSPÆTTEFILET FROST 5KG', 'H-2305', 65, 92),
    row('SKÆRESTEGT BACON I TERN 2KG', 'H-2350', 28, 62),
    row('LETMÆLK 1,5% 10L', 'H-3001', 260, 8),
    row('PISKEFLØDE 38% 1L', 'H-3020', 58, 34),
    row('SMØR SALTET 5KG LURPAK', 'H-3044', 44, 68),
    row('KARTOFLER SKRÆLLEDE 10KG KL.1 DK', 'H-4002', 620, 9),
    row('GULERØDDER ØKO 10KG DK', 'H-4010', 140, 11, { trend: 1.02 }),
    row('SPIDSKÅL 8 STK', 'H-4022', 60, 15),
    row('BLOMKÅL KL1', 'H-4031', 75, 16),
    row('KIKÆRTER KOGTE 6X2,5KG', 'H-4105', 52, 17, { trend: 1.04 }),
    row('RUGBRØD SKÅRET 950G X 8', 'H-5003', 190, 18),
    row('HVEDEMEL 12,5KG', 'H-5020', 80, 7),
    row('MENUFOND SPECIAL 5L', 'H-7001', 22, 41),
    row('KØKKENRULLE 16 STK', 'H-9001', 18, 25, { setAside: true }),
  ],
};
