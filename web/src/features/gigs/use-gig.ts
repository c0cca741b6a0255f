import {
  addGigPicture,
  changeGig,
  deleteGig,
  type GigChange,
  type GigPosting,
  type GigView,
  getGig,
  getPro,
  listGigs,
  listOwnGigs,
  pauseGig,
  postGig,
  removeGigPicture,
  resumeGig,
} from '@sidework/contracts/marketplace/gigs';
import { call, useApi, useInvalidate, usePages } from '../../lib/api.ts';
import { upload } from '../../lib/upload.ts';

export const useGig = (gigId: string) => useApi(getGig, { params: { gigId } });

export const usePro = (personId: string) => useApi(getPro, { params: { personId } });

export const useOwnGigs = () => usePages(listOwnGigs, {});

export function useGigActs() {
  const invalidate = useInvalidate();
  const known = async <T>(done: Promise<T>) => {
    const answer = await done;
    await invalidate(listGigs, listOwnGigs, getGig);
    return answer;
  };
  const of = ({ id }: Pick<GigView, 'id'>) => ({ params: { gigId: id } });
  return {
    post: (body: GigPosting, idempotencyKey: string) =>
      known(call(postGig, { body, idempotencyKey })),
    change: (gig: GigView, body: GigChange) => known(call(changeGig, { ...of(gig), body })),
    pause: (gig: GigView) => known(call(pauseGig, of(gig))),
    resume: (gig: GigView) => known(call(resumeGig, of(gig))),
    remove: (gig: GigView) => known(call(deleteGig, of(gig))),
    addPicture: (gig: GigView, sent: Omit<Parameters<typeof upload>[1], 'params'>) =>
      known(upload(addGigPicture, { ...of(gig), ...sent })),
    removePicture: (gig: GigView, url: string) =>
      known(
        call(removeGigPicture, {
          params: { gigId: gig.id, name: url.slice(url.lastIndexOf('/') + 1) },
        }),
      ),
  };
}
