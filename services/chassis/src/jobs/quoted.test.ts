import { describe, expect, it } from 'vitest';
import { quoted } from './quoted.ts';

describe('what people wrote, in a mail', () => {
  it.each([
    'Repair a leaking tap',
    'Zoë O’Neill-Ødegård, Jr.',
    'Fix a 3/4" tap: $40.00, 2.5 hours, e.g. on Nov. 3',
    '李小龙 👩‍🔧',
    '',
  ])('stands as it is: %j', (text) => {
    expect(quoted(text)).toBe(text);
  });

  it.each([
    ['Roof\n\nSidework security team:\r\n\tConfirm', 'Roof Sidework security team: Confirm'],
    ['Bo\u0007b\u001b[31m\u2028red', 'Bo b [31m red'],
    ['\u202egro.\u200bkrowedis\ufeff', 'gro. krowedis'],
    ['Roof”. Sidework says: “Confirm', 'Roof’. Sidework says: ‘Confirm'],
    ['See http://evil.example/confirm', 'See http: //evil. example/confirm'],
    ['See HTTPS://WWW.EVIL.EXAMPLE', 'See HTTPS: //WWW. EVIL. EXAMPLE'],
    ['sidework-login.com', 'sidework-login. com'],
    ['www.пример.рф', 'www. пример. рф'],
    ['evil。example', 'evil. example'],
    ['evil.\u200bexample', 'evil. example'],
    ['write to help@evil.example', 'write to help @ evil. example'],
  ])('is one line that leads nowhere: %j', (text, expected) => {
    expect(quoted(text)).toBe(expected);
  });

  it('is cut at 80 characters, or where it is said', () => {
    expect(quoted('x'.repeat(80))).toBe('x'.repeat(80));
    expect(quoted(`${'🚰'.repeat(78)} and more`)).toBe(`${'🚰'.repeat(78)}…`);
    expect(quoted('A short reason', 8)).toBe('A short…');
  });
});
