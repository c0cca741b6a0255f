import { describe, expect, it } from 'vitest';
import { type MailedPurpose, mailFor } from './mails.ts';

const letter = {
  to: 'ada@example.com',
  publicUrl: 'https://sidework.example',
  token: 'a-token',
  code: '123456',
};

describe('a mail', () => {
  it.each<[MailedPurpose, string]>([
    ['signup', 'signup'],
    ['invite', 'invite'],
    ['magiclink', 'magiclink'],
    ['recovery', 'recovery'],
    ['email_change_current', 'email_change'],
    ['email_change_new', 'email_change'],
  ])(
    'for %s has one link, of the type %s, and its code where one is asked for',
    (purpose, type) => {
      const { to, text } = mailFor(purpose, letter);

      expect(to).toBe(letter.to);
      expect(text.match(/http\S+/g)).toEqual([
        `https://sidework.example/auth?type=${type}&token_hash=a-token`,
      ]);
      // No page asks for the code of a reset.
      expect(text.includes('123456')).toBe(purpose !== 'recovery');
    },
  );

  it('for a reauthentication has the code alone', () => {
    const { text } = mailFor('reauthentication', letter);

    expect(text).toContain('123456');
    expect(text).not.toContain('http');
  });

  it('says where its reader goes on afterwards', () => {
    const redirectTo = 'https://sidework.example/welcome?a=1&b=2';
    const { text } = mailFor('signup', { ...letter, redirectTo });
    const link = new URL(/http\S+/.exec(text)?.[0] ?? '');

    expect(link.searchParams.get('redirect_to')).toBe(redirectTo);
  });
});
