import {
  describeHsCode,
  faultOfHsCode,
  hsChapters,
} from '@sidework/contracts/business-tools/hs-codes';
import { ImportedGoodForm } from '@sidework/contracts/business-tools/trade-imports';
import { InternationalSaleForm } from '@sidework/contracts/business-tools/trade-sales';
import { describe, expect, it } from 'vitest';
import { chooseFx, isStale, requireExact, toUsd } from './fx.ts';
import { chooseTariff, importOf, layersFor, tariffOf } from './imported-good.ts';
import { noRates, saleOf } from './sale.ts';

const usd = { fxRate: 1, fxDate: '2026-11-02', fxSource: 'US dollars' };
const sale = {
  clientName: 'Ada',
  country: 'Germany',
  productDescription: 'Chairs',
  saleAmountCents: 123_456,
  treatment: 'charged',
  saleDate: '2026-11-02',
};
const goods = {
  supplierName: 'Ada',
  supplierCountry: 'China',
  productDescription: 'Chargers',
  costAmountCents: 100_000,
  importDate: '2026-11-02',
};
const layer = {
  origin: '',
  hsPrefix: '8504',
  layer: 'General',
  rate: 1.5,
  validFrom: '2024-01-01',
  validTo: null,
  source: 'Sample',
  asOf: '2026-11-01',
};

describe('a sale', () => {
  const german = { vatRate: 19, gstRate: 0 };

  it('is taxed at both rates of its country, to the cent [TRADE-14]', () => {
    const form = InternationalSaleForm.parse(sale);
    expect(saleOf(form, german, usd).taxAmountCents).toBe(23_457);
    expect(saleOf(form, { vatRate: 5, gstRate: 8 }, usd).taxAmountCents).toBe(16_049);
  });

  it('is taxed as not registered unless it says otherwise', () => {
    const { treatment: _, ...plain } = sale;
    expect(InternationalSaleForm.parse(plain).treatment).toBe('not_registered');
  });

  it('names its country from the list, in any language', () => {
    const of = (country: string) => InternationalSaleForm.safeParse({ ...sale, country });
    expect(of('ÖSTERREICH').data?.country).toBe('Austria');
    expect(of('Atlantis').error?.issues[0]?.message).toBe('Please choose a country from the list');
  });

  it('to a country without a known rate is not taxed [TRADE-15]', () => {
    const written = saleOf(InternationalSaleForm.parse(sale), noRates, usd);
    expect(written).toMatchObject({ taxAmountCents: 0, vatRate: 0, gstRate: 0 });
  });

  it('is taxed by no other treatment than that it is charged', () => {
    for (const treatment of ['zero_rated', 'not_registered', 'reverse_charge']) {
      const form = InternationalSaleForm.parse({
        ...sale,
        treatment,
        customerVatId: 'de 136.695.976',
      });
      expect(saleOf(form, german, usd).taxAmountCents).toBe(0);
      expect(form.customerVatId).toBe('DE136695976');
    }
  });

  it.each([null, '', 'x'])('has no reverse charge with the VAT number %s', (customerVatId) => {
    const form = { ...sale, treatment: 'reverse_charge', customerVatId };
    const paths = InternationalSaleForm.safeParse(form).error?.issues.map(({ path }) => path[0]);
    expect(paths).toEqual(['customerVatId']);
  });
});

