import {
  getOwnProfile,
  type ProfileSetup,
  setUpProfile,
} from '@sidework/contracts/identity/profiles';
import { call, useApi } from '../../lib/api.ts';
import { refreshSession } from '../../lib/session.ts';

export function useOwnProfile() {
  const { data, error, isLoading, mutate } = useApi(getOwnProfile);

  /** The token says who a person is; it is asked for anew once that has changed. */
  async function setUp(profile: ProfileSetup) {
    await mutate(await call(setUpProfile, { body: profile }), { revalidate: false });
    await refreshSession();
  }

  return { profile: data, error, isLoading, retry: () => mutate(), setUp };
}
