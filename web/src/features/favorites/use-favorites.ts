import {
  type FavoriteThings,
  getFavorite,
  listFavoriteGigs,
  listFavoritePeople,
  setFavorite,
} from '@sidework/contracts/marketplace/favorites';
import { call, useApi, useInvalidate, usePages } from '../../lib/api.ts';

export const useFavoritePeople = () => usePages(listFavoritePeople, {});
export const useFavoriteGigs = () => usePages(listFavoriteGigs, {});

export function useFavorite(things: FavoriteThings, subjectId: string) {
  const params = { things, subjectId };
  const { data, mutate } = useApi(getFavorite, { params });
  const invalidate = useInvalidate();

  async function set(isFavorite: boolean) {
    const answer = await call(setFavorite, { params, body: { isFavorite } });
    await mutate(answer, { revalidate: false });
    await invalidate(listFavoriteGigs, listFavoritePeople);
  }
  return { isFavorite: data?.isFavorite, set };
}