describe('an import', () => {
  it('costs what it cost, its duty and the fees [TRADE-16] [TRADE-17]', () => {
    const form = ImportedGoodForm.parse({ ...goods, tariffRate: 7.5, customsFeesCents: 3_000 });
    const written = importOf(form, chooseTariff(form, []), usd);
    expect(written).toMatchObject({ dutyAmountCents: 7_500, totalCostCents: 110_500 });
    expect(written.tariffSource).toBe('Entered by you');
  });

  it('has of each layer the row that names its goods most closely', () => {
    const closer = { ...layer, hsPrefix: '850440', rate: 2 };
    const ofOrigin = { ...layer, layer: 'Additional', origin: 'China', hsPrefix: '85', rate: 25 };
    const layers = layersFor([layer, closer, ofOrigin]);
    expect(layers.map(({ rate }) => rate)).toEqual([25, 2]);
    expect(tariffOf(layers)).toMatchObject({ tariffRate: 27, tariffAsOf: '2026-11-01' });
  });

  it('has the rate that was entered before that of the table, also 0', () => {
    const tariffed = { tariffRate: 0, importDate: '2026-11-02' };
    expect(chooseTariff(tariffed, [layer]).tariffRate).toBe(0);
    expect(chooseTariff({ ...tariffed, tariffRate: null }, [layer]).tariffRate).toBe(1.5);
    expect(() => chooseTariff({ ...tariffed, tariffRate: null }, [])).toThrow(/tariff rate/);
  });
});

describe('US dollars', () => {
  const known = { currency: 'EUR', day: '2026-11-01', rate: 1.1, source: 'Sample' } as const;
  const asked = { currency: 'EUR', fxRate: null, fxDate: null };

  it('follow from the rate that was entered, else from the dated table with its day', () => {
    expect(chooseFx({ ...asked, fxRate: 1.2 }, '2026-11-02', known).fxSource).toBe(
      'Entered by you',
    );
    expect(chooseFx(asked, '2026-11-02', known)).toEqual({
      fxRate: 1.1,
      fxDate: '2026-11-01',
      fxSource: 'Sample',
    });
    expect(() => chooseFx(asked, '2026-11-02', undefined)).toThrow(/exchange rate/);
    expect(chooseFx({ ...asked, currency: 'USD' }, '2026-11-02', undefined).fxRate).toBe(1);
  });

  it('are rounded to the cent, a half up', () => {
    expect(toUsd(100_000_000_000, 1.12345678)).toBe(112_345_678_000);
    expect([toUsd(1, 0.5), toUsd(1, 0.49), toUsd(3, 0.5)]).toEqual([1, 0, 2]);
  });

  it.each([
    ['the largest import at its rate', 1_200_000_000_000, 1, true],
    ['the limit', 10_000_000_000_000, 1, true],
    ['a cent more', 10_000_000_000_001, 1, false],
    ['the largest amount at the largest rate', 100_000_000_000, 1_000_000, false],
  ])('are added up to the cent: %s', (_, cents, fxRate, isKept) => {
    const check = () => requireExact([1, cents], { fxRate });
    if (isKept) expect(check).not.toThrow();
    else
      expect(check).toThrow(
        expect.objectContaining({
          code: 'trade_amount_too_large',
          fields: { fxRate: expect.stringContaining('$100,000,000,000.00') },
        }),
      );
  });

  it('and duties are old after 90 days', () => {
    expect(isStale('2026-01-01', '2026-04-01')).toBe(false);
    expect(isStale('2026-01-01', '2026-04-02')).toBe(true);
  });
});

describe('an HS code', () => {
  it('has one of the 99 chapters, of which 77 is kept free', () => {
    expect(hsChapters).toHaveLength(99);
    for (let chapter = 0; chapter < 100; chapter += 1) {
      const isOne = chapter > 0 && chapter !== 77;
      const fault = faultOfHsCode(`${String(chapter).padStart(2, '0')}0100`);
      expect(fault === undefined, String(chapter)).toBe(isOne);
    }
  });

  it('has 6 to 10 digits, whatever its dots', () => {
    expect(faultOfHsCode('85044')).toMatch('6 to 10');
    expect(faultOfHsCode('85044012345')).toMatch('6 to 10');
    expect(describeHsCode('8504.40')).toBe(
      'Chapter 85: Electrical machines and electronics (international, 6 digits)',
    );
    expect(describeHsCode('8504.40.95.10')).toMatch('US HTS, 10 digits');
    expect(ImportedGoodForm.parse({ ...goods, hsCode: '8504.40' }).hsCode).toBe('850440');
    expect(ImportedGoodForm.safeParse({ ...goods, hsCode: '7701.00' }).success).toBe(false);
  });
});
