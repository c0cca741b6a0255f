import type { ProView } from '@sidework/contracts/marketplace/gigs';
import { setFindable } from '@sidework/contracts/marketplace/pros';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { Switch } from '../../ui/fields/switch.ts';
import { Section } from '../../ui/layout/section.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';

/** The owner lets search engines find the page, or not. */
export function FindableSwitch({ pro }: { pro: ProView }) {
  const [isFindable, setShown] = useState(pro.isFindable);
  async function change(next: boolean) {
    setShown(next);
    try {
      await call(setFindable, { body: { isFindable: next } });
    } catch {
      setShown(!next);
      toastFailure(texts.toastTitles.error, 'This was not saved. Please try again.');
    }
  }
  return (
    <Section title="Search engines">
      <Switch
        label="Let search engines find this page"
        description="Your name, place, rating and services are then in Google and others. It can take days until they notice a change."
        checked={isFindable}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
    </Section>
  );
}
