import { paths } from '../../lib/paths.ts';
import { forgetSignOut, signOut, type Viewer } from '../../lib/session.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

const from = paths.guardianConsent;

/** A guardian needs their own account, and the choices made here stay meanwhile. */
export function SignInFirst() {
  return (
    <Panel label="Your own account">
      <h3>Your own account</h3>
      <p>
        You look after your child’s account from one of your own. Sign in or make one: you come back
        here, and nothing that you chose is lost.
      </p>
      <ButtonRow>
        <LinkButton to={paths.auth} state={{ from, tab: 'login' }}>
          Sign in
        </LinkButton>
        <LinkButton to={paths.auth} state={{ from, tab: 'sign-up' }} variant="default">
          Create an account
        </LinkButton>
      </ButtonRow>
    </Panel>
  );
}

/** Children open the link of their parent's mail on the device that they share. */
export function ChildSignedIn({ viewer }: { viewer: Viewer }) {
  function leave() {
    signOut();
    forgetSignOut();
  }
  return (
    <Panel label="Your own account">
      <h3>This is for your parent or guardian</h3>
      <p>
        {viewer.fullName} is signed in here with a kids account. Only an adult can agree: please
        sign out, and let them sign in.
      </p>
      <PlainButton onClick={leave}>Sign out</PlainButton>
    </Panel>
  );
}
