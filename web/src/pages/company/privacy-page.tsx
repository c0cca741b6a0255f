import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import { MailLink, Prose } from '../../ui/layout/prose.tsx';
import { Bullets, Words } from '../../ui/layout/words.tsx';
import { KidsPrivacy } from './kids-privacy.tsx';
import { operator } from './operator.ts';

const kept = [
  {
    what: 'Your account',
    data: 'Name, email address, password (as a hash nobody can read back), when you signed in; phone number and date of birth, if you gave them',
    why: 'So that you, and only you, get in',
    until: 'You delete your account',
  },
  {
    what: 'Your profile',
    data: 'Account type, picture, place, profession, bio, how many services you completed',
    why: 'So that people know who they hire or work for',
    until: 'You change it or delete your account',
  },
  {
    what: 'Jobs and proposals',
    data: 'What you wrote, budget and cost, the place of a job if you gave one',
    why: 'So that clients and professionals find one another',
    until: 'You delete your account; what the other party needs of an agreement stays with them',
  },
  {
    what: 'Services and payments',
    data: 'What was agreed, progress, deadlines, amounts',
    why: 'So that both parties hold the same record, and because tax law asks for it',
    until: 'Seven years after the end of the year',
  },
  {
    what: 'Reviews',
    data: 'The stars and words about a completed service, and the answer to them',
    why: 'So that people know how the work turned out',
    until: 'They stay for the other side, without your name once you delete your account',
  },
  {
    what: 'Messages',
    data: 'What you wrote, to whom and when',
    why: 'So that both sides can read again what was said',
    until:
      'They stay with the people you wrote to, without your name once you delete your account; a kid’s are erased 12 months later',
  },
  {
    what: 'Business records',
    data: 'Documents in your vault, licenses, income, deductions, tax estimates and trade',
    why: 'So that you have them together; no other user sees them',
    until: 'You delete them, or your account; a document lies in the trash for 30 days first',
  },
  {
    what: 'Courses and events',
    data: 'What you enrolled in or registered for, tickets and certificates',
    why: 'So that you are let in, and can prove what you learned',
    until: 'They stay, without your name once you delete your account',
  },
  {
    what: 'Consent for a child',
    data: 'Who agreed to what, and how we checked who they are',
    why: 'So that we can show that a parent or guardian agreed',
    until: 'Three years after the child’s account ends',
  },
  {
    what: 'Technical records',
    data: 'Time, address and outcome of requests',
    why: 'So that we can find faults and keep intruders out',
    until: '30 days',
  },
];

const parts = [
  { id: 'short', title: 'In short' },
  { id: 'kept', title: 'What we keep' },
  { id: 'seen', title: 'Who sees what' },
  { id: 'place', title: 'Your place' },
  { id: 'kids', title: 'Kids’ privacy notice' },
  { id: 'rights', title: 'What you can do' },
  { id: 'changes', title: 'Changes' },
];

function Contents() {
  return (
    <nav aria-labelledby="contents">
      <Card>
        <Words as="h2" id="contents" isStrong>
          On this page
        </Words>
        <Bullets>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </Bullets>
      </Card>
    </nav>
  );
}

export function PrivacyPage() {
  return (
    <Prose
      title="Privacy Policy"
      purpose={`What we keep about you, why, and what you can do about it. Holds from ${operator.privacySince}.`}
      isAsideFirst
      aside={<Contents />}
    >
      <h2 id="short">In short</h2>
      <ul>
        <li>We keep what the work needs, and nothing to sell. There are no advertisements here.</li>
        <li>
          No other company&apos;s scripts, trackers or cookies run in these pages. Your browser
          keeps your session, your choice of appearance and drafts of what you write.
        </li>
        <li>Your email address, your phone number and your exact place are not public.</li>
        <li>You can see, correct, take away and delete what we hold about you.</li>
      </ul>
      <h2 id="kept">What we keep, why, and for how long</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">In detail</th>
            <th scope="col">Why</th>
            <th scope="col">Until</th>
          </tr>
        </thead>
        <tbody>
          {kept.map(({ what, data, why, until }) => (
            <tr key={what}>
              <td>{what}</td>
              <td data-label="In detail">{data}</td>
              <td data-label="Why">{why}</td>
              <td data-label="Until">{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 id="seen">Who sees what</h2>
      <ul>
        <li>
          <strong>Anyone</strong> sees open jobs without the client&apos;s name and without their
          coordinates. Of adults who offer services, anyone sees the services and a public page with
          their name, picture, profession, city and state, rating, how many services they completed,
          the licenses that we verified, and their reviews, each under the first name and the
          initial of the person who wrote it.
        </li>
        <li>
          <strong>People who are signed in</strong> see in addition who posted a job, what
          professionals write about themselves, and roughly how far away a job is: places are
          rounded to about half a mile.
        </li>
        <li>
          <strong>A job&apos;s client</strong> sees the proposals on it, with the name, profession
          and completed services of the people who sent them. Nobody else does.
        </li>
        <li>
          <strong>The two parties of a service</strong> see all of it. Once you hire, the
          professional sees where the job is.
        </li>
        <li>
          <strong>The two sides of a conversation</strong> see its messages. If one of them deletes
          their account, the other keeps what was written, without the name.
        </li>
        <li>
          <strong>We</strong> look at private content only to help you when you ask, when someone
          reports it, or when the law demands it. Each such look is recorded.
        </li>
      </ul>
      <h2 id="place">Your place</h2>
      <p>
        Your browser asks before it tells us where you are, and only when you choose &quot;Enable
        Location&quot; or give a job a place. For a search by distance the position is used for that
        search and not kept.
      </p>
      <KidsPrivacy />
      <h2 id="rights">What you can do</h2>
      <ul>
        <li>
          See and correct your profile under <Link to={paths.profileSetup}>Your profile</Link>.
        </li>
        <li>
          Take a copy of everything along, or delete your account, at once under{' '}
          <Link to={paths.dataSettings}>Your data</Link>.
        </li>
        <li>
          Ask for a correction, or for anything else of this, at{' '}
          <MailLink address={operator.privacyEmail} />. We answer within 30 days.
        </li>
        <li>Complain to the authority that watches over privacy where you live.</li>
      </ul>
      <h2 id="changes">Changes</h2>
      <p>
        If this policy changes in a way that matters to you, we tell you by email before it holds.
      </p>
    </Prose>
  );
}
