import type { ChildView } from '@sidework/contracts/identity/family/guardians';
import type { ReactNode } from 'react';
import { dayText } from '../../lib/dates.ts';
import { zoneText } from '../../lib/zones.ts';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';

interface Props {
  child: ChildView;
  /** They show the child's recent actions. */
  children: ReactNode;
}

export function ProfileFacts({ child, children }: Props) {
  const { location, dateOfBirth, timeZone, verifiedUntil } = child;
  const facts = [
    { label: 'Date of birth', value: dayText(dateOfBirth) },
    ...(location ? [{ label: 'Location', value: location }] : []),
    ...(timeZone ? [{ label: 'Time zone', value: zoneText(timeZone) }] : []),
    ...(verifiedUntil
      ? [{ label: 'Checked until', value: <DateText moment={verifiedUntil} /> }]
      : []),
  ];
  return (
    <Card>
      <Stack>
        {children}
        <Facts facts={facts} />
        <Words tone="soft" isSmall>
          Other people see the first name, the first letter of the last name, the state and the
          drawn picture, and nothing else.
        </Words>
      </Stack>
    </Card>
  );
}
