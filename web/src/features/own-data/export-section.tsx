import { texts } from '@sidework/contracts/texts';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { ItemList } from '../../ui/item-list.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { toastFailure } from '../../ui/toasts.ts';
import { ExportItem } from './export-item.tsx';
import { useExports } from './use-exports.ts';

/** Where the deletion below leads those who want to take everything along first. */
export const exportSectionId = 'export';

export function ExportSection() {
  const { exports, isGathering, error, reload, request, link } = useExports();
  const { isBusy, run } = useBusy();

  const ask = () =>
    run(() =>
      request().catch((failure) =>
        toastFailure(texts.toastTitles.error, securityMessageOf(failure)),
      ),
    );

  return (
    <div id={exportSectionId}>
      <SettingsSection
        title="Take your data along"
        purpose="We gather what every part of Sidework keeps of you into one ZIP file. It takes a few minutes; you can leave meanwhile."
      >
        {error && !exports ? (
          <ErrorNotice error={error} onRetry={reload} />
        ) : !exports ? (
          <ListSkeleton rows={1} label="Loading your exports" />
        ) : (
          <>
            {exports.length > 0 && (
              <ItemList label="Exports">
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
        )}
      </SettingsSection>
    </div>
  );
}
