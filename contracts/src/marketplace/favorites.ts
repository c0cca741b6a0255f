import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Page, PageQuery, PersonCard } from '../kernel/values.ts';
import { GigView } from './gigs.ts';

export const favoriteThings = ['people', 'gigs'] as const;
export type FavoriteThings = (typeof favoriteThings)[number];

/** One person keeps so many favorites at most. */
export const mostFavorites = 500;

const Params = z.object({ things: z.enum(favoriteThings), subjectId: z.uuid() });
const Favorite = z.strictObject({ isFavorite: z.boolean() }).meta({ id: 'Favorite' });

export const listFavoritePeople = endpoint({
  method: 'GET',
  url: '/favorites/people',
  schema: {
    summary: 'The professionals among your favorites, newest first',
    querystring: PageQuery,
    response: { 200: Page(PersonCard) },
  },
});

export const listFavoriteGigs = endpoint({
  method: 'GET',
  url: '/favorites/gigs',
  schema: {
    summary: 'The services among your favorites that are on the list, newest first',
    querystring: PageQuery,
    response: { 200: Page(GigView) },
  },
});

export const getFavorite = endpoint({
  method: 'GET',
  url: '/favorites/:things/:subjectId',
  schema: {
    summary: 'Whether a professional or a service is among your favorites',
    params: Params,
    response: { 200: Favorite },
  },
});

export const setFavorite = endpoint({
  method: 'PUT',
  url: '/favorites/:things/:subjectId',
  stakes: 'protection',
  schema: {
    summary: 'Add a professional or a service to your favorites, or remove it',
    params: Params,
    body: Favorite,
    response: { 200: Favorite },
  },
});
