import { describe, expect, it } from 'vitest';
import { aPerson, testIdentity } from '../../test/builders.ts';
import { noteSent } from '../one-time-tokens/tokens/queries.ts';
import { startEmailChange } from './contact.ts';
import { getAccount, saveUser } from './queries.ts';
import { banUntil } from './user.ts';

const service = testIdentity();

describe('a changed user', () => {
  it('is written without the columns that stayed, which others may have written', async () => {
    const { id } = await aPerson(service);
    const { user } = await getAccount(service.db, id);
    const at = new Date('2026-03-01T12:00:00Z');
    await service.db.transaction(async (tx) => {
      await noteSent(tx, id, 'recovery', at);
      const asking = await saveUser(tx, user, startEmailChange(user, 'new@example.com'));
      await saveUser(tx, asking, banUntil(asking, at, at));
    });

    expect((await getAccount(service.db, id)).user).toEqual({
      ...user,
      recoverySentAt: at,
      emailChange: 'new@example.com',
      bannedUntil: at,
      updatedAt: at,
    });
  });

  it('that is the same is not written', async () => {
    const { id } = await aPerson(service);
    const { user } = await getAccount(service.db, id);
    const saved = await service.db.transaction((tx) => saveUser(tx, user, { ...user }));
    expect(saved).toEqual(user);
  });
});
