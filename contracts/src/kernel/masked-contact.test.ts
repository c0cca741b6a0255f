import { describe, expect, it } from 'vitest';
import { maskedEmail, maskedPhone } from './masked-contact.ts';

describe('the contact of a parent, to its child', () => {
  it.each([
    ['parent@example.com', 'p•••@e•••.com'],
    ['p@e.co.uk', 'p•••@e•••.uk'],
    ['"a@b"@example.org', '"•••@e•••.org'],
    ['info@müller.example', 'i•••@m•••.example'],
    ['інфо@пример.рф', 'і•••@п•••.рф'],
    ['somebody@localhost', 's•••@l•••'],
  ])('is %s no more than %s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });

  it.each([
    ['+1 973 555 0123', '•••-0123'],
    ['(973) 555.0123', '•••-0123'],
    ['973-555-0123 x12', '•••-0123'],
    ['(973) 555–0123', '•••-0123'],
    ['12', '•••-12'],
  ])('is %s no more than %s', (phone, masked) => {
    expect(maskedPhone(phone)).toBe(masked);
  });
});
