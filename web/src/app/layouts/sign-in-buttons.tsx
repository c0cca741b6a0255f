import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import classes from './sign-in-buttons.module.css';

export function SignInButtons() {
  return (
    <>
      <LinkButton to={paths.auth} variant="subtle">
        Sign In
      </LinkButton>
      <span className={classes.second}>
        <LinkButton to={paths.auth} state={{ tab: 'sign-up' }}>
          Get Started
        </LinkButton>
      </span>
    </>
  );
}
