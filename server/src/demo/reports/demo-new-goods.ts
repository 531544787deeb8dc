import type { DemoRestaurantKey } from '../demo-tenants.ts';
import type { DemoPurchase } from './demo-purchases.ts';

const row = (written: string, article: string, kilograms: number, price: number): DemoPurchase => ({
  written,
  article,
  kilograms,
  price,
});

/**
 * What this month's wholesaler is new with, in the drafts alone: names that nobody has decided about yet, a few of them heavy,
 * most of them small, several of one article in other packs, and a house brand that hides foods everybody knows.
 */
export const DEMO_NEW_GOODS: Partial<Record<DemoRestaurantKey, readonly DemoPurchase[]>> = {
  matsalen: [
    row('GRYTBITSMIX HUSMAN 2X5KG', '510001', 460, 74),
    row('GRYTBITSMIX HUSMAN LUNCH 2,5KG', '510002', 120, 79),
    row('GRYTBITSMIX KRYDDAD 5KG', '510003', 45, 82),
    row('SÅSBAS LJUS KOCKENS VAL 3KG', '510010', 64, 61),
    row('SÅSBAS PEPPAR KOCKENS VAL 3KG', '510011', 22, 66),
    row('SÅSBAS RÖDVIN 1KG', '510012', 9, 71),
    row('PANPORT KRISP 5KG', '510020', 180, 58),
    row('PANPORT KRISP MINI 2,5KG', '510021', 30, 63),
    row('BUFFÉBITAR MARIN. 2KG', '510030', 75, 96),
    row('HÖSTGRATÄNG BAS 2X2,5KG', '510040', 52, 48),
    row('HÖSTGRATÄNG BAS EKO 2,5KG', '510041', 14, 57),
    row('DRESSBAS HUSETS 5L', '510050', 34, 39),
    row('DRESSBAS ÖRT 1L', '510051', 6, 46),
    row('FRUKOSTMIX STORKÖK 10KG', '510060', 40, 33),
    row('SOPPBAS DAGENS 4X2,5KG', '510070', 88, 42),
    row('SOPPBAS KRÄMIG 2,5KG', '510071', 21, 49),
    row('KRYDDPASTA ASIEN 1KG', '510080', 5, 118),
    row('EFTERRÄTTSBOTTEN RUND 12ST', '510090', 8, 64),
    row('FYLLDA KNYTEN VEG 3KG', '510100', 26, 72),
    row('TORSKRYGG HAGALYCKA FRYST 2KG', '520001', 48, 139),
    row('HAGALYCKA KNÄCKEBRÖD RÅG 1KG', '520002', 12, 44),
    row('VITKÅL HAGALYCKA 5KG', '520003', 95, 14),
    row('SMÖRDEG HAGALYCKA 2KG', '520004', 18, 68),
    row('RÖDA LINSER HAGALYCKA 5KG', '520005', 40, 37),
  ],
  havnen: [
    row('GRYDEBASE DAGENS 2X5KG', 'H-8001', 150, 52),
    row('GRYDEBASE KRYDRET 2,5KG', 'H-8002', 34, 57),
    row('PANPORT SPRØD 5KG', 'H-8010', 90, 44),
    row('MENUFOND LYS 5L', 'H-8020', 30, 38),
    row('MENUFOND MØRK 5L', 'H-8021', 18, 40),
    row('PÅLÆGSMIX BUFFET 1KG', 'H-8030', 26, 69),
    row('HUSETS DRESSBASE 5L', 'H-8040', 15, 31),
    row('TAPASBIDDER ASS. 2KG', 'H-8050', 11, 93),
    row('FROKOSTBLANDING KANTINE 5KG', 'H-8060', 42, 24),
    row('DESSERTBUNDE 6 STK', 'H-8070', 5, 49),
  ],
};
