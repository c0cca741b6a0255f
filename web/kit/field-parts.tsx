import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { CountedTextarea } from '../src/ui/fields/counted-textarea.tsx';
import { DayField } from '../src/ui/fields/day-field.tsx';
import { DollarsInput } from '../src/ui/fields/dollars-input.tsx';
import { ChoiceField, SearchField } from '../src/ui/fields/plain-fields.tsx';
import { RadioCards } from '../src/ui/fields/radio-cards.tsx';
import { SuggestField } from '../src/ui/fields/suggest-field.tsx';
import { TypedNumberInput } from '../src/ui/fields/typed-number-input.tsx';
import { UploadArea } from '../src/ui/fields/upload-area.tsx';
import { UploadLine } from '../src/ui/fields/upload-line.tsx';
import { Grid } from '../src/ui/layout/layout.tsx';
import { Section } from '../src/ui/layout/section.tsx';

const units = [
  { value: 'hourly', label: 'Hourly', text: 'For each hour of work.' },
  { value: 'project', label: 'Project', text: 'One price for all of it.' },
  { value: 'fixed', label: 'Fixed', text: 'The same for everybody.' },
] as const;

const towns = ['Newark, NJ 07102', 'Newark, OH 43055'];

export function FieldParts() {
  const [unit, setUnit] = useState<'hourly' | 'project' | 'fixed'>('hourly');
  const [text, setText] = useState('The old one hums.');
  const [town, setTown] = useState('');
  const [files, setFiles] = useState<string[]>([]);
  return (
    <Section title="Fields">
      <Grid gap="lg">
        <TextInput label="Title" withAsterisk placeholder="New light in the stairwell" />
        <TextInput label="ZIP code" error="Write the five digits of a ZIP code." />
        <DollarsInput label="Price" />
        <TypedNumberInput label="Hours" />
        <DayField label="Deadline" description="The day it should be done by." />
        <SearchField label="Search" placeholder="Painting, tax return, lawn" />
        <ChoiceField label="Pays" options={units} value={unit} onChange={setUnit} />
        <SuggestField
          label="Town"
          value={town}
          onType={setTown}
          suggestions={towns.filter((each) => town && town !== each && each.startsWith(town))}
          onChoose={(at) => setTown(towns[at] ?? '')}
          onClear={() => setTown('')}
        />
        <CountedTextarea
          label="Description"
          most={2000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <RadioCards label="How you charge" options={units} value={unit} onChange={setUnit} />
        <div>
          <UploadArea
            label="Add documents"
            hint="PDF, JPEG or PNG, at most 20 MB each"
            types={['application/pdf', 'image/jpeg', 'image/png']}
            isMultiple
            error={files.length > 3 ? 'At most three at a time.' : undefined}
            onChoose={(chosen) => setFiles(chosen.map(({ name }) => name))}
          />
          {files.map((name) => (
            <p key={name}>{name}</p>
          ))}
          <UploadLine
            label="license.pdf"
            progress={{ sentBytes: 640_000, allBytes: 1_000_000, rate: 420_000 }}
            onStop={() => setFiles([])}
          />
        </div>
      </Grid>
    </Section>
  );
}
