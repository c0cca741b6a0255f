import { releaseDays, serviceFeeBps } from '@sidework/contracts/client-services/terms';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Prose } from '../../ui/layout/prose.tsx';

const facts = [
  { label: 'Posting a job', value: 'Free' },
  { label: 'Sending a proposal', value: 'Free' },
  { label: 'The price', value: 'Agreed before work begins' },
  {
    label: 'Money paid in',
    value: 'Held',
    note: `Until the client releases it, or until ${releaseDays} days after the work is done, unless there is a dispute. The professional gets it less our fee of ${serviceFeeBps / 100}%.`,
  },
  { label: 'Reviews', value: 'From finished work only' },
  { label: 'Advertisements', value: 'None' },
];

export function AboutPage() {
  return (
    <Prose
      title="About Us"
      purpose="Sidework brings together people who need something done and people who do it well."
      aside={
        <Card scene="people" title="At a glance">
          <Facts facts={facts} />
        </Card>
      }
    >
      <Card scene="street" title="What Sidework is">
        A plumber between two jobs, an accountant with a free week, a notary who travels: good work
        is often nearby and hard to find. Sidework is a marketplace for it. Clients describe what
        they need; professionals and gig workers answer with a proposal and a cost. Once one is
        accepted, both follow the work on one page until it is done.
      </Card>
      <h2>Who it is for</h2>
      <ul>
        <li>
          <strong>Clients</strong> post jobs, compare proposals side by side and hire without
          phoning around.
        </li>
        <li>
          <strong>Gig workers</strong> find paid work close to home, as much of it as they want.
        </li>
        <li>
          <strong>Business professionals</strong> such as real estate agents, accountants, notaries,
          financial advisors, insurance agents, home inspectors, appraisers and property managers
          reach clients who need a license, not just a pair of hands.
        </li>
      </ul>
      <h2>What we hold ourselves to</h2>
      <ul>
        <li>
          <strong>No surprises about money.</strong> You see who pays, what, when, and what happens
          next before you agree to anything.
        </li>
        <li>
          <strong>Your place stays yours.</strong> Others see how far away a job is, never the exact
          spot, until you hire.
        </li>
        <li>
          <strong>Nothing is lost in silence.</strong> If something cannot be done, Sidework says
          so, and says why.
        </li>
        <li>
          <strong>Everybody can use it.</strong> By keyboard, by screen reader, on an old phone, in
          the dark.
        </li>
      </ul>
      <h2>Where to begin</h2>
      <p>
        If you want to know what we keep about you, read the{' '}
        <Link to={paths.privacy}>Privacy Policy</Link>; if you want to tell us something,{' '}
        <Link to={paths.contact}>write to us</Link>.
      </p>
      <Row>
        <LinkButton to={paths.jobs}>Browse Jobs</LinkButton>
        <LinkButton to={paths.howItWorks} variant="default">
          See how it works
        </LinkButton>
      </Row>
    </Prose>
  );
}
