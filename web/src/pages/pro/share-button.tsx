import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { copyText } from '../../ui/notices/copy-text.ts';

/** It opens the device's own way to share, or copies the link where there is none. */
export function ShareButton({ name }: { name: string }) {
  async function share() {
    const url = window.location.href;
    if (!navigator.share) return copyText(url, 'Link copied');
    // The person may close the device's window again.
    await navigator.share({ title: `${name} on Sidework`, url }).catch(() => undefined);
  }
  return (
    <PlainButton variant="default" onClick={() => void share()}>
      Share
    </PlainButton>
  );
}
