import { useRef, useState } from 'react';
import { codeOf } from '../../lib/auth-calls.ts';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { TextInput } from '../../ui/fields/inputs.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import type { AddProps } from './add-props.ts';
import { CodeForm } from './code-form.tsx';
import { NameForm } from './name-form.tsx';
import {
  beginPhone,
  dropUnfinished,
  sendPhoneCode,
  showPhoneCode,
} from './second-factor-commands.ts';

interface Begun {
  name: string;
  factorId: string;
  challengeId: string;
}

/** Refusals that concern the number, not the name. */
const faultsOfNumber = new Set(['validation_failed', 'sms_send_failed']);

/** A phone that gets codes as text messages. */
export function AddPhone({ suggestedName, onAdded, onCancel }: AddProps) {
  const [phone, setPhone] = useState('');
  const [phoneError, setPhoneError] = useState<string | null>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function refuseNumber(text: string) {
    setPhoneError(text);
    field.current?.focus();
  }

  async function begin(name: string) {
    const digits = phone.replaceAll(/[^\d+]/g, '');
    if (!/^\+?[1-9]\d{6,14}$/.test(digits))
      return refuseNumber('Enter a number like +1 555 123 4567');
    try {
      setBegun(await beginAndSend(name, digits));
    } catch (error) {
      if (!faultsOfNumber.has(codeOf(error))) throw error;
      refuseNumber(securityMessageOf(error));
    }
  }

  if (!begun)
    return (
      <Panel label="Add a phone">
        <h3>Add a phone</h3>
        <p>Signing in sends a code to it as a text message.</p>
        <NameForm
          suggestedName={suggestedName}
          submitLabel="Send a code"
          onSubmit={begin}
          onCancel={onCancel}
        >
          <TextInput
            ref={field}
            label="Phone number"
            description="With its country code."
            type="tel"
            autoComplete="tel"
            value={phone}
            onChange={({ currentTarget }) => {
              setPhone(currentTarget.value);
              setPhoneError(null);
            }}
            error={phoneError}
          />
        </NameForm>
      </Panel>
    );

  const { name, factorId, challengeId } = begun;
  return (
    <Panel label="Add a phone">
      <h3>Enter the code</h3>
      <CodeForm
        text="We sent a code to your phone. Enter it to turn this on."
        submitLabel="Turn on"
        send={(code) => showPhoneCode(factorId, challengeId, code).then(() => onAdded(name))}
        onCancel={() => {
          void dropUnfinished(factorId);
          onCancel();
        }}
      />
    </Panel>
  );
}

/** An unfinished factor holds its name, so it is dropped if no code could be sent. */
async function beginAndSend(name: string, phone: string): Promise<Begun> {
  const factorId = await beginPhone(name, phone);
  try {
    return { name, factorId, challengeId: await sendPhoneCode(factorId) };
  } catch (error) {
    await dropUnfinished(factorId);
    throw error;
  }
}
