import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { MailLink, Prose } from '../../ui/prose.tsx';
import { operator } from './operator.ts';

export function ContactPage() {
  return (
    <Prose
      title="Contact"
      purpose="A person reads every message and answers within two working days."
    >
      <h2>Write to us</h2>
      <dl>
        <dt>Help with your account, a job or a proposal</dt>
        <dd>
          <MailLink address={operator.email} />
        </dd>
        <dt>Your data: a copy, a correction, a deletion</dt>
        <dd>
          <MailLink address={operator.privacyEmail} />
        </dd>
        <dt>Somebody&apos;s safety, a child&apos;s above all</dt>
        <dd>
          <MailLink address={operator.safetyEmail} />. If someone is in danger now, call your local
          emergency number first.
        </dd>
      </dl>
      <h2>What helps us help you</h2>
      <ul>
        <li>The email address of your account. Never your password: we do not ask for it.</li>
        <li>What you wanted to do, and what happened instead.</li>
        <li>The reference that stands beside an error, if there was one.</li>
      </ul>
      <h2>Before you write</h2>
      <ul>
        <li>
          Cannot sign in? Choose &quot;Forgot password?&quot; on the{' '}
          <Link to={paths.auth}>sign-in page</Link>, and we mail you a link.
        </li>
        <li>
          Posted something by mistake? You can close your own jobs under{' '}
          <Link to={paths.myJobs}>My jobs</Link>, and withdraw a proposal under{' '}
          <Link to={paths.myProposals}>My proposals</Link>.
        </li>
      </ul>
    </Prose>
  );
}
