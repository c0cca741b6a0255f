/*
 * The chapters of the Harmonized System, which the first two digits of a code name, in short words of our own. Chapter 77
 * is kept free; 98 and 99 are the own ones of the United States.
 */
export const hsChapters: readonly string[] = [
  'Live animals',
  'Meat',
  'Fish and seafood',
  'Dairy, eggs, honey',
  'Other products of animals',
  'Plants and cut flowers',
  'Vegetables',
  'Fruit and nuts',
  'Coffee, tea, spices',
  'Cereals',
  'Flour, malt, starches',
  'Oil seeds and medicinal plants',
  'Gums and resins',
  'Vegetable plaiting materials',
  'Fats and oils',
  'Prepared meat and fish',
  'Sugars and sweets',
  'Cocoa and chocolate',
  'Baked goods and pasta',
  'Prepared vegetables and fruit',
  'Other prepared foods',
  'Drinks, spirits, vinegar',
  'Animal feed and food residues',
  'Tobacco',
  'Salt, stone, cement',
  'Ores, slag, ash',
  'Mineral fuels and oils',
  'Inorganic chemicals',
  'Organic chemicals',
  'Medicines',
  'Fertilizers',
  'Dyes, paints, inks',
  'Perfumes and cosmetics',
  'Soaps, waxes, candles',
  'Proteins and glues',
  'Explosives and matches',
  'Photographic goods',
  'Other chemical products',
  'Plastics',
  'Rubber',
  'Hides and leather',
  'Leather goods and bags',
  'Furs',
  'Wood',
  'Cork',
  'Straw and basketware',
  'Wood pulp and waste paper',
  'Paper and cardboard',
  'Books and printed matter',
  'Silk',
  'Wool',
  'Cotton',
  'Other vegetable fibres',
  'Man-made filaments',
  'Man-made staple fibres',
  'Felt, rope, twine',
  'Carpets',
  'Lace and special fabrics',
  'Coated textiles',
  'Knitted fabrics',
  'Knitted clothing',
  'Woven clothing',
  'Other textile goods',
  'Footwear',
  'Hats',
  'Umbrellas and canes',
  'Feathers and artificial flowers',
  'Articles of stone and plaster',
  'Ceramics',
  'Glass',
  'Jewellery and precious metals',
  'Iron and steel',
  'Articles of iron and steel',
  'Copper',
  'Nickel',
  'Aluminium',
  '',
  'Lead',
  'Zinc',
  'Tin',
  'Other base metals',
  'Tools and cutlery',
  'Fittings of base metal',
  'Machines and computers',
  'Electrical machines and electronics',
  'Railway equipment',
  'Vehicles',
  'Aircraft',
  'Ships and boats',
  'Optical and medical instruments',
  'Clocks and watches',
  'Musical instruments',
  'Arms and ammunition',
  'Furniture and lamps',
  'Toys and sports goods',
  'Other manufactured articles',
  'Art and antiques',
  'US special provisions, such as goods that come back',
  'US temporary duties and suspensions',
];

/** Without the dots and blanks that people write it with. */
export const plainHsCode = (code: string) => code.replace(/[\s.]/g, '');

/** Says what is wrong with a code without dots; undefined where nothing is. */
export function faultOfHsCode(code: string): string | undefined {
  if (!/^\d{6,10}$/.test(code)) return 'Please enter an HS code of 6 to 10 digits';
  const chapter = code.slice(0, 2);
  return hsChapters[Number(chapter) - 1] ? undefined : `There is no HS chapter ${chapter}`;
}

/** Says the chapter of a code, and the scheme that its length belongs to. */
export function describeHsCode(code: string): string | undefined {
  const plain = plainHsCode(code);
  if (faultOfHsCode(plain)) return undefined;
  const kind =
    plain.length === 6
      ? 'international'
      : plain.length === 8 || plain.length === 10
        ? 'US HTS'
        : 'national';
  return `Chapter ${plain.slice(0, 2)}: ${hsChapters[Number(plain.slice(0, 2)) - 1]} (${kind}, ${plain.length} digits)`;
}
