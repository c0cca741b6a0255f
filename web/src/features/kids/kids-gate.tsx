import { getOwnProfile } from '@sidework/contracts/identity/profiles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { onRefused } from '../../lib/refusals.ts';
import { closeGate, hindranceOf, showGate, useShownGate } from './gate.ts';

const Window = lazy(async () => ({
  default: (await import('./gate-window.tsx')).GateWindow,
}));

/** Over every page: what keeps somebody from acting, before they begin or once a service has refused. */
export function KidsGate() {
  const hindrance = useShownGate();
  // What it says stays while it closes.
  const [last, setLast] = useState(hindrance);
  if (hindrance && hindrance !== last) setLast(hindrance);

  useEffect(() => {
    const end = onRefused('age_verification_required', async () => {
      const profile = await call(getOwnProfile).catch(() => undefined);
      showGate((profile && hindranceOf(profile)) ?? 'consent_missing');
    });
    return () => {
      end();
      closeGate();
    };
  }, []);

  return (
    <Suspense>
      {last && <Window hindrance={last} isOpen={hindrance !== null} onClose={closeGate} />}
    </Suspense>
  );
}
