import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { SignInForm } from '../../features/accounts/sign-in-form.tsx';
import { SignUpForm } from '../../features/accounts/sign-up-form.tsx';
import classes from './auth-tabs.module.css';

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
  return (
    <Tabs value={state?.tab ?? 'login'} onChange={open} classNames={{ tab: classes.tab }}>
      <Tabs.List grow mb="lg">
        <Tabs.Tab value="login">Login</Tabs.Tab>
        <Tabs.Tab value="sign-up">Sign Up</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="login">
        <SignInForm onBegin={onSignIn} onUnconfirmed={onUnconfirmed} />
      </Tabs.Panel>
      <Tabs.Panel value="sign-up">
        <SignUpForm onBegin={onSignUp} onUnconfirmed={onUnconfirmed} />
      </Tabs.Panel>
    </Tabs>
  );
}
