import type { ChildFile } from '@sidework/contracts/identity/staff';
import { type ReactNode, useEffect, useRef } from 'react';
import { dayText } from '../../lib/dates.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Fact, FactGrid } from '../../ui/fact-grid.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Words } from '../../ui/words.tsx';
import classes from './child-file-view.module.css';
import { ConsentInFile } from './consent-in-file.tsx';
import { GuardianInFile } from './guardian-in-file.tsx';
import { verificationTexts } from './staff-texts.ts';

const unknown = 'Not given';

/** All that is known of a child. */
export function ChildFileView({ file }: { file: ChildFile }) {
  // The button that opened it is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.file}>
      <h3 ref={heading} tabIndex={-1} className={classes.title}>
        File of {file.fullName}
      </h3>
      <Part title="Child">
        <FactGrid isWide>
          <Fact name="Full name">{file.fullName}</Fact>
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
          <Fact name="Parent's email">{file.parentEmail ?? unknown}</Fact>
          <Fact name="Parent's phone">{file.parentPhone ?? unknown}</Fact>
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
          <ConsentInFile key={consent.id} consent={consent} named={file.parentEmail} />
        ))}
      </Part>
      <Part title="Account">
        <FactGrid>
          <Fact name="Account since">
            <DateText moment={file.createdAt} />
          </Fact>
          <Fact name="Verification">{verificationTexts[file.idVerificationStatus]}</Fact>
          <Fact name="Parental consent">{file.parentConsentGiven ? 'Given' : 'Not given'}</Fact>
          <Fact name="Paused">{file.isPaused ? 'Yes, by a guardian' : 'No'}</Fact>
        </FactGrid>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack gap="xs">
        <h3 className={classes.title}>{title}</h3>
        {children}
      </Stack>
    </section>
  );
}
