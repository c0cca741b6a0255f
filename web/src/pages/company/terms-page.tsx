import {
  cancellationFeePercentage,
  releaseDays,
  serviceFeeBps,
} from '@sidework/contracts/client-services/terms';
import { courseFeeBps } from '@sidework/contracts/education-events/course-options';
import { termsVersion } from '@sidework/contracts/identity/terms/terms';
import { Link } from 'react-router-dom';
import { dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import { MailLink, Prose } from '../../ui/layout/prose.tsx';
import { Bullets } from '../../ui/layout/words.tsx';
import { operator } from './operator.ts';

const parts = [
  { id: 'who', title: 'Who may use Sidework' },
  { id: 'work', title: 'Work between people' },
  { id: 'money', title: 'Payments and fees' },
  { id: 'young', title: 'Young people' },
  { id: 'learning', title: 'Courses and events' },
  { id: 'content', title: 'What you post' },
  { id: 'not', title: 'What is not allowed' },
  { id: 'end', title: 'Ending an account' },
  { id: 'liability', title: 'What we answer for' },
  { id: 'changes', title: 'Changes' },
];

/** The text of one version: a change of what it says is a new `termsVersion`, which everyone is asked to agree to. */
export function TermsPage() {
  return (
    <Prose
      title="Terms"
      purpose={`The agreement between you and Sidework. Version of ${dayText(termsVersion)}.`}
      isAsideFirst
      aside={
        <nav aria-label="Terms">
          <Card title="On this page">
            <Bullets>
              {parts.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </Bullets>
          </Card>
        </nav>
      }
    >
      <h2 id="who">Who may use Sidework</h2>
      <p>
        You may use Sidework if you are 18 or older, or with the consent of a parent or guardian if
        you are younger. Give your real name and birth date, keep your password to yourself, and
        keep your contact details up to date. One person has one account.
      </p>
      <h2 id="work">Work between people</h2>
      <p>
        Sidework is a marketplace. When a client accepts a proposal or agrees to a service, the two
        of them make a contract with each other; Sidework is not a party to it and employs neither.
        Professionals decide how they work, and answer for their licenses, insurance and taxes.
      </p>
      <p>
        Price and scope are those both sides agreed to on the page of the work. The client sets the
        deadline, and agrees to an extension. Side agreements elsewhere do not bind Sidework.
      </p>
      <h2 id="money">Payments and fees</h2>
      <ul>
        <li>
          A client&apos;s payment is held until the client releases it. If nobody does, it is
          released {releaseDays} days after the work is complete and fully paid in, unless there is
          a dispute.
        </li>
        <li>
          Professionals pay {serviceFeeBps / 100}% of what is released, and educators{' '}
          {courseFeeBps / 100}% of what their courses sell for. Tickets carry no fee. The fee is the
          one shown when you agree; a later change does not apply to what was agreed before.
        </li>
        <li>
          Whoever cancels agreed work pays {cancellationFeePercentage}% of what is not released yet;
          a client who did not show up or did not pay owes it in their place. The side that would
          receive it can waive it.
        </li>
        <li>
          In a dispute a moderator decides how held money is divided. You keep every right you have
          in court.
        </li>
        <li>
          Payouts go to an account that was verified and that you are allowed to use. Your balance
          says when a payout waits, and why.
        </li>
      </ul>
      <h2 id="young">Young people</h2>
      <p>
        A parent or guardian agrees to these terms for a child, sees what the child does, and may
        end it at any time. Adults may contact children only where a guardian approved the work.
        Getting around this is a reason to end an account. More is in the{' '}
        <Link to={paths.kidsPrivacy}>kids&apos; privacy notice</Link>.
      </p>
      <h2 id="learning">Courses and events</h2>
      <p>
        Educators and organizers answer for what they offer. A certificate says what was learned and
        how long it took; whether a board accepts it is up to that board. The refund rule of an
        event is shown before you pay. If an event is cancelled, you get back all that you paid
        through Sidework.
      </p>
      <h2 id="content">What you post</h2>
      <p>
        What you write and upload stays yours. You let Sidework store it and show it to the people
        it is meant for. Post only what is yours to post and what is true. Reviews are about work
        that took place.
      </p>
      <h2 id="not">What is not allowed</h2>
      <ul>
        <li>Anything against the law, and work that needs a license you do not hold.</li>
        <li>Harassing, threatening or deceiving people, or discriminating against them.</li>
        <li>Invented work, invented reviews, and money from crime.</li>
        <li>Breaking into accounts, collecting data of others, or overloading the service.</li>
      </ul>
      <p>
        You can report what breaks these rules. Our moderators may hide it, warn, or suspend an
        account, and tell you why.
      </p>
      <h2 id="end">Ending an account</h2>
      <p>
        You can delete your account at any time under <Link to={paths.dataSettings}>Your data</Link>
        . Finish your work and ask for a payout first: what is left on the balance after that can no
        longer be paid out. If we suspend an account, we say why; its money waits until the
        suspension ends.
      </p>
      <h2 id="liability">What we answer for</h2>
      <p>
        We run Sidework with care, but we do not promise that it is never interrupted, and estimates
        of taxes and duties are estimates, not advice. We answer for damage we cause on purpose or
        by gross negligence, and for whatever the law does not let us exclude. We do not answer for
        how the work of others turns out.
      </p>
      <h2 id="changes">Changes</h2>
      <p>
        If these terms change, we ask you to agree to the new version before you go on, and
        guardians for their children. What was agreed before keeps the terms of its time. Questions?
        Write to <MailLink address={operator.email} />.
      </p>
    </Prose>
  );
}
