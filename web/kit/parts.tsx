import { Page } from '../src/ui/layout/page.tsx';
import { ActionParts } from './action-parts.tsx';
import { FieldParts } from './field-parts.tsx';
import { FigureParts } from './figure-parts.tsx';
import { RowParts } from './row-parts.tsx';
import { SceneParts } from './scene-parts.tsx';
import { StateParts } from './state-parts.tsx';
import { TicketParts } from './ticket-parts.tsx';

export function Parts() {
  return (
    <Page title="The kit" purpose="Every part of Sidework's pages, in all its states.">
      <TicketParts />
      <RowParts />
      <ActionParts />
      <FieldParts />
      <FigureParts />
      <StateParts />
      <SceneParts />
    </Page>
  );
}
