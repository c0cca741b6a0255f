import { describe, expect, it } from 'vitest';
import { centreOf, find, gazetteerOf, splitPlace } from './gazetteer.ts';

const place = (zip: string, name: string, state: string, latitude = 40, longitude = -75) => ({
  zip,
  name,
  state,
  latitude,
  longitude,
});

const gazetteer = gazetteerOf([
  place('14513', 'Newark', 'NY'),
  place('07105', 'Newark', 'NJ', 40.9),
  place('07102', 'Newark', 'NJ', 40.7),
  place('07101', 'Newark', 'NJ', 40.1),
  place('13811', 'Newark Valley', 'NY'),
  place('13812', 'Newark Valley', 'NY'),
  place('43055', 'Newark', 'OH'),
  place('43056', 'Newark', 'OH'),
  place('63101', 'Saint Louis', 'MO'),
  place('06902', 'Stamford', 'CT'),
  place('63670', 'Sainte Genevieve', 'MO'),
  place('81212', 'Canon City', 'CO'),
  place('34952', 'Port Saint Lucie', 'FL'),
  place('63366', 'O Fallon', 'MO'),
  place('09012', 'Apo', 'AE'),
  place('00000', 'Nowhere', 'NJ', Number.NaN, Number.NaN),
]);
const found = (search: string) =>
  find(gazetteer, search).map(({ name, state, zip }) => `${name}, ${state} ${zip}`);

describe('a search for a place', () => {
  it('finds the towns called so before those that begin so, the largest first', () => {
    expect(found('newark')).toEqual([
      'Newark, NJ 07102',
      'Newark, OH 43055',
      'Newark, NY 14513',
      'Newark Valley, NY 13811',
    ]);
  });

  it.each(['Newark, OH', 'newark oh', 'NEWARK Ohio', ' Newark , Ohi'])(
    'reads the state behind a town: %s',
    (search) => expect(found(search)).toEqual(['Newark, OH 43055']),
  );

  it.each([
    ['071', ['Newark, NJ 07101', 'Newark, NJ 07102', 'Newark, NJ 07105']],
    ['07105', ['Newark, NJ 07105']],
    ['07105-1234', ['Newark, NJ 07105']],
    ['07102 1234', ['Newark, NJ 07102']],
    ['07102\u20131234', ['Newark, NJ 07102']],
    ['Newark, NJ 07105 1234', ['Newark, NJ 07105']],
    ['Newark, NJ 07105', ['Newark, NJ 07105']],
    ['071051', []],
    ['99999', []],
  ])('finds the ZIP codes that begin with %s', (search, places) =>
    expect(found(search)).toEqual(places),
  );

  it.each([
    ['St. Louis', 'Saint Louis, MO 63101'],
    ['st louis mo', 'Saint Louis, MO 63101'],
    ['st', 'Stamford, CT 06902'],
    ['Ste. Genevieve', 'Sainte Genevieve, MO 63670'],
    ['Port St. Lucie', 'Port Saint Lucie, FL 34952'],
    ['Cañon City', 'Canon City, CO 81212'],
    ['Can\u0303on City', 'Canon City, CO 81212'],
    ['Ｃａñｏｎ City', 'Canon City, CO 81212'],
    ["o'fallon", 'O Fallon, MO 63366'],
    ['O’Fallon,', 'O Fallon, MO 63366'],
  ])('knows other spellings: %s', (search, town) => expect(found(search)).toEqual([town]));

  it('gives eight at most', () => {
    const many = Array.from({ length: 12 }, (_, at) => place(String(10_000 + at), 'York', 'NY'));
    expect(find(gazetteerOf(many), '1')).toHaveLength(8);
  });

  it.each(['apo', 'nowhere', '', '. ,', 'xyz'])('finds nothing for "%s"', (search) =>
    expect(found(search)).toEqual([]),
  );
});

describe('the centre that a text names', () => {
  it.each([
    ['Newark, NJ', '07102'],
    ['newark nj', '07102'],
    ['Newark, New Jersey', '07102'],
    ['07105', '07105'],
    ['07105-1234', '07105'],
    ['Newark, NJ 07105', '07105'],
    ['12 Oak Street, Newark, NJ', '07102'],
    ['12 Oak Street, Newark, NJ 07105', '07105'],
    ['Ironbound, Newark, NJ', '07102'],
    ['St. Louis, MO', '63101'],
    ['Newark, NJ 99999', '07102'],
  ])('of "%s" is %s', (text, zip) => expect(centreOf(gazetteer, text)?.zip).toBe(zip));

  it.each(['Newark', 'New Jersey', 'at my house', '', '12 Oak Street', '00000', 'Atlantis, NJ'])(
    'is unknown of "%s"',
    (text) => expect(centreOf(gazetteer, text)).toBeUndefined(),
  );
});

describe('the place in the words of a search', () => {
  const isUsual = (word: string) => word === 'plumber' || word === 'canon';

  it.each([
    ['plumber newark', '07102', 'plumber'],
    ['newark plumber', '07102', 'plumber'],
    ['plumber in newark', '07102', 'plumber'],
    ['plumber newark oh', '43055', 'plumber'],
    ['plumber near newark ohio', '43055', 'plumber'],
    ['plumber st louis mo', '63101', 'plumber'],
    ['07105 plumber', '07105', 'plumber'],
    ['newark', '07102', ''],
  ])('of "%s" is %s', (search, zip, rest) => {
    const split = splitPlace(gazetteer, search.split(' '), isUsual);
    expect([split.place?.zip, split.rest.join(' ')]).toEqual([zip, rest]);
  });

  it.each(['plumber', 'plumber atlantis', '99999 plumber', 'plumber drain'])(
    'is none in "%s"',
    (search) => {
      const words = search.split(' ');
      expect(splitPlace(gazetteer, words, isUsual)).toEqual({ place: undefined, rest: words });
    },
  );
});
