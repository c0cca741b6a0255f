import { Notice } from './notice.tsx';

interface Props {
  isWaiting: boolean;
  /** It names the action that will follow, such as "Your job is posted". */
  what: string;
}

/** Stands beside the button of a form that waits for the network. */
export function WaitingNote({ isWaiting, what }: Props) {
  return (
    <div role="status">
      {isWaiting && (
        <Notice title="You are offline">
          {what} automatically, once, as soon as you are back online. Keep this page open until
          then.
        </Notice>
      )}
    </div>
  );
}
