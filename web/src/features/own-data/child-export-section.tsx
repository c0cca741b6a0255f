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
import { useChildExports } from './use-child-exports.ts';

export function ChildExportSection({ childId }: { childId: string }) {
  const { exports, isGathering, error, reload, request, link } = useChildExports(childId);
  const { isBusy, run } = useBusy();

  const ask = () =>
    run(() =>
      request().catch((failure) =>
        toastFailure(texts.toastTitles.error, securityMessageOf(failure)),
      ),
    );

  return (
    <SettingsSection
      title="Take your child’s data along"
      purpose="We gather what every part of Sidework keeps of your child into one ZIP file. It takes a few minutes; you can leave meanwhile."
    >
      {error && !exports ? (
        <ErrorNotice error={error} onRetry={reload} />
      ) : !exports ? (
        <ListSkeleton rows={1} label="Loading the exports" />
      ) : (
        <>
          {exports.length > 0 && (
            <ItemList label="Exports of your child">
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
  );
}
