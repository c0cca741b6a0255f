import { limits } from '@sidework/contracts/marketplace/limits';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NearField } from '../../features/gigs/near-field.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { FilterLine, FilterPart } from '../../ui/fields/filter-bar.tsx';
import { SearchField } from '../../ui/fields/plain-fields.tsx';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

const sides = {
  help: {
    label: 'I need help',
    question: 'What needs doing?',
    examples: 'Leaking faucet',
    button: 'Find help',
    listLike: paths.gigsLike,
  },
  work: {
    label: 'I’m looking for work',
    question: 'What kind of work?',
    examples: 'Painting, tax return, lawn',
    button: 'Search jobs',
    listLike: paths.jobsLike,
  },
};
type Side = keyof typeof sides;
const options = (['help', 'work'] as const).map((value) => ({ value, label: sides[value].label }));

/** It leads people who need help to services, and people who look for work to jobs (D-131). */
export function TwoSidedSearch() {
  const navigate = useNavigate();
  const isProfessional = useSession()?.viewer.userType === 'professional';
  const [side, setSide] = useState<Side>(isProfessional ? 'work' : 'help');
  const [near, setNear] = useState('');
  const { question, examples, button, listLike } = sides[side];

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    void navigate(listLike(askedBy(String(typed.get('search')), String(typed.get('place')))));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: assistive software older than the search element knows the role
    <form role="search" onSubmit={submit}>
      <Stack>
        <RadioCards
          label="What brings you here?"
          options={options}
          value={side}
          onChange={setSide}
        />
        <FilterLine>
          <FilterPart width="wide">
            <SearchField
              name="search"
              label={question}
              placeholder={examples}
              maxLength={limits.jobSearch}
              autoComplete="off"
            />
          </FilterPart>
          <FilterPart width="narrow">
            <NearField label="Where?" name="place" near={near} onChange={setNear} />
          </FilterPart>
          <PlainButton type="submit">{button}</PlainButton>
        </FilterLine>
      </Stack>
    </form>
  );
}

/** A town without its ZIP code is a word of the search, which reads it as a place; the lists take no more words than they can. */
function askedBy(words: string, place: string) {
  const near = /\b(\d{5})$/.exec(place.trim())?.[1];
  const search = [words, near ? '' : place].join(' ').trim().slice(0, limits.jobSearch);
  return { ...(search && { search }), ...(near && { near }) };
}
