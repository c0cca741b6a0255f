import { texts } from '@sidework/contracts/texts';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { ItemList } from '../../ui/rows/item-list.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { ExportItem } from './export-item.tsx';
import type { Exports } from './use-exports.ts';

interface Props {
  exports: Exports;
  label: string;
  loading: string;
}

/** The exports there are, each with its progress or its ZIP, and the button that asks for another. */
export function ExportList({ exports: given, label, loading }: Props) {
  const { exports, isGathering, error, reload, request, link } = given;
  const { isBusy, run } = useBusy();

  const ask = () =>
    run(() =>
      request().catch((failure) =>
        toastFailure(texts.toastTitles.error, securityMessageOf(failure)),
      ),
    );

  if (!exports)
    return error ? (
      <ErrorNotice error={error} onRetry={reload} />
    ) : (
      <ListSkeleton rows={1} label={loading} />
    );
  return (
    <>
      {exports.length > 0 && (
        <ItemList label={label}>
          {exports.map((one) => (
            <ExportItem key={one.id} dataExport={one} link={link} />
          ))}
        </ItemList>
      )}
      <PlainButton
        variant="default"
        isBusy={isBusy}
        isDisabled={isGathering}
        onClick={() => void ask()}
      >
        Ask for an export
      </PlainButton>
    </>
  );
}
