import { useSession } from '../../../lib/session.ts';
import { Words } from '../../../ui/layout/words.tsx';

/** It tells the cost and the duties of a proposal beside the button that sends one. */
export function FreeToSend() {
  const isVisitor = useSession() === null;
  return (
    <Words tone="soft" isSmall>
      Free to send. {isVisitor && 'You sign in first. '}The price is agreed before work begins.
    </Words>
  );
}
