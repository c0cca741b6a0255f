import type { ChildFile } from '@sidework/contracts/identity/staff/staff';
import { type ReactNode, useEffect, useRef } from 'react';
import { dayText } from '../../../lib/dates.ts';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { Fact, FactGrid } from '../../../ui/figures/fact-grid.tsx';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { verificationTexts } from '../staff-texts.ts';
import { ConsentInFile } from './consent-in-file.tsx';
import { GuardianInFile } from './guardian-in-file.tsx';

const unknown = 'Not given';

/** All that is known of a child. */
export function ChildFileView({ file }: { file: ChildFile }) {
  // The button that opened it is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Notice meaning="over">
      <Stack gap="lg">
        <h3 ref={heading} tabIndex={-1}>
          File of {file.fullName}
        </h3>
        <Grid min="wide" gap="lg">
          <Part title="Child">
            <FactGrid isWide>
              <Fact name="Date of birth">
                {dayText(file.dateOfBirth)}, {file.age} years old
              </Fact>
              <Fact name="Location">{file.location ?? unknown}</Fact>
              <Fact name="Email">{file.email ?? unknown}</Fact>
            </FactGrid>
          </Part>
          <Part title="Parent, as the child says">
            <FactGrid isWide>
              <Fact name="Name">{file.parentName ?? unknown}</Fact>
              <Fact name="Parent’s phone">{file.parentPhone ?? unknown}</Fact>
              <Fact name="Parent’s email">{file.parentEmail ?? unknown}</Fact>
            </FactGrid>
          </Part>
          <Part title="Guardians">
            {file.guardians.length === 0 && <Words>None yet</Words>}
            {file.guardians.map((guardian) => (
              <GuardianInFile key={guardian.id} guardian={guardian} named={file.parentEmail} />
            ))}
          </Part>
          <Part title="Consents">
            {file.consents.length === 0 && <Words>None yet</Words>}
            {file.consents.map((consent) => (
              <ConsentInFile key={consent.id} consent={consent} file={file} />
            ))}
          </Part>
          <Part title="Account">
            <FactGrid isWide>
              <Fact name="Account since">
                <DateText moment={file.createdAt} />
              </Fact>
              <Fact name="Verification">{verificationTexts[file.idVerificationStatus]}</Fact>
              {file.isPaused && <Fact name="Paused">Yes, by a guardian</Fact>}
            </FactGrid>
          </Part>
        </Grid>
      </Stack>
    </Notice>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack gap="xs">
        <Words as="h4" isStrong>
          {title}
        </Words>
        {children}
      </Stack>
    </section>
  );
}
