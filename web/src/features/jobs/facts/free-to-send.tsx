import { useSession } from '../../../lib/session.ts';
import { Words } from '../../../ui/layout/words.tsx';

/** What a proposal costs and binds one to, where the button to send one is. */
export function FreeToSend() {
  const isVisitor = useSession() === null;
  return (
    <Words tone="soft" isSmall>
      Free to send. {isVisitor && 'You sign in first. '}The price is agreed before work begins.
    </Words>
  );
}
