import {
  aClient,
  anAddress,
  anAdmin,
  given,
  password,
  refusalOf,
  require,
  somebody,
} from './client.ts';
import type { Steps } from './steps.ts';

export const administrationSteps: Steps = {
  async 'admin.createUser, getUserById, updateUserById, listUsers, deleteUser'(tools) {
    const admin = anAdmin(tools);
    const email = anAddress();
    const user_metadata = { colour: 'yellow' };
    const { user } = await given(
      admin.createUser({ email, password, email_confirm: true, user_metadata }),
    );
    require(user.user_metadata.colour === 'yellow', 'metadata is kept');
    await given(aClient(tools).signInWithPassword({ email, password }));
    require((await given(admin.getUserById(user.id))).user.email === email, 'the user is read');
    const { users } = await given(admin.listUsers({ page: 1, perPage: 5 }));
    require(users.some(({ id }) => id === user.id), 'the newest come first');
    await given(admin.updateUserById(user.id, { ban_duration: '24h' }));
    const banned = aClient(tools).signInWithPassword({ email, password });
    require((await refusalOf(banned)) === 'user_banned', 'a banned user is refused');
    await given(admin.updateUserById(user.id, { ban_duration: 'none', app_metadata: { a: 1 } }));
    await given(admin.deleteUser(user.id));
    require((await refusalOf(admin.getUserById(user.id))) === 'user_not_found', 'the user is gone');
    const twice = admin.createUser({ email: (await somebody(tools)).email, password });
    require((await refusalOf(twice)) === 'email_exists', 'an address is somebody’s once');
  },
  async 'admin.generateLink, inviteUserByEmail'(tools) {
    const admin = anAdmin(tools);
    const { redirectTo } = tools;
    const email = anAddress();
    const options = { redirectTo };
    const { properties } = await given(
      admin.generateLink({ type: 'signup', email, password, options }),
    );
    const token_hash = properties.hashed_token;
    await given(aClient(tools).verifyOtp({ token_hash, type: 'signup' }));
    for (const type of ['magiclink', 'recovery'] as const) {
      const { properties: link } = await given(admin.generateLink({ type, email, options }));
      await given(aClient(tools).verifyOtp({ email, token: link.email_otp, type }));
    }
    const newEmail = anAddress();
    for (const type of ['email_change_current', 'email_change_new'] as const)
      await given(admin.generateLink({ type, email, newEmail, options }));
    const invited = anAddress();
    const { user } = await given(admin.inviteUserByEmail(invited, options));
    require(user.invited_at, 'the invitation has a date');
    const { tokenHash } = await tools.message(invited);
    await given(aClient(tools).verifyOtp({ token_hash: tokenHash, type: 'invite' }));
  },
  async 'admin.signOut, admin.mfa, admin.passkey'(tools) {
    const admin = anAdmin(tools);
    const { client, user, session } = await somebody(tools);
    const factor = await given(client.mfa.enroll({ factorType: 'totp', friendlyName: 'App' }));
    const { factors } = await given(admin.mfa.listFactors({ userId: user.id }));
    require(factors.length === 1, 'the factor is listed');
    await given(admin.mfa.deleteFactor({ userId: user.id, id: factor.id }));
    require((await given(admin.passkey.listPasskeys({ userId: user.id }))).length === 0, 'no key');
    const nokey = { userId: user.id, passkeyId: user.id };
    require(await refusalOf(admin.passkey.deletePasskey(nokey)), 'no key is removed');
    await given(admin.signOut(session.access_token));
    require((await client.getUser()).error, 'the session is ended');
  },
  async 'a person is no administrator'(tools) {
    const { session } = await somebody(tools);
    const admin = anAdmin({ ...tools, serviceToken: session.access_token });
    require((await refusalOf(admin.listUsers())) === 'not_admin', 'people are refused');
  },
};
