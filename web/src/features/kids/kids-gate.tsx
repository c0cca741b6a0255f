import { getOwnProfile } from '@sidework/contracts/identity/own-profile/own-profile';
import { lazy, Suspense, useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { onRefused } from '../../lib/refusals.ts';
import { useSession } from '../../lib/session.ts';
import { closeGate, hindranceOf, showGate, useShownGate } from './gate.ts';

const FirstIncomeWatch = lazy(async () => ({
  default: (await import('./first-income-watch.tsx')).FirstIncomeWatch,
}));

const Window = lazy(async () => ({
  default: (await import('./gate-window.tsx')).GateWindow,
}));

/** Over every page: what keeps somebody from acting, before they begin or once a service has refused; and what a child has. */
export function KidsGate() {
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
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
      {isChild && <FirstIncomeWatch />}
      {last && <Window hindrance={last} isOpen={hindrance !== null} onClose={closeGate} />}
    </Suspense>
  );
}
