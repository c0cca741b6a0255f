import { askParent, type KidsAvatar } from '@sidework/contracts/identity/kids/kids';
import {
  chooseKidsAvatar,
  getOwnProfile,
  type OwnProfile,
  type ProfileSetup,
  removeAvatar,
  setUpProfile,
  uploadAvatar,
} from '@sidework/contracts/identity/own-profile/own-profile';
import { call, useApi } from '../../lib/api.ts';
import { refreshSession } from '../../lib/session.ts';
import { type Progress, upload } from '../../lib/upload.ts';
import { needsKidsAccount } from './refused-profile.ts';

interface Picture {
  file: File;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

export function useOwnProfile() {
  const { data, error, isLoading, mutate } = useApi(getOwnProfile);

  /** The token holds the account type, so it is refreshed after a change. */
  async function keep(profile: OwnProfile) {
    await mutate(profile, { revalidate: false });
    await refreshSession();
  }

  return {
    profile: data,
    error,
    isLoading,
    retry: () => mutate(),
    async setUp(profile: ProfileSetup) {
      try {
        await keep(await call(setUpProfile, { body: profile }));
      } catch (refusal) {
        // A person who turned out to be a child has a kids account from then on, and a date of
        // birth that stays.
        if (needsKidsAccount(refusal)) {
          // The token still says otherwise; the form need not wait for the next.
          void refreshSession();
          await mutate();
        }
        throw refusal;
      }
    },
    uploadPicture: async (picture: Picture) => keep(await upload(uploadAvatar, picture)),
    removePicture: async () => keep(await call(removeAvatar)),
    choosePicture: async (avatar: KidsAvatar) =>
      keep(await call(chooseKidsAvatar, { body: { avatar } })),
    async askParent() {
      const kids = await call(askParent);
      await mutate((known) => known && { ...known, kids }, { revalidate: false });
    },
  };
}
