import { toolTexts } from '@sidework/contracts/business-tools/tool-texts';
import { type ReactNode, useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { EntryDialog } from '../../ui/dialogs/entry-dialog.tsx';
import type { EntryField } from '../../ui/dialogs/entry-dialog-window.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';

interface Entry {
  id: string;
}

interface Props<T extends Entry> {
  /** "license", "certification", "CE requirement". */
  noun: string;
  fields: readonly EntryField[];
  /** An entry may have other fields than those that are added here. */
  fieldsOf?: (entry: T) => readonly EntryField[];
  empty: Record<string, string>;
  list: Parameters<typeof LoadMore>[0]['list'] & {
    items: T[] | undefined;
    error: unknown;
    isLoading: boolean;
    mutate: () => Promise<unknown>;
  };
  nameOf: (entry: T) => string;
  typedOf: (entry: T) => Record<string, string>;
  chipOf: (entry: T) => ReactNode;
  contentOf: (entry: T) => ReactNode;
  /** The word of the button that changes an entry; left out, it is Edit. */
  editWord?: (entry: T) => string;
  add: (values: Record<string, unknown>, key: string) => Promise<unknown>;
  edit: (entry: T, values: Record<string, unknown>) => Promise<unknown>;
  remove: (entry: T) => Promise<unknown>;
}

const capitalised = (noun: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;

/** One tab of the tracker: a card for each entry, with Edit and Delete, and the form that adds one. */
export function EntryTab<T extends Entry>(props: Props<T>) {
  const { noun, fields, empty, list, nameOf, typedOf, chipOf, contentOf } = props;
  const wordOf = (entry: T) => props.editWord?.(entry) ?? 'Edit';
  const [open, setOpen] = useState<T | 'new'>();
  const close = () => setOpen(undefined);
  const saved = async (work: Promise<unknown>) => {
    await work;
    await list.mutate();
  };
  return (
    <Stack>
      <Row justify="end">
        <PlainButton onClick={() => setOpen('new')}>{`Add ${noun}`}</PlainButton>
      </Row>
      {entries()}
      {open === 'new' && (
        <EntryDialog
          isOpen
          title={`Add ${noun}`}
          fields={fields}
          initial={empty}
          send={(values, key) => saved(props.add(values, key))}
          done={`${capitalised(noun)} added successfully`}
          failed={`Failed to add ${noun}`}
          onClose={close}
        />
      )}
      {open !== undefined && open !== 'new' && (
        <EntryDialog
          isOpen
          title={`${wordOf(open)} ${nameOf(open)}`}
          fields={props.fieldsOf?.(open) ?? fields}
          initial={typedOf(open)}
          send={(values) => saved(props.edit(open, values))}
          done={`${capitalised(noun)} saved`}
          failed={`Failed to save ${noun}`}
          onClose={close}
        />
      )}
    </Stack>
  );

  function entries() {
    if (list.error)
      return <ErrorNotice error={list.error} text={toolTexts.loadFailed} onRetry={list.mutate} />;
    if (list.isLoading || !list.items) return <RowsSkeleton label={`Loading ${noun}s`} />;
    if (list.items.length === 0)
      return (
        <EmptyState
          scene="calendar"
          title={`No ${noun}s yet`}
          text="Each one shows the days that remain. We remind you 90, 60, 30, 7 and 1 days before it expires."
        />
      );
    return (
      <>
        <Grid min="card">
          {list.items.map((entry) => (
            <Card key={entry.id} title={nameOf(entry)} aside={chipOf(entry)}>
              <Stack gap="sm">
                {contentOf(entry)}
                <Row justify="end">
                  <PlainButton
                    variant="default"
                    size="sm"
                    aria-label={`${wordOf(entry)} ${nameOf(entry)}`}
                    onClick={() => setOpen(entry)}
                  >
                    {wordOf(entry)}
                  </PlainButton>
                  <AskedButton
                    size="sm"
                    label="Delete"
                    name={nameOf(entry)}
                    title={`Delete ${nameOf(entry)}?`}
                    confirmLabel={`Delete ${noun}`}
                    done={`${capitalised(noun)} deleted`}
                    act={() => saved(props.remove(entry))}
                    messageOf={() => `Failed to delete ${noun}`}
                  >
                    It leaves your list and your calendar, and its reminders end.
                  </AskedButton>
                </Row>
              </Stack>
            </Card>
          ))}
        </Grid>
        <LoadMore list={list} label={`Load more ${noun}s`} />
      </>
    );
  }
}
