import { customsFees } from '@sidework/contracts/business-tools/landed-cost';
import { staleAfterDays } from '@sidework/contracts/business-tools/trade-options';
import { formatCents } from '@sidework/contracts/kernel/money';
import { useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { todayHere } from './typed.ts';

interface Props {
  /** The value of the goods in cents of US dollars; undefined where no rate is known. */
  usdCents: number | undefined;
  /** The duty in cents of US dollars; undefined where the tariff is unknown. */
  dutyCents: number | undefined;
  day: string;
  /** Takes the fees over into the form; absent where its amounts are in another currency. */
  onTake: ((cents: number) => void) | undefined;
}

const dayMs = 86_400_000;
const isOld = (asOf: string) => Date.parse(todayHere()) - Date.parse(asOf) > staleAfterDays * dayMs;

/** The cost of the goods until they are through customs, part by part. */
export function CustomsEstimate({ usdCents, dutyCents, day, onTake }: Props) {
  const [isBySea, setBySea] = useState(false);
  if (usdCents === undefined || !day) return null;
  const fees = customsFees(usdCents, { day, isBySea });
  if (!fees)
    return (
      <Words>
        Up to $2,500, or before October 2024, there is no estimate of the customs fees here. Enter
        what your carrier charges.
      </Words>
    );
  const { mpfCents, hmfCents, source, asOf } = fees;
  const landed = dutyCents === undefined ? undefined : usdCents + dutyCents + mpfCents + hmfCents;
  return (
    <Stack gap="xs">
      <CheckField
        label="They came by ship"
        text="Then the harbor maintenance fee is due too."
        isChecked={isBySea}
        onChange={() => setBySea(!isBySea)}
      />
      <Words>
        {`Estimate: merchandise processing fee ${formatCents(mpfCents)}${isBySea ? `, harbor maintenance fee ${formatCents(hmfCents)}` : ''} (${source}, as of ${asOf}).`}
        {landed !== undefined &&
          ` Landed cost: ${formatCents(usdCents)} + duty ${formatCents(dutyCents ?? 0)} + fees ${formatCents(mpfCents + hmfCents)} = ${formatCents(landed)}.`}
        {isOld(asOf) &&
          ' These fees are more than 90 days old: check them before you rely on them.'}
      </Words>
      {onTake && (
        <Row>
          <PlainButton variant="default" size="sm" onClick={() => onTake(mpfCents + hmfCents)}>
            Use these fees
          </PlainButton>
        </Row>
      )}
    </Stack>
  );
}
