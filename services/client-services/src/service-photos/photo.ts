import { conflict, forbidden, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import {
  mostServicePhotos,
  type PhotoMoment,
  photoMoments,
} from '@sidework/contracts/client-services/service-photos';
import * as Service from '../services/service.ts';
import type { servicePhotos } from './table.ts';

export type Photo = typeof servicePhotos.$inferSelect;

/** The facts that decide who may change which photos. */
export interface Around {
  service: Service.Service;
  isOfChild: boolean;
  /** Whether the client may still change the review; undefined where there is none. */
  isReviewEditable: boolean | undefined;
}

/** Photos stay as they are once the money has moved, and those of a review once it is open to read. */
export function requireMayChange(around: Around, moment: PhotoMoment, by: Actor): void {
  const { service, isOfChild, isReviewEditable } = around;
  if (moment === 'review') Service.requireClient(service, by);
  else Service.requireProfessional(service, by);
  if (isOfChild) throw forbidden('photos_of_adults');
  if (moment === 'review') {
    if (isReviewEditable === undefined) throw notFound('review_not_found');
    if (!isReviewEditable) throw conflict('review_final');
  } else if (isSettled(service)) throw conflict('photos_settled');
}

const isSettled = ({ status, agreement, paymentStatus }: Around['service']) =>
  status === 'cancelled' || agreement === 'declined' || paymentStatus === 'released';

export function requireRoom(photos: readonly Pick<Photo, 'moment'>[], moment: PhotoMoment): void {
  if (photos.filter((each) => each.moment === moment).length >= mostServicePhotos)
    throw conflict('enough_photos');
}

/** A photo is there under its name and moment, or not at all. */
export function requireRemoved(count: number): void {
  if (count === 0) throw notFound('not_found');
}

/** The moments whose photos a reader may change now. */
export const changeableBy = (around: Around, by: Actor): PhotoMoment[] =>
  photoMoments.filter((moment) => {
    const { clientId, professionalId } = around.service;
    if (by.id !== (moment === 'review' ? clientId : professionalId) || around.isOfChild)
      return false;
    return moment === 'review' ? around.isReviewEditable === true : !isSettled(around.service);
  });
