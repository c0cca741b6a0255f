import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignInForm } from '../../features/accounts/sign-in-form.tsx';
import { SignUpForm } from '../../features/accounts/sign-up-form.tsx';
import { paths, returnPath } from '../../lib/paths.ts';
import { hasSignedInHere, markSignedInHere } from '../../lib/signed-in-here.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Words } from '../../ui/layout/words.tsx';

interface Props {
  onSignIn: () => void;
  onSignUp: () => void;
  onUnconfirmed: (email: string) => void;
}

const tabs = [
  { key: 'login', label: 'Login' },
  { key: 'sign-up', label: 'Sign Up' },
];

/** Which tab is open stands in the entry of the history, so that "Get Started" can open the second. */
export function AuthTabs({ onSignIn, onSignUp, onUnconfirmed }: Props) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const open = (tab: string) => void navigate('.', { replace: true, state: { ...state, tab } });
  // Most people who start by posting a job have no account yet.
  const from = returnPath(state?.from);
  const isToPost = from.startsWith(paths.postJob);
  const [first] = useState(() => (isToPost && !hasSignedInHere() ? 'sign-up' : 'login'));

  const marked = (begin: () => void) => () => {
    markSignedInHere();
    begin();
  };

  const chosen = state?.tab ?? first;
  return (
    <Stack>
      {from !== paths.home && (
        <Words>
          {isToPost
            ? 'Sign up or log in to post your job. You go on to it from here.'
            : 'Log in or sign up to go on. You come back to what you opened.'}
        </Words>
      )}
      <div>
        <Tabs label="Log in or sign up" tabs={tabs} chosen={chosen} onChoose={open} isWide>
          {/* Both stay mounted, so that what was typed is there on the way back. */}
          <div hidden={chosen !== 'login'}>
            <SignInForm onBegin={marked(onSignIn)} onUnconfirmed={onUnconfirmed} />
          </div>
          <div hidden={chosen !== 'sign-up'}>
            <SignUpForm onBegin={marked(onSignUp)} onUnconfirmed={onUnconfirmed} />
          </div>
        </Tabs>
      </div>
    </Stack>
  );
}
