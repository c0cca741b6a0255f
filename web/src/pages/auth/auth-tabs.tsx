import '@mantine/core/styles/Tabs.layer.css';
import { Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignInForm } from '../../features/accounts/sign-in-form.tsx';
import { SignUpForm } from '../../features/accounts/sign-up-form.tsx';
import { paths, returnPath } from '../../lib/paths.ts';
import { hasSignedInHere, markSignedInHere } from '../../lib/signed-in-here.ts';
import classes from './auth.module.css';

interface Props {
  onSignIn: () => void;
  onSignUp: () => void;
  onUnconfirmed: (email: string) => void;
}

/** Which tab is open stands in the entry of the history, so that "Get Started" can open the second. */
export function AuthTabs({ onSignIn, onSignUp, onUnconfirmed }: Props) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const open = (tab: string | null) =>
    void navigate('.', { replace: true, state: { ...state, tab } });
  // Who wants something done begins here, and most of them have no account yet.
  const from = returnPath(state?.from);
  const isToPost = from.startsWith(paths.postJob);
  const [first] = useState(() => (isToPost && !hasSignedInHere() ? 'sign-up' : 'login'));

  const marked = (begin: () => void) => () => {
    markSignedInHere();
    begin();
  };

  return (
    <Tabs value={state?.tab ?? first} onChange={open} classNames={{ tab: classes.tab }}>
      {from !== paths.home && (
        <Text mb="md">
          {isToPost
            ? 'Sign up or log in to post your job. You go on to it from here.'
            : 'Log in or sign up to go on. You come back to what you opened.'}
        </Text>
      )}
      <Tabs.List grow mb="lg">
        <Tabs.Tab value="login">Login</Tabs.Tab>
        <Tabs.Tab value="sign-up">Sign Up</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="login">
        <SignInForm onBegin={marked(onSignIn)} onUnconfirmed={onUnconfirmed} />
      </Tabs.Panel>
      <Tabs.Panel value="sign-up">
        <SignUpForm onBegin={marked(onSignUp)} onUnconfirmed={onUnconfirmed} />
      </Tabs.Panel>
    </Tabs>
  );
}
