import { Link } from 'react-router-dom';
import { useWriteToUs } from '../../features/support/use-write-to-us.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { MailLink } from '../../ui/layout/prose.tsx';
import { Bullets } from '../../ui/layout/words.tsx';
import { copyText } from '../../ui/notices/copy-text.ts';
import { type Concern, concerns } from './concerns.ts';

export function ContactPage() {
  const writeToUs = useWriteToUs();
  return (
    <Page
      title="Contact"
      purpose="Choose what it is about, and your mail begins with the right address and subject."
    >
      <Stack gap="lg">
        {writeToUs === paths.support && (
          <div>
            <LinkButton to={writeToUs}>Write to us here</LinkButton>
          </div>
        )}
        <Grid>
          {concerns.map((concern) => (
            <ConcernCard key={concern.address} concern={concern} />
          ))}
        </Grid>
        <Advice />
      </Stack>
    </Page>
  );
}

function ConcernCard({ concern: { title, scene, text, address, topics } }: { concern: Concern }) {
  return (
    <Card scene={scene} title={title}>
      <p>{text}</p>
      <Bullets>
        {topics.map((topic) => (
          <li key={topic}>
            <MailLink address={address} subject={`${title}: ${topic}`}>
              {topic}
            </MailLink>
          </li>
        ))}
      </Bullets>
      <Row justify="between">
        <MailLink address={address} />
        <PlainButton
          variant="default"
          size="sm"
          aria-label={`Copy address ${address}`}
          onClick={() => void copyText(address, 'Address copied')}
        >
          Copy address
        </PlainButton>
      </Row>
    </Card>
  );
}

function Advice() {
  const session = useSession();
  return (
    <Grid min="wide">
      <Card title="What helps us help you">
        <Bullets>
          <li>The email address of your account. Never your password: we do not ask for it.</li>
          <li>What you wanted to do, and what happened instead.</li>
          <li>The reference that stands beside an error, if there was one.</li>
        </Bullets>
      </Card>
      <Card title="Before you write">
        <Stack gap="sm">
          <span>
            Many questions are answered in the <Link to={paths.helpCenter}>help center</Link>.
          </span>
          {session ? (
            <>
              <span>
                Posted something by mistake? Close your own jobs under{' '}
                <Link to={paths.myJobs}>My jobs</Link>, and withdraw a proposal under{' '}
                <Link to={paths.myProposals}>My proposals</Link>.
              </span>
              <span>
                Take a copy of everything along, or delete your account, under{' '}
                <Link to={paths.dataSettings}>Your data</Link>.
              </span>
            </>
          ) : (
            <>
              <span>
                Cannot sign in? Choose &quot;Forgot password?&quot; on the{' '}
                <Link to={paths.auth}>sign-in page</Link>, and we mail you a link.
              </span>
              <span>
                New here? See <Link to={paths.howItWorks}>how it works</Link>, and what we keep of
                you in the <Link to={paths.privacy}>Privacy Policy</Link>.
              </span>
            </>
          )}
        </Stack>
      </Card>
    </Grid>
  );
}
