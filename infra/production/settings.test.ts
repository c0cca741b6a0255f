import { serviceNames } from '@sidework/contracts/platform';
import { describe, expect, it } from 'vitest';
import { askFor } from './ask.ts';
import { faultsOf, questions, serviceEnvironments } from './settings.ts';

const right = Object.fromEntries(questions.map(({ name, example }) => [name, example]));

describe('the settings of a business', () => {
  it('are taken where every service would start with them', () => {
    expect(faultsOf(right)).toEqual([]);
  });

  it.each(questions)('name $name where it is missing, and what it is', ({ name, ask, example }) => {
    expect(faultsOf({ ...right, [name]: '' })).toEqual([
      `${name}: Is missing. ${ask}, such as ${example}`,
    ]);
  });

  it.each([
    ['SIDEWORK_DOMAIN', 'localhost', 'Has to be a name'],
    ['SIDEWORK_FILES_DOMAIN', 'https://files.example.com', 'Has to be a name'],
    ['OPERATOR_EMAIL', 'ada', 'Has to be an e-mail address'],
    ['MAIL_FROM', 'Sidework <hello@sidework.local>', 'that can be answered'],
    ['BACKUP_TO', 'backups', 'Has to begin with a slash'],
    ['SMTP_URL', 'smtp://mailpit:1025', 'mailbox of the trial'],
    ['SMTP_URL', 'mail.example.com', 'Has to begin with smtp://'],
    ['STRIPE_SECRET_KEY', 'sk_test_4eC39HqLyjWDarjtT1zdp7dc', "Stripe's test mode"],
    ['STRIPE_WEBHOOK_SECRET', 'secret', 'whsec_'],
    ['MESSAGES_PER_MINUTE', '100000', 'which is no limit'],
    ['GOTRUE_MAILER_AUTOCONFIRM', 'true', 'without asking at it'],
    ['PAYMENT_PROVIDER', 'sandbox', 'moves no money'],
    ['CARD_CHECK', 'sandbox', 'asks no bank'],
    ['STRIPE_API_URL', 'http://127.0.0.1:1', "not Stripe's own"],
    ['MESAGES_PER_MINUTE', '60', 'Nobody reads a setting of this name'],
  ])('are refused with %s=%s', (name, value, why) => {
    const faults = faultsOf({ ...right, [name]: value });
    expect(faults).toContainEqual(expect.stringMatching(`^${name}: .*${why}`));
  });

  it('go to the services that read them, and to no other', () => {
    const told = serviceEnvironments({ ...right, VAULT_BYTES: '1000000' });
    expect(Object.keys(told).sort()).toEqual([...serviceNames].sort());
    const readersOf = (name: string) => serviceNames.filter((service) => told[service]?.[name]);
    expect(readersOf('STRIPE_SECRET_KEY')).toEqual(['client-services']);
    expect(readersOf('VAULT_BYTES')).toEqual(['business-tools']);
    expect(readersOf('SMTP_URL')).toEqual(serviceNames);
    expect(told.identity).toMatchObject({
      SIDEWORK_PROFILE: 'production',
      PUBLIC_URL: 'https://sidework.example.com',
      JWT_ISSUER: 'https://sidework.example.com/auth/v1',
    });
  });
});

describe('the questions', () => {
  it('are asked for what is missing alone, again where an answer cannot be right', async () => {
    const { MAIL_FROM: _, SIDEWORK_FILES_DOMAIN: __, ...known } = right;
    const asked: string[] = [];
    const replies = ['files', '', "O'Hara <hello@example.com>", ''];
    const answers = await askFor(known, async (text) => {
      asked.push(text);
      return replies.shift() ?? '';
    });
    expect(answers).toEqual({
      SIDEWORK_FILES_DOMAIN: 'files.sidework.example.com',
      MAIL_FROM: 'Sidework <hello@sidework.example.com>',
    });
    expect(asked[1]).toMatch(/^Has to be a name/);
    expect(asked[3]).toMatch(/^Must not hold a single quote/);
  });
});
