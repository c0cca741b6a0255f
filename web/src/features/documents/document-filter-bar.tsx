import {
  type DocumentSort,
  type DocumentType,
  documentTypeLabels,
  documentTypes,
} from '@sidework/contracts/business-tools/document-options';
import { useEffect, useEffectEvent, useState } from 'react';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { ChoiceField, SearchField } from '../../ui/fields/plain-fields.tsx';
import type { DocumentFilters } from './use-documents.ts';

const pauseMs = 300;

const sorts = [
  { value: '', label: 'Latest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
  { value: 'largest', label: 'Largest first' },
] as const;

interface Props {
  filters: DocumentFilters;
  years: number[];
  tags: string[];
  onChange: (part: Partial<DocumentFilters>) => void;
}

export function DocumentFilterBar({ filters, years, tags, onChange }: Props) {
  const [typed, setTyped] = useState(filters.search);
  const [followed, setFollowed] = useState(filters.search);
  if (filters.search !== followed) {
    setFollowed(filters.search);
    setTyped(filters.search);
  }
  const tell = useEffectEvent(() => {
    if (typed.trim() !== filters.search) onChange({ search: typed.trim() });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter restarts the pause
  useEffect(() => {
    const timer = setTimeout(tell, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const shown = filters.year && !years.includes(Number(filters.year));
  const known = [...(shown ? [Number(filters.year)] : []), ...years];

  return (
    <FilterBar label="Filters">
      <SearchField
        label="Search"
        placeholder="Name, notes, tags or words inside"
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <ChoiceField<DocumentType | ''>
        label="Type"
        value={filters.type}
        options={[
          { value: '', label: 'All' },
          ...documentTypes.map((value) => ({ value, label: documentTypeLabels[value] })),
        ]}
        onChange={(type) => onChange({ type })}
      />
      <ChoiceField
        label="Year"
        value={filters.year}
        options={[
          { value: '', label: 'All years' },
          ...known.map((year) => ({ value: String(year), label: String(year) })),
        ]}
        onChange={(year) => onChange({ year })}
      />
      <ChoiceField
        label="Tag"
        value={filters.tag}
        options={[
          { value: '', label: 'All tags' },
          ...[...new Set([...(filters.tag ? [filters.tag] : []), ...tags])].map((tag) => ({
            value: tag,
            label: tag,
          })),
        ]}
        onChange={(tag) => onChange({ tag })}
      />
      <ChoiceField<DocumentSort | ''>
        label="Sort"
        value={filters.sort}
        options={sorts}
        onChange={(sort) => onChange({ sort })}
      />
    </FilterBar>
  );
}
