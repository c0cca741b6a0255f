import { getUser } from '@sidework/contracts/identity/accounts/auth';
import { describe, expect, it } from 'vitest';
import { aMemberOf, testIdentity } from '../../test/builders.ts';
import { aChildWithLink, aFamily, agree } from '../../test/kids.ts';
import { commandLine } from '../audit/add-entry.ts';
import { rejectConsent } from '../family/consents/reject-consent.ts';

const service = testIdentity();

type Person = Pick<Awaited<ReturnType<typeof aMemberOf>>, 'caller'>;

const metadataOf = async ({ caller }: Person) =>
  (await caller.call(getUser)).json<{ app_metadata: Record<string, unknown> }>().app_metadata;

describe('what a session knows of its person, for the header', () => {
  it('says of who looks after a child that they do, and of nobody else', async () => {
    const { child, guardian } = await aFamily(service);
    const stranger = await aMemberOf(service);
    expect((await metadataOf(guardian)).is_guardian).toBe(true);
    for (const other of [child, stranger])
      expect(await metadataOf(other)).not.toHaveProperty('is_guardian');
  });

  it('says so of who has agreed as well, before it counts, and no more once it was not accepted', async () => {
    const guardian = await aMemberOf(service);
    const method = 'admin_review';
    const family = await aChildWithLink(service);
    const { consentId } = await agree(service, guardian, family, { method });
    expect((await metadataOf(guardian)).is_guardian).toBe(true);
    await rejectConsent(service.deps, commandLine, consentId, 'Nobody answered.');
    expect(await metadataOf(guardian)).not.toHaveProperty('is_guardian');
  });

  it('has the picture that was chosen here, and nothing in its place', async () => {
    const person = await aMemberOf(service);
    expect(await metadataOf(person)).not.toHaveProperty('avatar_url');
    await service.sql`update profiles set avatar_url = '/kids-avatars/owl.svg' where id = ${person.id}`;
    expect((await metadataOf(person)).avatar_url).toBe('/kids-avatars/owl.svg');
  });
});
