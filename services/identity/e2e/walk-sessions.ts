import {
  aClient,
  aNumber,
  anAddress,
  given,
  password,
  refusalOf,
  require,
  somebody,
} from './client.ts';
import type { Steps } from './steps.ts';

export const sessionSteps: Steps = {
  async 'signUp, getSession, getUser, getClaims, signOut'(tools) {
    const client = aClient(tools);
    const told: string[] = [];
    const { subscription } = client.onAuthStateChange((event) => void told.push(event)).data;
    const email = anAddress();
    const data = { full_name: 'Ada Example', user_type: 'professional', likes: 'tea' };
    const { user } = await given(client.signUp({ email, password, options: { data } }));
    require(user?.user_metadata.likes === 'tea', 'metadata is kept');
    const { session } = await given(client.getSession());
    require(session?.user.email === email, 'the session is kept');
    require((await given(client.getUser())).user.id === user.id, 'the user is read');
    require((await given(client.getClaims())).claims.sub === user.id, 'the claims hold');
    await given(client.signOut());
    require((await given(client.getSession())).session === null, 'the session is gone');
    require(told.includes('SIGNED_IN') && told.includes('SIGNED_OUT'), 'listeners are told');
    subscription.unsubscribe();
  },
  async 'signInWithPassword, refreshSession, setSession'(tools) {
    const { email, session } = await somebody(tools);
    const client = aClient(tools);
    await given(client.signInWithPassword({ email, password }));
    const wrong = aClient(tools).signInWithPassword({ email, password: 'not-the-one' });
    require((await refusalOf(wrong)) === 'invalid_credentials', 'a wrong password is refused');
    const renewed = await given(client.refreshSession());
    require(renewed.session?.access_token, 'the session is renewed');
    const other = aClient(tools);
    await given(
      other.setSession({
        access_token: session.access_token,
        refresh_token: session.refresh_token,
      }),
    );
    const nobodys = aClient(tools).refreshSession({ refresh_token: 'nobodys' });
    require((await refusalOf(nobodys)) ===
      'refresh_token_not_found', 'an unknown token is refused');
  },
  async 'startAutoRefresh, stopAutoRefresh, dispose'(tools) {
    const { client } = await somebody(tools);
    await client.startAutoRefresh();
    await client.stopAutoRefresh();
    await client.dispose();
  },
  async 'signOut of others and of all'(tools) {
    const { client, email } = await somebody(tools);
    const other = aClient(tools);
    await given(other.signInWithPassword({ email, password }));
    await given(client.signOut({ scope: 'others' }));
    require((await other.getUser()).error, 'the others are signed out');
    await given(client.getUser());
    await given(client.signOut({ scope: 'global' }));
  },
  async 'signInAnonymously, and staying'(tools) {
    const client = aClient(tools);
    const { user } = await given(client.signInAnonymously());
    require(user?.is_anonymous, 'someone without a name');
    const email = anAddress();
    await given(client.updateUser({ email, password }));
    const { user: now } = await given(client.getUser());
    require(now.id === user.id && !now.is_anonymous, 'it is the same person, with a name');
  },
  async 'signUp and signInWithPassword by phone'(tools) {
    const phone = aNumber();
    const client = aClient(tools);
    await given(client.signUp({ phone, password }));
    const { code } = await tools.message(phone);
    await given(client.verifyOtp({ phone, token: code, type: 'sms' }));
    await given(aClient(tools).signInWithPassword({ phone, password }));
  },
};
