import type { ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
import { ChildSignedIn, SignInFirst } from './sign-in-first.tsx';

/** Shows the last step to adults who are signed in; the server decides again. */
export function SignedInAdult({ children }: { children: ReactNode }) {
  const viewer = useSession()?.viewer;
  if (!viewer) return <SignInFirst />;
  if (viewer.accountType === 'sidework_kids') return <ChildSignedIn viewer={viewer} />;
  return children;
}
