import { describe, expect, it } from 'vitest';
import { readContacts, textOf } from './contact-file.ts';

const rosa = {
  fullName: 'Rosa Marino',
  email: 'rosa@example.com',
  phone: '973-555-0148',
  address: '214 Elm Road, Newark, NJ 07105',
};

describe('a file of contacts', () => {
  it.each([
    [
      'a table of one’s own',
      'Name,Email,Phone,Address\nRosa Marino,rosa@example.com,973-555-0148,"214 Elm Road, Newark, NJ 07105"\n',
    ],
    [
      'semicolons, a mark and blank lines',
      '\uFEFFFull Name;E-mail;Phone Number;Address\r\n\r\nRosa Marino;rosa@example.com;973-555-0148;214 Elm Road, Newark, NJ 07105\r\n',
    ],
    [
      'Google',
      'First Name,Last Name,E-mail 1 - Value,Phone 1 - Value,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code\nRosa,Marino,rosa@example.com,973-555-0148,214 Elm Road,Newark,NJ,07105\n',
    ],
    [
      'Outlook',
      'First Name,Last Name,E-mail Address,Mobile Phone,Home Street,Home City,Home State,Home Postal Code\nRosa,Marino,rosa@example.com,973-555-0148,214 Elm Road,Newark,NJ,07105\n',
    ],
    [
      'vCard 3.0 of Apple',
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Marino;Rosa;;;\r\nFN:Rosa Marino\r\nitem1.EMAIL;type=INTERNET:rosa@exa\r\n mple.com\r\nTEL;type=CELL:973-555-0148\r\nADR;type=HOME:;;214 Elm Road;Newark;NJ;07105;USA\r\nEND:VCARD\r\n',
    ],
    [
      'vCard 4.0',
      'BEGIN:VCARD\nVERSION:4.0\nFN:Rosa Marino\nEMAIL:rosa@example.com\nTEL;VALUE=uri;TYPE="cell:voice":tel:973-555-0148\nADR;LABEL="214 Elm: Road":;;214 Elm Road;Newark;NJ;07105;\nEND:VCARD\n',
    ],
    [
      'vCard 2.1 with a quoted name',
      'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Marino;Ros=61\nEMAIL:rosa@example.com\nTEL:973-555-0148\nADR:;;214 Elm Road;Newark;NJ;07105;\nEND:VCARD\n',
    ],
    [
      'a card with a picture that ends by an equals sign',
      'BEGIN:VCARD\nVERSION:3.0\nFN:Rosa Marino\nPHOTO;ENCODING=b;TYPE=JPEG:/9j/4AA=\nEMAIL:rosa@example.com\nURL:https://example.com/?a=\nTEL:973-555-0148\nADR:;;214 Elm Road;Newark;NJ;07105;\nEND:VCARD\n',
    ],
    [
      'a quoted name that goes on in the next line',
      'BEGIN:VCARD\nVERSION:2.1\nFN;ENCODING=QUOTED-PRINTABLE:Rosa =\nMar=\nino\nEMAIL:rosa@example.com\nTEL:973-555-0148\nADR:;;214 Elm Road;Newark;NJ;07105;\nEND:VCARD\n',
    ],
    [
      'Google, with two addresses of one kind',
      'Name,E-mail 1 - Value,Phone 1 - Value,Address\nRosa Marino,rosa@example.com ::: r@example.com,973-555-0148 ::: 973-555-0149,"214 Elm Road, Newark, NJ 07105"\n',
    ],
  ])('is read from %s', (_what, text) => {
    expect(readContacts(text)).toEqual({ contacts: [rosa], unread: 0 });
  });

  it('keeps notes with their lines, and leaves out what is no address and no number', () => {
    const card =
      'BEGIN:VCARD\nFN:Sam\\, Ortiz\nEMAIL:none\nTEL:ask\nNOTE:Side door\\nDog\nEND:VCARD';
    expect(readContacts(card).contacts).toEqual([
      { fullName: 'Sam, Ortiz', notes: 'Side door\nDog' },
    ]);
  });

  it('counts the lines that name nobody, and names by address who has no name', () => {
    const table = 'Name,Email,City\n,sam@example.com,Newark\n,,Newark\n';
    expect(readContacts(table)).toEqual({
      contacts: [{ fullName: 'sam@example.com', email: 'sam@example.com', address: 'Newark' }],
      unread: 1,
    });
  });

  it('keeps the extension of a number, and drops signs that nobody sees', () => {
    const card =
      'BEGIN:VCARD\nFN:Sam\u0000 Ortiz\nTEL;VALUE=uri:tel:+1-973-555-0148;ext=12\nNOTE:Side\u0007 door\nEND:VCARD';
    expect(readContacts(card).contacts).toEqual([
      { fullName: 'Sam Ortiz', phone: '+1-973-555-0148 x12', notes: 'Side door' },
    ]);
  });

  it.each([
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x5a, 0, 0xfc, 0]), 'Zü'],
    ['Windows', new Uint8Array([0x5a, 0xfc]), 'Zü'],
    ['UTF-8', new Uint8Array([0x5a, 0xc3, 0xbc]), 'Zü'],
  ])('is taken in the letters of %s', async (_what, bytes, text) => {
    expect((await textOf(new Blob([bytes]))).replace('\uFEFF', '')).toBe(text);
  });
});
