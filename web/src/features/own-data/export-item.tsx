import type { DataExport } from '@sidework/contracts/identity/exports/exports';
import { texts } from '@sidework/contracts/texts';
import { IconFileZip } from '@tabler/icons-react';
import { exactText } from '../../lib/dates.ts';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { Item } from '../../ui/rows/item-list.tsx';
import { ExportParts } from './export-parts.tsx';
import { sizeText } from './export-progress.ts';

interface Props {
  dataExport: DataExport;
  link: (exportId: string) => Promise<string>;
}

const badges = {
  gathering: <Chip meaning="waiting">Being prepared</Chip>,
  ready: <Chip meaning="open">Ready</Chip>,
  failed: <Chip meaning="over">Failed</Chip>,
  expired: <Chip meaning="over">Expired</Chip>,
};

export function ExportItem({ dataExport, link }: Props) {
  const { id, state, requestedAt } = dataExport;
  const { isBusy, run } = useBusy();

  const download = () =>
    run(() =>
      link(id).then(
        (url) => location.assign(url),
        (failure) => toastFailure(texts.toastTitles.error, securityMessageOf(failure)),
      ),
    );

  return (
    <Item
      icon={<IconFileZip size={20} />}
      title={
        <>
          Asked for <DateText moment={requestedAt} />
        </>
      }
      badge={badges[state]}
      details={<Details dataExport={dataExport} />}
      actions={
        state === 'ready' && (
          <PlainButton variant="default" size="sm" isBusy={isBusy} onClick={() => void download()}>
            Download
          </PlainButton>
        )
      }
    />
  );
}

function Details({ dataExport }: { dataExport: DataExport }) {
  const { state, size, expiresAt } = dataExport;
  switch (state) {
    case 'gathering':
      return <ExportParts dataExport={dataExport} />;
    case 'ready':
      return (
        <>
          {size !== null && `${sizeText(size)} · `}
          {expiresAt && `Can be downloaded until ${exactText(expiresAt)}`}
        </>
      );
    case 'failed':
      return 'We could not prepare it. Please ask for a new one.';
    case 'expired':
      return 'It was deleted after its time. Ask for a new one if you need it.';
  }
}
