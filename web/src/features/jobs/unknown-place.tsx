import { EmptyState } from '../../ui/empty-state.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import type { usePlace } from './use-place.ts';

/** Stands where the jobs near a place would, if there were such a place. */
export function UnknownPlace({ location }: { location: ReturnType<typeof usePlace> }) {
  return (
    <EmptyState
      scene="signpost"
      title={`No town has the ZIP code ${location.near}`}
      text="No job can be near it. Name another town or ZIP code above, or look at the jobs everywhere."
    >
      <PlainButton onClick={location.disable}>Jobs everywhere</PlainButton>
    </EmptyState>
  );
}
