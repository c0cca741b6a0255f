import type { AlertTime } from '@sidework/contracts/marketplace/saved-search-words';
import type { SavedSearchView } from '@sidework/contracts/marketplace/saved-searches';
import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { ChoiceField } from '../../ui/fields/plain-fields.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { useSavedSearches } from './use-saved-searches.ts';

const alerts = [
  { value: 'at_once', label: 'At once' },
  { value: 'daily', label: 'Once a day' },
  { value: 'never', label: 'Never' },
] as const satisfies { value: AlertTime; label: string }[];

export function SavedSearchList() {
  const { searches, error, reload, alert, remove } = useSavedSearches();
  if (error && !searches) return <ErrorNotice error={error} onRetry={reload} />;
  if (!searches) return <RowsSkeleton label="Loading your searches" />;
  if (searches.length === 0)
    return (
      <EmptyState
        scene="search"
        title="No saved searches yet"
        text="Search for jobs or services, then save the search. You will hear about new matches."
      >
        <LinkButton to={paths.jobs}>Browse Jobs</LinkButton>
        <LinkButton to={paths.gigs} variant="default">
          Browse Services
        </LinkButton>
      </EmptyState>
    );
  return (
    <Rows label="Saved searches">
      {searches.map((search) => (
        <SavedSearch key={search.id} search={search} alert={alert} remove={remove} />
      ))}
    </Rows>
  );
}

type Acts = Pick<ReturnType<typeof useSavedSearches>, 'alert' | 'remove'>;

function SavedSearch({ search, alert, remove }: Acts & { search: SavedSearchView }) {
  async function change(next: AlertTime) {
    try {
      await alert(search.id, next);
      toastSuccess('Alerts changed');
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }
  return (
    <ListRow
      title={search.label}
      to={search.path}
      details={
        <>
          Saved <DateText moment={search.createdAt} />
        </>
      }
      action={
        <Row gap="sm" align="end">
          <ChoiceField
            label="Tell me"
            aria-label={`Tell me about ${search.label}`}
            options={alerts}
            value={search.alert}
            onChange={(next) => void change(next)}
          />
          <AskedButton
            label="Delete"
            size="sm"
            name={search.label}
            title="Delete this saved search?"
            confirmLabel="Delete search"
            cancelLabel="Keep it"
            done="Search deleted"
            act={() => remove(search.id)}
            messageOf={messageOf}
          >
            You will no longer hear about new matches.
          </AskedButton>
        </Row>
      }
    />
  );
}
