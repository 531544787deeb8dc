import { describe, expect, test } from 'vitest';
import { withTradeForms } from './written-out.ts';

describe('what the trade writes short', () => {
  test('is written out where it stands alone, beside its word or behind the first', () => {
    expect(withTradeForms('CSSE PLT DEJOINTEE 5KG', 'fr')).toBe('CUISSE POULET DEJOINTEE 5KG');
    expect(withTradeForms('Oeuf ent. liq. past. sol', 'fr')).toBe('Oeuf entier liquide pasteurise');
  });
  test('stays as it is elsewhere: sole is no floor, a cart no carrot', () => {
    expect(withTradeForms('FILET SOL 2KG', 'fr')).toBe('FILET SOL 2KG');
    expect(withTradeForms('AGNEAU CAR 8 COTES', 'fr')).toBe('AGNEAU CAR 8 COTES');
    expect(withTradeForms('CSSE PLT', 'de')).toBe('CSSE PLT');
  });
  test('names no other food or animal than is written', () => {
    expect(withTradeForms('Butter 82% 250g', 'fr')).toBe('Butter 82% 250g');
    expect(withTradeForms('Kjøttdeig sv/okse', 'no')).toBe('Kjøttdeig sv/okse');
    expect(withTradeForms('Garn 500g', 'de')).toBe('Garn 500g');
    expect(withTradeForms('Ørret hel m. hode', 'no')).toBe('Ørret hel m. hode');
    expect(withTradeForms('Sennep sød m. dild', 'da')).toBe('Sennep sød m. dild');
  });
  test('may be half of a word, and is joined again where it is none', () => {
    expect(withTradeForms('Rd.Hack 20% 5kg', 'de')).toBe('Rinderhackfleisch 20% 5kg');
    expect(withTradeForms('Dr.Oetker Rd.Xyz', 'de')).toBe('Dr.Oetker Rd.Xyz');
    expect(withTradeForms('Aard.xyz Bl.kool', 'nl')).toBe('Aard.xyz bloemkool');
  });
  test('is written once: what it is written out to is not read again', () => {
    const once = withTradeForms('PTS POIS XF 5/1', 'fr');
    expect(once).toBe('PETITS POIS EXTRA FINS 5/1');
    expect(withTradeForms(once, 'fr')).toBe(once);
  });
});
