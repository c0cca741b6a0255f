/* One form of a text for everything that looks at what it says: letters in disguise become the letters that they stand for. */

const of = (pairs: string) =>
  Object.fromEntries(pairs.split(' ').map((pair) => [[...pair][0] ?? '', [...pair][1] ?? '']));

/** Letters of other alphabets that look like Latin ones, which NFKC keeps apart. */
const lookalikes = of(
  'аa вb сc еe нh іi јj кk ӏl мm оo рp ѕs тt υu хx уy ԁd ԛq ԝw ɡg ɑa ɩi ı̇i ıi αa βb εe ηn ικ κk νv οo ρp τt χx ωw АA ВB СC ЕE НH ІI ЈJ КK МM ОO РP ЅS ТT ХX УY ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz 🅰a 🅱b 🅾o 🅿p øo łl đd',
);

const leet = of('4a @a 3e 1i 0o 5s $s 7t 8b 9g !i |l ¡i');

/** Without accents, invisible signs and letters of other alphabets, its capitals kept. */
export const inPlainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .normalize('NFKC')
    .replace(/[^\0-\x7f]/gu, (sign) => lookalikes[sign] ?? sign)
    .replace(/(?<=\p{L})[|!](?=[a-z])/gu, (sign) => leet[sign] ?? sign);

/** Letters with signs between them, as one word again: `s n a p`. */
export const joined = (text: string): string =>
  text.replace(/(?<![\p{L}\d])(?:[\p{L}\d@][\s.\-_*]{1,2}){3,}[\p{L}\d](?![\p{L}\d])/gu, (spaced) =>
    spaced.replace(/[\s.\-_*]/g, ''),
  );

const disguises = /[43105789@$!|]/;

/** Digits and signs in a word, as the letters that they look like: `sn4p`. */
export const inLetters = (word: string): string =>
  disguises.test(word) && /\p{L}/u.test(word)
    ? word.replace(/[43105789@$!|]/g, (sign) => leet[sign] ?? sign)
    : word;
