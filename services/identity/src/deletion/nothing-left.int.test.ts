// @module-tag once

import * as api from '@sidework/contracts/identity/deletion/deletion';
import { describe, expect, it } from 'vitest';
import { aMemberOf, bornYearsAgo, testIdentity } from '../../test/builders.ts';
import { aFamilyThatMayAct } from '../../test/kids.ts';

const service = testIdentity();
const confirmed = { confirmation: api.deletionPhrase };
const confirmedOfChild = { confirmation: api.childDeletionPhrase };

/** The tables of the schema that hold one of these words anywhere, whatever their columns are called. */
async function tablesThatHold(words: string[]): Promise<string[]> {
  const tables = await service.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`;
  const patterns = words.map((word) => `%${word}%`);
  const holding = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await service.sql`
        select 1 from ${service.sql(name)} each where each::text like any (${patterns}) limit 1`;
      return rows.length > 0 ? [name] : [];
    }),
  );
  return holding.flat().sort();
}

/** Events about a person go to the other services first, and are swept a few days later. */
const passing = ['outbox'];

describe('of who deletes their account', () => {
  it('no table keeps a word', async () => {
    const ada = await aMemberOf(service, {
      accountType: 'business_professional',
      businessName: 'Plantedtaps & Sons',
      fullName: 'Adaline Unmistakable',
      location: 'Plantedville, NJ',
      bio: 'Plantedbio',
      licenseNumber: 'Plantedlicense',
    });
    const words = ['Unmistakable', 'Planted'];
    expect(await tablesThatHold(words)).toEqual(
      expect.arrayContaining(['profiles', 'business_profiles']),
    );
    const reply = await ada.caller.call(api.deleteOwnAccount, { body: confirmed });
    expect(reply.statusCode).toBe(204);
    expect(await tablesThatHold(words)).toEqual(passing);
    // The mail that says that it is deleted has to know where to go.
    expect(await tablesThatHold([ada.email])).toEqual(['mail_queue', ...passing]);
  });

  it('no table keeps a word of a child, its birth date or whom it named as its parent [1.7-13]', async () => {
    const { child, guardian, parentEmail } = await aFamilyThatMayAct(service, {
      fullName: 'Kimunmistakable Lastplanted',
      location: 'Plantedburg, NJ',
      parentName: 'Parentplanted Young',
      parentPhone: '+1 973 555 7777',
    });
    const words = [
      'Kimunmistakable',
      'Lastplanted',
      'Plantedburg',
      'Parentplanted',
      '555 7777',
      bornYearsAgo(14),
    ];
    const ofChild = [...words, child.email, parentEmail];
    expect(await tablesThatHold(ofChild)).toEqual(
      expect.arrayContaining(['kids_profiles', 'consent_requests', 'mail_queue', 'profiles']),
    );
    const params = { childId: child.id };
    const reply = await guardian.caller.call(api.deleteChild, { params, body: confirmedOfChild });
    expect(reply.statusCode).toBe(204);
    expect(await tablesThatHold(ofChild)).toEqual(passing);
  });
});
