import { aClient, aNumber, anAddress, given, refusalOf, require, somebody } from './client.ts';
import type { Steps } from './steps.ts';

export const codeSteps: Steps = {
  async 'signInWithOtp and verifyOtp by mail: the code, and the link'(tools) {
    const email = anAddress();
    const options = { emailRedirectTo: tools.redirectTo };
    const first = aClient(tools);
    await given(first.signInWithOtp({ email, options }));
    const { code } = await tools.message(email);
    const wrong = code === '000000' ? '000001' : '000000';
    const guess = first.verifyOtp({ email, token: wrong, type: 'email' });
    require((await refusalOf(guess)) === 'otp_expired', 'a wrong code is refused');
    const { user } = await given(first.verifyOtp({ email, token: code, type: 'email' }));
    const again = first.verifyOtp({ email, token: code, type: 'email' });
    require((await refusalOf(again)) === 'otp_expired', 'a code works once');
    const stranger = aClient(tools).signInWithOtp({
      email: anAddress(),
      options: { shouldCreateUser: false },
    });
    require((await refusalOf(stranger)) === 'otp_disabled', 'no account is made by the way');
    require(user?.email === email, 'the mail signs in whom it went to');
  },
  async 'signInWithOtp and verifyOtp by phone'(tools) {
    const phone = aNumber();
    const client = aClient(tools);
    await given(client.signInWithOtp({ phone }));
    const { code } = await tools.message(phone);
    const { user } = await given(client.verifyOtp({ phone, token: code, type: 'sms' }));
    require(user?.phone === phone, 'the message signs in whom it went to');
  },
  async 'resetPasswordForEmail, verifyOtp with the link, updateUser'(tools) {
    const { email } = await somebody(tools);
    const client = aClient(tools);
    await given(client.resetPasswordForEmail(email, { redirectTo: tools.redirectTo }));
    const { tokenHash } = await tools.message(email);
    await given(client.verifyOtp({ token_hash: tokenHash, type: 'recovery' }));
    await given(client.updateUser({ password: 'another-harbour-8' }));
    await given(aClient(tools).signInWithPassword({ email, password: 'another-harbour-8' }));
    const same = client.updateUser({ password: 'another-harbour-8' });
    require((await refusalOf(same)) === 'same_password', 'the same password is refused');
  },
  async 'updateUser: metadata, and reauthenticate for a password'(tools) {
    const { client, email } = await somebody(tools);
    const { user } = await given(client.updateUser({ data: { hello: 'world' } }));
    require(user.user_metadata.hello === 'world', 'metadata is changed');
    await given(client.reauthenticate());
    const { code } = await tools.message(email);
    await given(client.updateUser({ password: 'another-harbour-9', nonce: code }));
    const used = client.updateUser({ password: 'another-harbour-10', nonce: code });
    require((await refusalOf(used)) === 'reauthentication_not_valid', 'a nonce works once');
  },
  async 'signInWithOtp with PKCE, exchangeCodeForSession'(tools) {
    const { email } = await somebody(tools);
    const client = aClient(tools, { flowType: 'pkce' });
    await given(client.signInWithOtp({ email, options: { emailRedirectTo: tools.redirectTo } }));
    const { tokenHash } = await tools.message(email);
    const query = new URLSearchParams({
      token: tokenHash,
      type: 'magiclink',
      redirect_to: tools.redirectTo,
    });
    const landed = new URL(await tools.visit(`${tools.url}/verify?${query}`));
    const code = landed.searchParams.get('code');
    require(code, `a code is brought back to ${landed.href}`);
    const { session } = await given(client.exchangeCodeForSession(code));
    require(session?.user.email === email, 'the code is exchanged');
  },
  async 'updateUser and resend: another address, another number'(tools) {
    const { client, email } = await somebody(tools);
    const phone = aNumber();
    await given(client.updateUser({ phone }));
    const { code } = await tools.message(phone);
    await given(client.verifyOtp({ phone, token: code, type: 'phone_change' }));
    const { user } = await given(client.getUser());
    require(user.phone === phone && user.email === email, 'the number is added');
    await given(client.resend({ type: 'signup', email: anAddress() }));
    await given(client.resend({ type: 'phone_change', phone: aNumber() }));
    await given(client.updateUser({ email: anAddress() }));
  },
};
