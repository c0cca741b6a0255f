import { getPayoutAccount } from '@sidework/contracts/client-services/payout-accounts';
import { listServices } from '@sidework/contracts/client-services/services';
import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { listOwnGigs } from '@sidework/contracts/marketplace/gigs';
import { listOwnJobs } from '@sidework/contracts/marketplace/jobs';
import { listOwnProposals } from '@sidework/contracts/marketplace/proposals';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { keep, readKept } from '../../lib/kept.ts';
import { paths } from '../../lib/paths.ts';
import { useSession, type Viewer } from '../../lib/session.ts';
import { firstStepsKey } from './first-steps-key.ts';

export interface FirstStep {
  title: string;
  details: string;
  isDone: boolean;
  to: string;
  act: string;
}

/** Children begin with their guardians, and guardians and staff with the work of others. */
const hasFirstSteps = ({ accountType, isGuardian, roles }: Viewer) =>
  accountType !== 'sidework_kids' && !isGuardian && roles.length === 0;

/** The steps to the first work; none while they are not known, and once they are done or hidden. */
export function useFirstSteps(): { steps: FirstStep[]; hide: () => void } {
  const viewer = useSession()?.viewer;
  const id = viewer?.id ?? '';
  const [isHidden, setHidden] = useState(
    () => readKept<boolean>('localStorage', firstStepsKey(id)) ?? false,
  );
  const isAsked = viewer !== undefined && hasFirstSteps(viewer) && !isHidden;
  const isClient = viewer?.userType === 'client';
  const own = useOwnSteps(isAsked && !isClient);
  const ordered = useClientSteps(isAsked && isClient);
  const profile = useApi(getOwnProfile, isAsked ? {} : null).data;
  const later = isClient ? ordered : own;
  const steps = profile && later ? [profileStep(profile), ...later] : [];
  const isOver = steps.length > 0 && steps.every(({ isDone }) => isDone);

  function hide() {
    keep('localStorage', firstStepsKey(id), true);
    setHidden(true);
  }

  useEffect(() => {
    if (isOver) keep('localStorage', firstStepsKey(id), true);
  }, [isOver, id]);
  return { steps: isAsked && !isOver ? steps : [], hide };
}

function profileStep({
  profession,
  location,
}: {
  profession: string | null;
  location: string | null;
}) {
  return {
    title: 'Your profile',
    details:
      [profession, location].filter(Boolean).join(' · ') || 'Who you are and where you work.',
    isDone: location !== null,
    to: paths.profileSetup,
    act: 'Fill in',
  };
}

const one = { query: { limit: 1 } };

function useOwnSteps(isAsked: boolean): FirstStep[] | undefined {
  const gigs = useApi(listOwnGigs, isAsked ? one : null).data;
  const account = useApi(getPayoutAccount, isAsked ? {} : null).data;
  const proposals = useApi(listOwnProposals, isAsked ? one : null).data;
  if (!gigs || !account || !proposals) return undefined;
  return [
    {
      title: 'Post your first gig',
      details: 'What you offer, a price and a few words. It takes about five minutes.',
      isDone: gigs.items.length > 0,
      to: paths.postGig,
      act: 'Post a Gig',
    },
    {
      title: 'Add a payout account',
      details: 'It is where your money goes. You need it before your first payout.',
      isDone: account.account !== null,
      to: paths.balance,
      act: 'Add account',
    },
    {
      title: 'Send your first proposal',
      details: 'Say what you would do for an open job, and for how much.',
      isDone: proposals.items.length > 0,
      to: paths.jobs,
      act: 'See jobs',
    },
  ];
}

function useClientSteps(isAsked: boolean): FirstStep[] | undefined {
  const jobs = useApi(listOwnJobs, isAsked ? one : null).data;
  const query = { limit: 1, as: 'client' as const };
  const services = useApi(listServices, isAsked ? { query } : null).data;
  if (!jobs || !services) return undefined;
  const isHired = services.items.length > 0;
  return [
    {
      title: 'Post your first job',
      details: 'Say what needs doing and where. Posting is free.',
      isDone: jobs.items.length > 0 || isHired,
      to: paths.postJob,
      act: 'Post a job',
    },
    {
      title: 'Choose who does it',
      details: 'Compare proposals, or book a service at its price.',
      isDone: isHired,
      to: paths.gigs,
      act: 'See services',
    },
  ];
}
