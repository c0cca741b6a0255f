import { lazy, Suspense } from 'react';
import { FirstSteps } from '../../features/first-day/first-steps.tsx';
import { FittingJobs } from '../../features/jobs/lists/fitting-jobs.tsx';
import { useAudience } from '../../features/kids/use-audience.ts';
import { ProposalsOut } from '../../features/proposals/proposals-out.tsx';
import { UnderWay } from '../../features/services/under-way/under-way.tsx';
import { NewTerms } from '../../features/terms/new-terms.tsx';
import { greeting, waitingText } from '../../features/today/greeting.ts';
import { TodayRows } from '../../features/today/today-rows.tsx';
import { useToday } from '../../features/today/use-today.ts';
import { YourTurn } from '../../features/today/your-turn.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Split } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { WhatItBrought } from './what-it-brought.tsx';

const DayAppointments = lazy(async () => ({
  default: (await import('../../features/appointments/day-appointments.tsx')).DayAppointments,
}));

const date = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

/** It is the most likely action of each kind of viewer. */
const acts = {
  guardian: { to: paths.children, label: 'Your children' },
  staff: { to: paths.admin, label: 'Admin console' },
  client: { to: paths.postJob, label: 'Post a job' },
  professional: { to: paths.jobs, label: 'Browse Jobs' },
};

export function TodayPage() {
  const today = useToday();
  const { fullName: name = '', roles = [], userType, isGuardian } = useSession()?.viewer ?? {};
  const isStaff = roles.includes('admin') || roles.includes('moderator');
  const audience = useAudience();
  const isAdult = audience === 'adults';
  const isClient = isAdult && userType === 'client';
  const { to, label } =
    acts[isStaff ? 'staff' : isGuardian ? 'guardian' : isClient ? 'client' : 'professional'];
  const now = new Date();
  const hello = greeting(name, now);
  return (
    <Page
      title={today.inAll > 0 ? `${hello} ${waitingText(today.inAll)}` : hello}
      purpose={date.format(now)}
      action={
        audience && (
          <LinkButton to={to} variant="default">
            {label}
          </LinkButton>
        )
      }
    >
      <Split aside={isAdult && <WhatItBrought />}>
        {isAdult && <NewTerms />}
        {isAdult && (
          <Suspense>
            <DayAppointments />
          </Suspense>
        )}
        <Section title="Your turn">
          <YourTurn today={today} isAdult={isAdult} />
        </Section>
        <FirstSteps />
        {today.withOthers.length > 0 && (
          <Section title="With others">
            <TodayRows label="With others" items={today.withOthers} />
          </Section>
        )}
        {today.comingUp.length > 0 && (
          <Section title="Coming up">
            <TodayRows label="Coming up" items={today.comingUp} />
          </Section>
        )}
        <UnderWay most={3} />
        {!isStaff && !isClient && (
          <>
            <ProposalsOut />
            <FittingJobs />
          </>
        )}
      </Split>
    </Page>
  );
}
