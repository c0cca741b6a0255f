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

/** It lies over every page and opens before a blocked action, or after a service refused one. */
export function KidsGate() {
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  const hindrance = useShownGate();
  // The text stays while the dialog closes.
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
