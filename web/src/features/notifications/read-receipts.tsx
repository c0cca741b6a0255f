import {
  getChatPreferences,
  setChatPreferences,
} from '@sidework/contracts/network-chat/chat-preferences';
import { texts } from '@sidework/contracts/texts';
import { call, useApi } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';

/** Whether others see what the viewer has read. */
export function ReadReceipts() {
  const { data, mutate } = useApi(getChatPreferences);
  if (!data) return null;
  const { showsReading } = data;

  async function flip() {
    try {
      const body = { showsReading: !showsReading };
      await mutate(await call(setChatPreferences, { body }), { revalidate: false });
      toastSuccess('Saved');
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <Section title="In messages">
      <CheckField
        label="Show when I have read messages"
        text="If you turn this off, you will not see when others have read yours."
        isChecked={showsReading}
        onChange={() => void flip()}
      />
    </Section>
  );
}
