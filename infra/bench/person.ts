type Json = Record<string, unknown>;

/** Signs a person up through the gateway, and gives a token that knows the account type. */
export async function signUp(
  gateway: string,
  name = 'bench',
  kind: 'client' | 'professional' = 'client',
): Promise<{ id: string; token: string }> {
  async function call(method: string, path: string, body: Json, token?: unknown): Promise<Json> {
    const response = await fetch(gateway + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Json;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
    return answer;
  }
  const session = await call('POST', '/auth/v1/signup', {
    email: `${name}@bench.sidework.local`,
    password: 'bench-ladder-orchard',
    data: { full_name: 'Bench Client', user_type: kind },
  });
  const setup = {
    fullName: 'Bench Client',
    location: 'Newark, NJ',
    bio: '',
    accountType: kind === 'client' ? 'client' : 'gig_worker',
    ...(kind === 'professional' && { profession: 'Plumber' }),
    dateOfBirth: '1990-05-17',
  };
  await call('PUT', '/api/profiles/me', setup, session.access_token);
  const renewed = await call('POST', '/auth/v1/token?grant_type=refresh_token', {
    refresh_token: session.refresh_token,
  });
  const { id } = renewed.user as { id: string };
  return { id, token: String(renewed.access_token) };
}
