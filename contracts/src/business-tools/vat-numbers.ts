import { countryCode } from './countries.ts';

/*
 * The formats of VAT numbers and, where a country publishes one, the rule of its check digit. A number that passes is well
 * formed; whether it is registered only the country's own service can say.
 */

const digitsOf = (text: string) => [...text].map(Number);
const weighed = (digits: string, weights: number[]) =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);
const remainder = (digits: string, by: number) =>
  digitsOf(digits).reduce((rest, digit) => (rest * 10 + digit) % by, 0);

/** Luhn: every second digit counts twice, and its digits are added. */
function luhn(digits: string): boolean {
  const sum = digitsOf(digits)
    .reverse()
    .reduce((all, digit, place) => {
      const counted = place % 2 === 1 ? digit * 2 : digit;
      return all + (counted > 9 ? counted - 9 : counted);
    }, 0);
  return sum % 10 === 0;
}

/** ISO 7064, MOD 11,10. */
function mod11of10(digits: string): boolean {
  let product = 10;
  for (const digit of digitsOf(digits.slice(0, -1))) {
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

const last = (digits: string) => Number(digits.at(-1));

function austrian(number: string): boolean {
  const digits = number.slice(1);
  const sum = digitsOf(digits.slice(0, 7)).reduce((all, digit, place) => {
    const counted = place % 2 === 1 ? digit * 2 : digit;
    return all + Math.floor(counted / 10) + (counted % 10);
  }, 0);
  return (96 - sum) % 10 === last(digits);
}

function lithuanian(digits: string): boolean {
  const body = digits.slice(0, -1);
  const weigh = (from: number) =>
    digitsOf(body).reduce((sum, digit, place) => sum + digit * (((place + from) % 9) + 1), 0) % 11;
  const first = weigh(0);
  return (first === 10 ? weigh(2) % 10 : first) === last(digits);
}

function irish(number: string): boolean {
  if (!/^\d{7}/.test(number)) return true;
  const letter = number[8] ? number.charCodeAt(8) - 64 : 0;
  const sum = weighed(number, [8, 7, 6, 5, 4, 3, 2]) + letter * 9;
  return 'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23] === number[7];
}

const british = (digits: string) => {
  const sum = weighed(digits, [8, 7, 6, 5, 4, 3, 2]) + Number(digits.slice(7, 9));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
};

/** The Netherlands give sole traders numbers that follow MOD 97 of the whole number instead. */
function dutch(number: string): boolean {
  const digits = number.slice(0, 9);
  if (weighed(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === last(digits)) return true;
  const signs = [...`NL${number}`].map((sign) => String(Number.parseInt(sign, 36))).join('');
  return remainder(signs, 97) === 1;
}

const polish = (digits: string) =>
  weighed(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(digits);

function romanian(digits: string): boolean {
  const body = digits.slice(0, -1).padStart(9, '0');
  return ((weighed(body, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(digits);
}

const portuguese = (digits: string) => {
  const check = 11 - (weighed(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return (check > 9 ? 0 : check) === last(digits);
};

const slovenian = (digits: string) => {
  const check = 11 - (weighed(digits, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check !== 11 && check % 10 === last(digits);
};

const finnish = (digits: string) => {
  const rest = weighed(digits, [7, 9, 10, 5, 8, 4, 2]) % 11;
  return rest !== 1 && (11 - rest) % 11 === last(digits);
};

const greek = (digits: string) =>
  (weighed(digits, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(digits);

const estonian = (digits: string) =>
  (10 - (weighed(digits, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === last(digits);

const hungarian = (digits: string) =>
  (10 - (weighed(digits, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === last(digits);

const french = (number: string) =>
  !/^\d{11}$/.test(number) ||
  (remainder(number.slice(2), 97) * 3 + 12) % 97 === Number(number.slice(0, 2));

const swiss = (number: string) => {
  const digits = number.slice(1, 10);
  const check = 11 - (weighed(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11);
  return check !== 10 && check % 11 === last(digits);
};

const norwegian = (number: string) => {
  const digits = number.slice(0, 9);
  const check = 11 - (weighed(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return check !== 10 && check % 11 === last(digits);
};

interface Rule {
  prefix: string;
  /** The form of what follows the prefix. */
  form: RegExp;
  isRight?: (number: string) => boolean;
  example: string;
}

/** By the code of the country. */
const rules: Record<string, Rule> = {
  AT: { prefix: 'AT', form: /^U\d{8}$/, isRight: austrian, example: 'ATU13585627' },
  BE: {
    prefix: 'BE',
    form: /^[01]\d{9}$/,
    isRight: (digits) => 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8)),
    example: 'BE0428759497',
  },
  BG: { prefix: 'BG', form: /^\d{9,10}$/, example: 'BG175074752' },
  CH: {
    prefix: 'CHE',
    form: /^\d{9}(?:MWST|TVA|IVA)?$/,
    isRight: (number) => swiss(`E${number}`),
    example: 'CHE107787577',
  },
  CY: { prefix: 'CY', form: /^\d{8}[A-Z]$/, example: 'CY10259033P' },
  CZ: { prefix: 'CZ', form: /^\d{8,10}$/, example: 'CZ25123891' },
  DE: { prefix: 'DE', form: /^[1-9]\d{8}$/, isRight: mod11of10, example: 'DE136695976' },
  DK: {
    prefix: 'DK',
    form: /^\d{8}$/,
    isRight: (digits) => weighed(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    example: 'DK13585628',
  },
  EE: { prefix: 'EE', form: /^\d{9}$/, isRight: estonian, example: 'EE100931558' },
  ES: { prefix: 'ES', form: /^[A-Z0-9]\d{7}[A-Z0-9]$/, example: 'ESB58378431' },
  FI: { prefix: 'FI', form: /^\d{8}$/, isRight: finnish, example: 'FI20774740' },
  FR: { prefix: 'FR', form: /^[A-HJ-NP-Z0-9]{2}\d{9}$/, isRight: french, example: 'FR40303265045' },
  GB: {
    prefix: 'GB',
    form: /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
    isRight: (number) => !/^\d/.test(number) || british(number),
    example: 'GB980780684',
  },
  GR: { prefix: 'EL', form: /^\d{9}$/, isRight: greek, example: 'EL094259216' },
  HR: { prefix: 'HR', form: /^\d{11}$/, isRight: mod11of10, example: 'HR33392005961' },
  HU: { prefix: 'HU', form: /^\d{8}$/, isRight: hungarian, example: 'HU12892312' },
  IE: {
    prefix: 'IE',
    form: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
    isRight: irish,
    example: 'IE6433435F',
  },
  IT: { prefix: 'IT', form: /^\d{11}$/, isRight: luhn, example: 'IT00743110157' },
  LT: { prefix: 'LT', form: /^(?:\d{9}|\d{12})$/, isRight: lithuanian, example: 'LT119511515' },
  LU: {
    prefix: 'LU',
    form: /^\d{8}$/,
    isRight: (digits) => Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6)),
    example: 'LU15027442',
  },
  LV: { prefix: 'LV', form: /^\d{11}$/, example: 'LV40003521600' },
  MT: {
    prefix: 'MT',
    form: /^\d{8}$/,
    isRight: (digits) => weighed(digits, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
    example: 'MT11679112',
  },
  NL: { prefix: 'NL', form: /^\d{9}B\d{2}$/, isRight: dutch, example: 'NL004495445B01' },
  NO: { prefix: 'NO', form: /^\d{9}(?:MVA)?$/, isRight: norwegian, example: 'NO995525828MVA' },
  PL: { prefix: 'PL', form: /^\d{10}$/, isRight: polish, example: 'PL8567346215' },
  PT: { prefix: 'PT', form: /^\d{9}$/, isRight: portuguese, example: 'PT501964843' },
  RO: { prefix: 'RO', form: /^[1-9]\d{1,9}$/, isRight: romanian, example: 'RO18547290' },
  SE: {
    prefix: 'SE',
    form: /^\d{10}01$/,
    isRight: (digits) => luhn(digits.slice(0, 10)),
    example: 'SE556188840401',
  },
  SI: { prefix: 'SI', form: /^[1-9]\d{7}$/, isRight: slovenian, example: 'SI50223054' },
  SK: {
    prefix: 'SK',
    form: /^[1-9]\d{9}$/,
    isRight: (digits) => Number(digits) % 11 === 0,
    example: 'SK2022749619',
  },
};

const europeanUnion = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** A business there accounts for the VAT of a service from abroad itself. */
export const isInEuropeanUnion = (country: string): boolean =>
  europeanUnion.has(countryCode(country) ?? '');

/** Northern Ireland has a prefix of its own. */
const alsoPrefixed: Record<string, string[]> = { GB: ['XI'], GR: ['GR'] };

/** Without the signs that people write it with. */
export const plainVatNumber = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase();

const generic = /^[A-Z]{2}[0-9A-Z+*]{2,12}$/;

/** Says what is wrong with the VAT number of a customer in this country; undefined where nothing is. */
export function vatNumberFault(country: string, text: string): string | undefined {
  const number = plainVatNumber(text);
  const code = countryCode(country) ?? '';
  const rule = Object.hasOwn(rules, code) ? rules[code] : undefined;
  if (!rule) return generic.test(number) ? undefined : 'Please enter a VAT number like DE123456789';
  const wanted = `Please enter a VAT number of this country, like ${rule.example}`;
  const prefix = [rule.prefix, ...(alsoPrefixed[code] ?? [])].find((each) =>
    number.startsWith(each),
  );
  if (!prefix) return wanted;
  const rest = number.slice(prefix.length);
  if (!rule.form.test(rest)) return wanted;
  return !rule.isRight || rule.isRight(rest)
    ? undefined
    : 'The check digits of this VAT number are not right. Please compare it with your customer’s.';
}
